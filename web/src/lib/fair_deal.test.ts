import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Table } from './api/types'
import { awaited, checkDeal, newContribution, promiseOf, rememberDeal } from './fair_deal'

const store = new Map<string, string>()
beforeEach(() => {
  store.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) })
})

const VALUE = '00'.repeat(32)
const GOOD = { dealt: true, commitment: true, draws: true }

function table(deal: Partial<NonNullable<Table['deal']>> = {}, status: Table['status'] = 'waiting'): Table {
  const whole = { commitment: 'c', promises: [null, null], contributions: [null, null], until: null, ...deal }
  return { id: 'x', status, deal: whole } as unknown as Table
}

describe('contributions', () => {
  it('are random words with the documented commitment', async () => {
    // SHA-256 of "saqqara contribution 1\n" and 64 zeros, computed by Python's hashlib.
    expect(await promiseOf(VALUE)).toBe('6af7c2e4d53967e2fbcbe55c7954f4895c38dd7f6218fe26bff719f431e92bbc')
    const [first, second] = [await newContribution(), await newContribution()]
    expect(first!.value).toMatch(/^[0-9a-f]{64}$/)
    expect(first!.value).not.toBe(second!.value)
    expect(await promiseOf(first!.value)).toBe(first!.promise)
  })

  it('are opened only when the table asks for them', () => {
    rememberDeal(table(), { value: VALUE, promise: 'p' })
    expect(awaited(table())).toBeNull()
    expect(awaited(table({ until: 5 }))).toBe(VALUE)
    expect(awaited(table({ until: 5 }, 'playing'))).toBeNull()
  })

  it('are nothing where nobody hashes', async () => {
    vi.stubGlobal('crypto', {})
    expect(await newContribution()).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('checks', () => {
  it('compare with what this browser saw and contributed', () => {
    rememberDeal(table(), { value: VALUE, promise: 'p' })
    expect(checkDeal(table({ contributions: [VALUE, null] }), GOOD)).toEqual({ ...GOOD, seen: true, contributed: true })
    expect(checkDeal(table({ commitment: 'other' }), GOOD)).toEqual({ ...GOOD, seen: false, contributed: false })
  })

  it('remember the commitment that was seen first', () => {
    rememberDeal(table())
    rememberDeal(table({ commitment: 'later' }))
    expect(checkDeal(table({ commitment: 'later' }), GOOD).seen).toBe(false)
  })

  it('say nothing where this browser was not there', () => {
    expect(checkDeal(table(), GOOD)).toEqual({ ...GOOD, seen: null, contributed: null })
  })
})
