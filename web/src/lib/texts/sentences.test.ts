import { expect, it } from 'vitest'
import type { GameEvent } from '../api/types'
import { speak, t } from './texts.svelte'
import { eventTexts, valueText } from './sentences'

const event = (kind: string, seat: number, given: Record<string, unknown>) => ({ number: 7, kind, seat, arguments: given, reveals: false }) as unknown as GameEvent
const left = (...cards: string[]) => cards.map((card, slot) => event('leftover', -1, { slot, card }))
const NAMES = ['Anna', 'Berta']

it('puts several events of one kind into one sentence', async () => {
  await speak('en')
  const all = [event('round_ended', -1, { round: 1 }), ...left('statue', 'sail', 'statue'), event('round_started', 1, { round: 2, boats: '4331' })]
  expect(eventTexts(t, 'imhotep', all, NAMES)).toEqual([
    'Round 1 is over.',
    'Nobody took 2 × Statue and Sail; they are discarded.',
    'Round 2 begins with boats for 4, 3, 3 and 1 stones; Berta goes first.',
  ])
  expect(eventTexts(t, 'imhotep', left('statue'), NAMES)).toEqual(['Nobody took Statue; it is discarded.'])
  await speak('de')
  expect(eventTexts(t, 'imhotep', left('statue', 'sail', 'lever'), NAMES)).toEqual(['Übrig bleiben Statue, Segel und Hebel; die Karten werden abgelegt.'])
  await speak('it')
  expect(eventTexts(t, 'imhotep', left('statue', 'sail'), NAMES)).toEqual(['Nessuno ha preso Statua e Vela: le carte vengono scartate.'])
})

it('does not put the decisions of different seats into one sentence', async () => {
  await speak('en')
  expect(eventTexts(t, 'imhotep', [event('leftover', 0, { slot: 0, card: 'sail' }), event('leftover', 1, { slot: 1, card: 'sail' })], NAMES)).toHaveLength(2)
})

it('says of a tile that was not turned that it lies as it is', async () => {
  const laid = (degrees: string) => eventTexts(t, 'kheops', [event('laid', 0, { tile: 3, cell: 'b2', degrees, face: 'room_rotate_room' })], NAMES)[0]
  for (const [language, words] of [['en', 'as it is'], ['it', 'così com’è'], ['de', 'ungedreht']] as const) {
    await speak(language)
    expect(laid('0')).toContain(words)
    expect(laid('0')).not.toContain('°')
    expect(laid('120')).toContain('120°')
  }
})

it('writes places on a board as the board does', async () => {
  await speak('en')
  expect(valueText(t, 'kheops', 'cell', 'a1')).toBe('a1')
  expect(valueText(t, 'kheops', 'pawn', 'worker')).toMatch(/^[A-Z]/)
})
