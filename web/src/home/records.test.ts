import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { faultText } from '../lib/api/client'
import { speak } from '../lib/texts/texts.svelte'
import { importRecord, readSet } from './records'

beforeAll(() => speak('en'))
afterEach(() => vi.unstubAllGlobals())

function answering(status: number, body: object) {
  const fetched = vi.fn((_address: string, _request: RequestInit) => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const fileOf = (text: string) => new File([text], 'record.json')

it('sends a record exactly as it was written', async () => {
  const fetched = answering(200, { id: 'abc' })
  expect(await importRecord(fileOf('{"seed": 9223372036854775809}'))).toBe('abc')
  expect(fetched.mock.calls[0]![1].body).toBe('{"record":{"seed": 9223372036854775809}}')
})

it('does not ask the server about a file that is not JSON', async () => {
  const fetched = answering(200, { id: 'abc' })
  for (const text of ['sand', '[1]', 'null']) await expect(importRecord(fileOf(text))).rejects.toMatchObject({ code: 'record_unreadable' })
  expect(fetched).not.toHaveBeenCalled()
})

it('says what is wrong with a file in the reader’s language', async () => {
  answering(422, { code: 'invalid', message: 'seed: is missing', key: 'table-record-missing', arguments: { field: 'seed', detail: 'is missing' } })
  const fault: unknown = await importRecord(fileOf('{}')).catch((reason: unknown) => reason)
  expect(faultText(fault)).toBe('This file cannot be opened: “seed” is missing.')
  await speak('de')
  expect(faultText(fault)).toBe('Diese Datei lässt sich nicht öffnen: „seed“ fehlt.')
  await speak('en')
})

it('reads a set of one’s own that the server accepts', async () => {
  const fetched = answering(200, { set: 'mine' })
  expect(await readSet('kheops', fileOf('{"set": "mine"}'))).toEqual({ name: 'mine', content: { set: 'mine' } })
  expect(fetched.mock.calls[0]![1].body).toBe('{"content":{"set": "mine"}}')
  await expect(readSet('kheops', fileOf('[]'))).rejects.toMatchObject({ code: 'set_unreadable' })
})

it('says that the file is at fault before naming the fault', async () => {
  answering(422, { code: 'invalid', message: 'no game "chess"' })
  const fault: unknown = await importRecord(fileOf('{}')).catch((reason: unknown) => reason)
  expect(faultText(fault)).toBe('This file cannot be opened: no game "chess"')
})
