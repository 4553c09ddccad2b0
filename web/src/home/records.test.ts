import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { faultText } from '../lib/api/client'
import { speak } from '../lib/texts/texts.svelte'
import { importRecord } from './records'

beforeAll(() => speak('en'))
afterEach(() => vi.unstubAllGlobals())

function answering(status: number, body: object) {
  const fetched = vi.fn((_address: string, _request: RequestInit) => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const fileOf = (text: string) => new File([text], 'record.json')

it('sends a record as it was written', async () => {
  const fetched = answering(200, { id: 'abc' })
  expect(await importRecord(fileOf('{"seed": 9223372036854775809}'))).toBe('abc')
  expect(fetched.mock.calls[0]![1].body).toBe('{"record":{"seed": 9223372036854775809}}')
})

it('does not ask the server about a file that is no JSON', async () => {
  const fetched = answering(200, { id: 'abc' })
  await expect(importRecord(fileOf('sand'))).rejects.toMatchObject({ code: 'record_unreadable' })
  expect(fetched).not.toHaveBeenCalled()
})

it('says that it is the file before what is wrong in it', async () => {
  answering(422, { code: 'invalid', message: 'no game "chess"' })
  const fault: unknown = await importRecord(fileOf('{}')).catch((reason: unknown) => reason)
  expect(faultText(fault)).toBe('This file is not a record that can be opened: no game "chess"')
})
