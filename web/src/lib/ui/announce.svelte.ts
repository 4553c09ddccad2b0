import type { Words } from '../texts/texts.svelte'

/** What a screen reader should say, in the language of now. One live region on the page reads it. */
export const announced = $state<{ polite: Words; urgent: Words }>({ polite: () => '', urgent: () => '' })

let flip = false

export function announce(words: Words, urgent = false): void {
  // The same words twice are read twice only when something differs.
  const end = (flip = !flip) ? '\u00a0' : ''
  announced[urgent ? 'urgent' : 'polite'] = () => words() + end
}
