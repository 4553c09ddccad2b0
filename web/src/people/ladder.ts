/** Searching a ladder. */
import type { LadderEntry } from '../lib/api/types'

export interface Rung {
  entry: LadderEntry
  /** The place on the whole ladder, not among those shown. */
  place: number
  name: string
}

/** Return the entries whose name contains the search text; all of them if it is empty. */
export function matching(entries: LadderEntry[], sought: string, nameOf: (entry: LadderEntry) => string): Rung[] {
  const wanted = plain(sought.trim())
  return entries.map((entry, index) => ({ entry, place: index + 1, name: nameOf(entry) })).filter((rung) => plain(rung.name).includes(wanted))
}

/** Remove accents and capitals, which nobody wants to type. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
