/** Finding somebody on a ladder. */
import type { LadderEntry } from '../lib/api/types'

export interface Rung {
  entry: LadderEntry
  /** On the whole ladder, whoever else is shown. */
  place: number
  name: string
}

/** Those whose name holds what is sought; everybody where nothing is. */
export function matching(entries: LadderEntry[], sought: string, nameOf: (entry: LadderEntry) => string): Rung[] {
  const wanted = plain(sought.trim())
  return entries.map((entry, index) => ({ entry, place: index + 1, name: nameOf(entry) })).filter((rung) => plain(rung.name).includes(wanted))
}

/** Without accents and capitals, which nobody wants to type. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
