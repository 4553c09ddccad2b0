/** What a screen reader should say. One live region on the page reads it. */
export const announced = $state({ polite: '', urgent: '' })

let flip = false

export function announce(text: string, urgent = false): void {
  // The same words twice are read twice only when something differs.
  flip = !flip
  announced[urgent ? 'urgent' : 'polite'] = text + (flip ? '\u00a0' : '')
}
