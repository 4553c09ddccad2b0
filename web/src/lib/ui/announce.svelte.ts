import type { Words } from '../texts/texts.svelte'

/** What screen readers should announce, in the current language. One live region on the page holds it. */
export const announced = $state<{ polite: Words; urgent: Words }>({ polite: () => '', urgent: () => '' })

let flip = false

export function announce(words: Words, urgent = false): void {
  // Screen readers announce the same text again only if something differs.
  const end = (flip = !flip) ? '\u00a0' : ''
  announced[urgent ? 'urgent' : 'polite'] = () => words() + end
}
