/** Moves the focus with the arrow keys among the choices inside an element; all of them share one Tab stop. */
import type { Attachment } from 'svelte/attachments'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export interface Spot {
  x: number
  y: number
}

/** Return the nearest spot in a direction, or -1: distance along it counts once, sideways three times. */
export function nearest(from: Spot, spots: Spot[], [dx, dy]: [number, number]): number {
  let best = -1
  let cost = Infinity
  spots.forEach((spot, index) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx)
    if (along > 1 && along + 3 * aside < cost) {
      cost = along + 3 * aside
      best = index
    }
  })
  return best
}

/** Return the choice that gets the focus first: an answer rather than something that only prepares for one (`data-aside`), such as selling a card. */
export function firstOf<T extends Element>(choices: T[]): T | undefined {
  return choices.find((choice) => !choice.hasAttribute('data-aside')) ?? choices[0]
}

/** Among the glowing choices of a board. */
export const roving: Attachment = (root) => rove(root, '.choice')

/** Among the choices in words. */
export const rovingWords: Attachment = (root) => rove(root, '[data-choice], [data-group]')

function rove(root: Element, selector: string): () => void {
  const choices = () => [...root.querySelectorAll<HTMLElement | SVGElement>(selector)]

  function one(chosen?: Element): void {
    const all = choices()
    const stop = chosen ?? all.find((element) => element.getAttribute('tabindex') === '0') ?? firstOf(all)
    for (const element of all) {
      const wanted = element === stop ? '0' : '-1'
      if (element.getAttribute('tabindex') !== wanted) element.setAttribute('tabindex', wanted)
    }
  }

  function move(event: KeyboardEvent): void {
    const direction = ARROWS[event.key]
    const from = (event.target as Element).closest(selector)
    if (!direction || !from) return
    const all = choices()
    const next = all[nearest(middle(from), all.map(middle), direction)]
    event.preventDefault()
    if (!next) return
    one(next)
    next.focus()
  }

  const focused = (event: FocusEvent) => {
    const choice = (event.target as Element).closest(selector)
    if (choice) one(choice)
  }
  const observer = new MutationObserver(() => one())
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['class'] })
  root.addEventListener('keydown', move as EventListener)
  root.addEventListener('focusin', focused as EventListener)
  one()
  return () => {
    observer.disconnect()
    root.removeEventListener('keydown', move as EventListener)
    root.removeEventListener('focusin', focused as EventListener)
  }
}

function middle(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}
