import { describe, expect, it } from 'vitest'
import type { View } from '../../lib/api/types'
import { changeOf, coinsOf, factsOf, handOf, inTurn, laidBy, spaceOf, SPACES, type AmunReView, type Table } from './table'

const seats = [0, 1, 2, 3].map((seat) => ({ seat, name: `P${seat}`, glyph: 'ankh' as const, colour: 'lapis' as const, bot: false, mine: seat === 0 }))
const zeros = (count: number) => Array.from({ length: count }, () => 0)

function table(given: Partial<Table> = {}): Table {
  return { part: 'offering', phase: 'offer', first: 2, asked: 1, offer: [0, 0, 5, 0, 0], swaying: zeros(5), played: [], hand: [zeros(12)], farmers: zeros(15), desert: zeros(15), blocks: zeros(15), pyramids: zeros(15), ...given } as Table // prettier-ignore
}

function view(given: Partial<Table> = {}, more: Partial<View> = {}): AmunReView {
  return { players: 4, seat: 0, mover: 0, table: table(given), ...more } as AmunReView
}

describe('the temple', () => {
  it('has a space for every sum', () => {
    expect(SPACES).toEqual(['≤ 2', '3–12', '13–22', '≥ 23'])
  })
  it('the sum of the offerings sets the temple', () => {
    expect([-15, 2, 3, 12, 13, 22, 23, 300].map(spaceOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4])
  })
  it('coins make the sum with few pieces', () => {
    expect(coinsOf(28)).toEqual([20, 5, 2, 1])
    for (const gold of [0, 1, 19, 99, 299]) expect(coinsOf(gold).reduce((sum, coin) => sum + coin, 0)).toBe(gold)
  })
})

describe('what is printed', () => {
  it('knows which cells are reconstructed, in tables with and without letters', () => {
    const cells = { fields: [3, 'X'], card_limit: 2, bonus_blocks: [0, 'A'], bonus_cards: 0, bonus_gold: 0, income: 0, camel: 0, temples: 0, farmers: [2, 'B'] }
    const facts = factsOf({ components: { provinces: { BAHARYA: cells } } } as unknown as View, 'baharya')
    expect(facts.fields).toEqual({ value: 3, made: true })
    expect(facts.cardLimit).toEqual({ value: 2, made: false })
    expect(facts.printed).toEqual({ value: 2, made: false })
  })
})

describe('offerings', () => {
  it('lie face down from the first player on until all have chosen', () => {
    const now = view()
    expect(inTurn(now.table, seats).map(({ seat }) => seat)).toEqual([2, 3, 0, 1])
    expect([2, 3, 0].map((seat) => laidBy(now, seat).kind)).toEqual(['down', 'none', 'none'])
  })
  it('are open after the reveal and gone in the next auction', () => {
    expect(laidBy(view({ phase: 'draw', offer: [-3, 1, 5, 2, 0] }), 0)).toEqual({ kind: 'up', amount: -3, sways: false })
    expect(laidBy(view({ part: 'auction', phase: 'bid' }), 2).kind).toBe('none')
  })
})

describe('a hand', () => {
  it('holds the kinds of cards there are', () => {
    const hand = zeros(12)
    hand[3] = 2
    expect(handOf(table({ hand: [hand] }), 0)).toEqual([{ card: 'builder', count: 2 }])
    expect(handOf(table({ hand: [Array.from({ length: 12 }, () => null)] }), 0)).toEqual([])
  })
})

describe('ghosts', () => {
  it('are what a choice adds to a province', () => {
    const after = zeros(15)
    after[0] = 1
    expect(changeOf(table(), { reveals: false, events: [], points: null, table: table({ blocks: after }) }, 'abu')).toEqual({ farmers: 0, desert: 0, blocks: 1, pyramids: 0 })
    expect(changeOf(table(), null, 'abu').blocks).toBe(0)
  })
})
