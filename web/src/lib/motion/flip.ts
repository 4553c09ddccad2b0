/**
 * Animation: pieces glide from where they were to where they are now.
 *
 * `data-piece="boat-2"`   identifies a piece before and after: wherever it is now, it glides there.
 * `data-from="sled-0"`    on a new piece: it comes from the anchor of that name.
 * `data-to="supply"`      on a piece that disappears: its ghost flies to that anchor.
 * `data-anchor="sled-0"`  a place that pieces come from and go to.
 * `data-takes="boat-2"`   on an anchor: the piece of that name, when it disappears, ends here, stays for `data-stays` beats, and fades.
 * `data-via="space-2-1"`  the piece first goes, within one beat, to where that anchor is now, as a stone rides on its boat.
 * `data-after="0.5"`      how many beats it waits before it starts (or goes on from `data-via`), instead of taking its turn.
 *
 * A piece inside another one moves along with it.
 */
export interface Snapshot {
  pieces: Map<string, Seen>
  anchors: Map<string, DOMRect>
  /** Keyed by the name of the piece that ends there. */
  ends: Map<string, End>
}

interface Seen {
  box: DOMRect
  element: Element
  to: string | null
  /** In the coordinates of its drawing, which cannot be queried once it is gone. */
  own: DOMRect | null
}

interface End {
  box: DOMRect
  /** Beats for which the piece stays before it fades. */
  stays: number
}

const PAUSE = 0.16
const MOST_GAPS = 8
const LAST_LEG = 0.7

export function snapshot(root: Element): Snapshot {
  const pieces: Snapshot['pieces'] = new Map()
  for (const element of root.querySelectorAll('[data-piece]')) {
    const name = element.getAttribute('data-piece')!
    pieces.set(name, { box: element.getBoundingClientRect(), element, to: element.getAttribute('data-to'), own: drawn(element) })
  }
  const anchors: Snapshot['anchors'] = new Map()
  const ends: Snapshot['ends'] = new Map()
  for (const element of root.querySelectorAll('[data-anchor]')) {
    const box = element.getBoundingClientRect()
    anchors.set(element.getAttribute('data-anchor')!, box)
    const taken = element.getAttribute('data-takes')
    if (taken) ends.set(taken, { box, stays: numberOf(element, 'data-stays') ?? 0 })
  }
  return { pieces, anchors, ends }
}

function drawn(element: Element): DOMRect | null {
  return element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement) ? element.getBBox() : null
}

/** Animate from the snapshot to what the root shows now; resolve when everything has arrived. */
export async function glide(root: Element, before: Snapshot, beat: number): Promise<void> {
  if (beat <= 0) return
  const now = snapshot(root)
  const moves: (() => Animation)[] = []
  const waits: (number | null)[] = []
  for (const [name, piece] of now.pieces) {
    const old = before.pieces.get(name)
    const anchor = piece.element.getAttribute('data-from')
    if (old && rides(piece.element, before)) continue
    const from = old?.box ?? (anchor ? (before.anchors.get(anchor) ?? now.anchors.get(anchor)) : undefined)
    const via = now.anchors.get(piece.element.getAttribute('data-via') ?? '')
    const after = numberOf(piece.element, 'data-after')
    if (from && via) moves.push(() => ride(piece.element, from, via, piece.box, beat, after ?? 0))
    else if (from && apart(from, piece.box)) moves.push(arrive(piece.element, from, piece.box, beat))
    else if (!old && !from && before.pieces.size) moves.push(() => appear(piece.element, beat))
    else continue
    waits.push(from && via ? 0 : after)
  }
  for (const [name, piece] of before.pieces) {
    if (now.pieces.has(name)) continue
    const goal = piece.to === null ? undefined : (now.anchors.get(piece.to) ?? before.anchors.get(piece.to))
    const end = now.ends.get(name) ?? (goal && { box: goal, stays: 0 })
    if (!end) continue
    moves.push(() => leave(piece, end, beat))
    waits.push(numberOf(piece.element, 'data-after'))
  }
  const animations = moves.map((move, index) => {
    const animation = move()
    const turn = waits[index] ?? Math.min(index, MOST_GAPS) * PAUSE
    animation.effect?.updateTiming({ delay: turn * beat, fill: 'backwards' })
    return animation
  })
  await Promise.allSettled(animations.map((animation) => animation.finished))
}

function arrive(element: Element, from: DOMRect, to: DOMRect, beat: number): () => Animation {
  return () => {
    const { dx, dy, size } = offset(element, from, to)
    const grown = resized(element, size)
    return settle(
      element,
      element.animate(
        [
          { translate: `${dx}px ${dy}px`, easing: 'cubic-bezier(.3,.1,.2,1)', ...(grown && { scale: size }) },
          { translate: `${dx / 2}px ${dy / 2 - lift(dx, dy)}px`, offset: 0.5, easing: 'cubic-bezier(.2,.1,.2,1)', ...(grown && { scale: (1 + size) / 2 }) },
          { translate: '0px 0px', ...(grown && { scale: 1 }) },
        ],
        { duration: beat },
      ),
    )
  }
}

/** Move an element to a stop on something that moves as well, wait there, and go on. */
function ride(element: Element, from: DOMRect, via: DOMRect, to: DOMRect, beat: number, wait: number): Animation {
  const start = offset(element, from, to)
  const stop = offset(element, via, to)
  // A stop may be a wide place, such as water: do not scale the piece up to fill it.
  if (stop.size > 2 * start.size) stop.size = start.size
  const whole = 1 + wait + LAST_LEG
  const grown = resized(element, stop.size)
  const there = { translate: `${stop.dx}px ${stop.dy}px`, ...(grown && { scale: stop.size }) }
  const animation = element.animate(
    [
      { translate: `${start.dx}px ${start.dy}px`, easing: 'cubic-bezier(.3,.1,.2,1)', ...(grown && { scale: start.size }) },
      { ...there, offset: 1 / whole },
      { ...there, offset: (1 + wait) / whole, easing: 'ease-in-out' },
      { translate: `${stop.dx / 2}px ${stop.dy / 2 - lift(stop.dx, stop.dy)}px`, offset: (1 + wait + LAST_LEG / 2) / whole, easing: 'ease-in-out' },
      { translate: '0px 0px', ...(grown && { scale: 1 }) },
    ],
    { duration: beat * whole },
  )
  return settle(element, animation)
}

/** Return the way from one box to another, in the coordinates of the element, and the ratio of their sizes. */
function offset(element: Element, from: DOMRect, to: DOMRect): { dx: number; dy: number; size: number } {
  const scale = scaleOf(element)
  return {
    dx: (from.x + from.width / 2 - to.x - to.width / 2) / scale.x,
    dy: (from.y + from.height / 2 - to.y - to.height / 2) / scale.y,
    size: to.width ? from.width / to.width : 1,
  }
}

/** Prepare an element to change its size on the way; return whether it does. Elements with a transform of their own keep their size. */
function resized(element: Element, size: number): boolean {
  const same = Math.abs(size - 1) < 0.06 || size > 4 || size < 0.25
  if (same || element.hasAttribute('transform') || !(element instanceof HTMLElement || element instanceof SVGElement)) return false
  element.style.transformBox = 'fill-box'
  element.style.transformOrigin = 'center'
  return true
}

function settle(element: Element, animation: Animation): Animation {
  const still = () => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
    element.style.transformBox = ''
    element.style.transformOrigin = ''
  }
  void animation.finished.then(still, still)
  return animation
}

function rides(element: Element, before: Snapshot): boolean {
  const carrier = element.parentElement?.closest('[data-piece]')?.getAttribute('data-piece')
  return carrier !== null && carrier !== undefined && before.pieces.has(carrier)
}

function numberOf(element: Element, attribute: string): number | null {
  const text = element.getAttribute(attribute)
  return text === null ? null : Number(text)
}

/** Return how far a piece is lifted on its way: more on a long one. */
function lift(dx: number, dy: number): number {
  return Math.min(24, Math.hypot(dx, dy) / 10)
}

function appear(element: Element, beat: number): Animation {
  return element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: beat / 2 })
}

function leave({ element, box: from, own }: Seen, { box: to, stays }: End, beat: number): Animation {
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
  ghost.append(copyOf(element, from, own))
  document.body.append(ghost)
  const dx = to.x + to.width / 2 - from.x - from.width / 2
  const dy = to.y + to.height / 2 - from.y - from.height / 2
  const there = `${dx}px ${dy}px`
  const whole = 1 + stays
  const animation = ghost.animate(
    [
      { translate: '0 0', easing: 'cubic-bezier(.3,.1,.2,1)' },
      { translate: there, opacity: 0.95, offset: 0.9 / whole },
      { translate: there, opacity: 0.95, offset: 1 - 0.1 / whole },
      { translate: there, opacity: 0 },
    ],
    { duration: beat * whole },
  )
  void animation.finished.finally(() => ghost.remove())
  return animation
}

/** Return a copy that can stand alone: parts of an SVG need an SVG around them. */
function copyOf(element: Element, box: DOMRect, own: DOMRect | null): Element {
  const twin = element.cloneNode(true) as Element
  twin.removeAttribute('data-piece')
  // Pieces on top of it move on their own.
  for (const inner of twin.querySelectorAll('[data-piece]')) inner.remove()
  if (!own) return twin
  twin.removeAttribute('transform')
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
