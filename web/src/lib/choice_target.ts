/**
 * Makes an element of a board stand for a choice: while legal it glows, narrows on click, Enter and Space, and shows a preview on
 * hover and focus; otherwise it explains why it is not legal. `<g {@attach target(choices, { name: 'load', boat: 2 }, label)}>`
 */
import type { Attachment } from 'svelte/attachments'
import type { Choices, Match } from './choices.svelte'
import { hover } from './hover'

export interface TargetOptions {
  /** What the match lacks to be a whole action, for asking why it is not legal; or the key of a text that explains it. False: say nothing. */
  why?: Match | string | false
}

/** The elements that stand for a choice now; the others must neither look like one nor be announced as one. */
const standing = new WeakSet<Element>()

export function target(choices: Choices, match: Match, label?: string, { why = {} }: TargetOptions = {}): Attachment {
  return (element) => {
    standing.add(element)
    const legal = choices.has(match)
    const { unconfirmed } = choices
    element.classList.toggle('choice', legal)
    element.classList.toggle('choice-unconfirmed', legal && unconfirmed !== null && choices.find(match).includes(unconfirmed))
    const { hint } = choices
    element.classList.toggle('choice-hint', legal && hint !== null && choices.find(match).includes(hint))
    if (legal) offer(element, label)
    else withdraw(element)

    const listeners: [string, (event: Event) => void][] = [['click', () => press()]]
    const press = () => {
      if (legal || (typeof why === 'object' && choices.all.length)) choices.narrow(match, typeof why === 'object' ? why : {})
      else if (typeof why === 'string' && choices.all.length) choices.refuse(why)
    }
    if (legal) {
      const { enter, leave } = hover(choices, match)
      listeners.push(['pointerenter', enter], ['focus', enter], ['pointerleave', leave], ['blur', leave])
      listeners.push(['keydown', (event) => key(event as KeyboardEvent, press)])
    }
    for (const [name, listener] of listeners) element.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener)
      standing.delete(element)
      queueMicrotask(() => standing.has(element) || withdraw(element))
    }
  }
}

function offer(element: Element, label?: string): void {
  element.setAttribute('role', 'button')
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  if (label) element.setAttribute('aria-label', label)
}

function withdraw(element: Element): void {
  element.classList.remove('choice', 'choice-unconfirmed', 'choice-hint')
  element.removeAttribute('tabindex')
  element.removeAttribute('role')
  element.removeAttribute('aria-label')
}

function key(event: KeyboardEvent, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  press()
}
