import { expect, it } from 'vitest'
import type { LadderEntry } from '../lib/api/types'
import { matching } from './ladder'

const entries = ['Zoë', 'Anna', 'Hannah', 'scribe'].map((name) => ({ name }) as LadderEntry)
const found = (sought: string) => matching(entries, sought, (entry) => (entry.name === 'scribe' ? 'Schreiber' : entry.name)).map((rung) => [rung.place, rung.name])

it('finds names by any part of them, ignoring capitals and accents, and keeps their places', () => {
  expect(found(' ANNA ')).toEqual([[2, 'Anna'], [3, 'Hannah']])
  expect(found('zoe')).toEqual([[1, 'Zoë']])
  expect(found('schrei')).toEqual([[4, 'Schreiber']])
  expect(found('scribe')).toEqual([])
})

it('shows everybody for an empty search', () => {
  expect(found('  ')).toHaveLength(4)
})
