/**
 * Movement: pieces glide from where they were to where they are.
 *
 * `data-piece="boat-2"`   the same piece before and after, wherever it stands: it glides.
 * `data-from="sled-0"`    on a new piece: it comes from the anchor of that name.
 * `data-to="supply"`      on a piece that will be gone: its ghost flies to that anchor.
 * `data-anchor="sled-0"`  a place that pieces come from and go to.
 */
export interface Snapshot {
  pieces: Map<string, { box: DOMRect; element: Element; to: string | null }>
  anchors: Map<string, DOMRect>
}


const PAUSE = 0.16
const MOST_GAPS = 8

export function snapshot(root: Element): Snapshot {
  const pieces: Snapshot['pieces'] = new Map()
  for (const element of root.querySelectorAll('[data-piece]')) {
    const name = element.getAttribute('data-piece')!
    pieces.set(name, { box: element.getBoundingClientRect(), element, to: element.getAttribute('data-to') })
  }
  const anchors: Snapshot['anchors'] = new Map()
  for (const element of root.querySelectorAll('[data-anchor]')) {
    anchors.set(element.getAttribute('data-anchor')!, element.getBoundingClientRect())
  }
  return { pieces, anchors }
}

/** Animate from the snapshot to what the root shows now; resolves when everything has arrived. */
export async function glide(root: Element, before: Snapshot, beat: number): Promise<void> {
  if (beat <= 0) return
  const now = snapshot(root)
  const moves: (() => Animation)[] = []
  for (const [name, piece] of now.pieces) {
    const old = before.pieces.get(name)
    const anchor = piece.element.getAttribute('data-from')
    const from = old?.box ?? (anchor ? (before.anchors.get(anchor) ?? now.anchors.get(anchor)) : undefined)
    if (from && apart(from, piece.box)) moves.push(arrive(piece.element, from, piece.box, beat))
    else if (!old && !from && before.pieces.size) moves.push(() => appear(piece.element, beat))
  }
  for (const [name, piece] of before.pieces) {
    if (now.pieces.has(name) || !piece.to) continue
    const goal = now.anchors.get(piece.to) ?? before.anchors.get(piece.to)
    if (goal) moves.push(() => leave(piece.element, piece.box, goal, beat))
  }
  const animations = moves.map((move, index) => {
    const animation = move()
    animation.effect?.updateTiming({ delay: Math.min(index, MOST_GAPS) * beat * PAUSE, fill: 'backwards' })
    return animation
  })
  await Promise.allSettled(animations.map((animation) => animation.finished))
}

function arrive(element: Element, from: DOMRect, to: DOMRect, beat: number): () => Animation {
  return () => {
    const scale = scaleOf(element)
    const dx = (from.x + from.width / 2 - to.x - to.width / 2) / scale.x
    const dy = (from.y + from.height / 2 - to.y - to.height / 2) / scale.y
    return element.animate(
      [
        { translate: `${dx}px ${dy}px`, easing: 'cubic-bezier(.3,.1,.2,1)' },
        { translate: `${dx / 2}px ${dy / 2 - lift(dx, dy)}px`, offset: 0.5, easing: 'cubic-bezier(.2,.1,.2,1)' },
        { translate: '0px 0px' },
      ],
      { duration: beat },
    )
  }
}

/** Pieces are lifted a little on their way, more on a long one. */
function lift(dx: number, dy: number): number {
  return Math.min(24, Math.hypot(dx, dy) / 10)
}

function appear(element: Element, beat: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: beat / 2 })
}

function leave(element: Element, from: DOMRect, to: DOMRect, beat: number): Animation {
  const ghost = document.createElement('div')
  ghost.className = 'piece-ghost'
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.x}px`,
    top: `${from.y}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    pointerEvents: 'none',
    zIndex: '50',
  })
  ghost.append(copyOf(element, from))
  document.body.append(ghost)
  const dx = to.x + to.width / 2 - from.x - from.width / 2
  const dy = to.y + to.height / 2 - from.y - from.height / 2
  const animation = ghost.animate(
    [{ translate: '0 0' }, { translate: `${dx}px ${dy}px`, opacity: 0.9, offset: 0.9 }, { translate: `${dx}px ${dy}px`, opacity: 0 }],
    { duration: beat, easing: 'cubic-bezier(.3,.1,.2,1)' },
  )
  void animation.finished.finally(() => ghost.remove())
  return animation
}

/** A copy that can stand alone: parts of an SVG need an SVG around them. */
function copyOf(element: Element, box: DOMRect): Element {
  const twin = element.cloneNode(true) as Element
  twin.removeAttribute('data-piece')
  if (!(element instanceof SVGGraphicsElement) || element instanceof SVGSVGElement) return twin
  twin.removeAttribute('transform')
  const own = element.getBBox()
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${own.x} ${own.y} ${own.width} ${own.height}`)
  svg.setAttribute('width', String(box.width))
  svg.setAttribute('height', String(box.height))
  svg.append(twin)
  return svg
}

/** Screen pixels per unit of the coordinates in which this element's `translate` counts. */
function scaleOf(element: Element): { x: number; y: number } {
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) {
    const parent = element.parentNode
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null
    if (matrix) return { x: Math.hypot(matrix.a, matrix.b) || 1, y: Math.hypot(matrix.c, matrix.d) || 1 }
  }
  return { x: 1, y: 1 }
}

function apart(a: DOMRect, b: DOMRect): boolean {
  return Math.abs(a.x + a.width / 2 - b.x - b.width / 2) > 2 || Math.abs(a.y + a.height / 2 - b.y - b.height / 2) > 2
}
