/** Import of a record by file. */
import { api, Fault } from '../lib/api/client'

const MOST_BYTES = 2_000_000

/** The id of the table that the record became. */
export async function importRecord(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new Fault('record_large', 'This file is too large to be a record.')
  let record: unknown
  try {
    record = JSON.parse(await file.text())
  } catch {
    throw new Fault('record_unreadable', 'This file is not a record.')
  }
  return (await api.importRecord(record)).id
}
