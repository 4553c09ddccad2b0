/** Import of a record by file. */
import { api, Fault, faultText, hasWords } from '../lib/api/client'

const MOST_BYTES = 2_000_000

/** The id of the table that the record became. */
export async function importRecord(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Fault('record_large', 'This file is too large to be a record.')
  const text = await file.text()
  if (!isJson(text)) throw new Fault('record_unreadable', 'This file is not a record.')
  try {
    return (await api.importRecord(text)).id
  } catch (reason) {
    // What is wrong inside a file only makes sense after saying that it is the file.
    throw reason instanceof Fault && !hasWords(reason) ? new Fault('record_refused', faultText(reason)) : reason
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
