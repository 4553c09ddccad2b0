/** Files that people bring: records to replay, sets of tiles or provinces to play with. */
import { api, Fault, hasWords } from '../lib/api/client'

const MOST_BYTES = 2_000_000

/** Import a record; return the id of its table. */
export async function importRecord(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Fault('record_large', 'This file is too large to be a record.')
  const text = await file.text()
  if (!isObject(text)) throw new Fault('record_unreadable', 'This file is not a record.')
  try {
    return (await api.importRecord(text)).id
  } catch (reason) {
    // A fault inside a file makes sense only after saying that the file is at fault.
    throw reason instanceof Fault && !hasWords(reason) ? new Fault('record_refused', reason.message, null, {}, reason) : reason
  }
}

export interface OwnSet {
  name: string
  content: Record<string, unknown>
}

/** Read a set of one's own and have the server check it. */
export async function readSet(game: string, file: File): Promise<OwnSet> {
  const text = file.size > MOST_BYTES ? '' : await file.text()
  if (!isObject(text)) throw new Fault('set_unreadable', 'This file is not a set.')
  const { set } = await api.checkComponents(game, text)
  return { name: set, content: JSON.parse(text) as Record<string, unknown> }
}

function isObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}
