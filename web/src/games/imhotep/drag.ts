/** Dragging a stone to a boat or a boat to a site, by mouse or finger. A press without movement stays a click. */
import type { Choices, Match } from '../../lib/choices.svelte'
import { textOf } from '../../lib/choices.svelte'

export interface Carried {
  kind: 'stone' | 'boat'
  boat: number | null
  /** In the coordinates of the board. */
  x: number
  y: number
}

interface Hands {
  choices: Choices
  ask: (action: string) => void
  show: (carried: Carried | null) => void
}

const SLACK = 6

export function carry(start: PointerEvent, board: SVGSVGElement, what: Pick<Carried, 'kind' | 'boat'>, hands: Hands): void {
  if (start.button !== 0 || !hands.choices.all.length) return
  let moved = false

  const move = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    moved ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK
    if (!moved) return
    event.preventDefault()
    hands.show({ ...what, ...pointIn(board, event) })
    hands.choices.hover(legalMatch(hands.choices, what, under(event)))
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== start.pointerId) return
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    hands.show(null)
    hands.choices.hover(null)
    if (!moved) return
    swallowClick()
    if (event.type === 'pointerup') drop(hands, what, under(event))
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

function drop(hands: Hands, what: Pick<Carried, 'kind' | 'boat'>, element: Element | null): void {
  const match = matchOf(what, element)
  if (!match) return
  hands.choices.reset()
  if (hands.choices.has(match)) hands.choices.narrow(match)
  else if (what.kind === 'boat' || 'space' in match) hands.ask(textOf(match))
}

function legalMatch(choices: Choices, what: Pick<Carried, 'kind' | 'boat'>, element: Element | null): Match | null {
  const match = matchOf(what, element)
  return match && choices.has(match) ? match : null
}

/** Return what dropping over an element would mean. */
export function matchOf(what: Pick<Carried, 'kind' | 'boat'>, element: Element | null): Match | null {
  if (what.kind === 'boat') {
    const site = element?.closest('[data-site]')?.getAttribute('data-site')
    return site && what.boat !== null ? { name: 'sail', boat: what.boat, site } : null
  }
  const place = element?.closest('[data-space], [data-boat]')
  const boat = place?.getAttribute('data-boat')
  const space = place?.getAttribute('data-space')
  if (boat === undefined || boat === null) return null
  return space ? { name: 'load', boat: Number(boat), space: Number(space) } : { name: 'load', boat: Number(boat) }
}

function under(event: PointerEvent): Element | null {
  return document.elementFromPoint(event.clientX, event.clientY)
}

function pointIn(board: SVGSVGElement, event: PointerEvent): { x: number; y: number } {
  const matrix = board.getScreenCTM()?.inverse()
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix)
  return { x: point.x, y: point.y }
}

/** Ignore the click that the browser may send where a drag ended. */
function swallowClick(): void {
  const stop = (event: Event) => event.stopPropagation()
  addEventListener('click', stop, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50)
}
