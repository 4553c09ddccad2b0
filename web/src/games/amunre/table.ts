/** The table of Amun-Re as the server sends it, and what can be derived from it. */
import type { Preview, View } from '../../lib/api/types'
import type { Seat } from '../contract'
import type { Texts } from '../../lib/texts/texts.svelte'
import { CARDS, PROVINCES, TEMPLE_FROM } from './facts'

export type Province = (typeof PROVINCES)[number]
export type CardKind = (typeof CARDS)[number]

/** The sums of offerings that each space of the temple stands for. */
export const SPACES = [0, ...TEMPLE_FROM].map((least, space) => {
  const most = TEMPLE_FROM[space]
  return most === undefined ? `≥ ${least}` : space ? `${least}–${most - 1}` : `≤ ${most - 1}`
})

/** The space of the temple for a sum of offerings. */
export function spaceOf(sum: number): number {
  return 1 + TEMPLE_FROM.filter((least) => sum >= least).length
}

export type Part = 'auction' | 'actions' | 'offering' | 'income'

export interface Table {
  kingdom: 'old' | 'new'
  round_in_kingdom: number
  part: Part
  phase: string
  first: number
  next_first: number
  asked: number
  left: number | null
  to_put_back: number
  good: 'farmer' | 'block' | null
  temple: number
  offering: number
  gold: (number | null)[]
  cards: number[]
  hand: (number | null)[][]
  played: number[][]
  discards: number[]
  deck_cards: number
  drawn: (number | null)[]
  drawn_cards: number
  owner: (number | null)[]
  farmers: number[]
  desert: number[]
  blocks: number[]
  pyramids: number[]
  province_card: ('deck' | 'stake' | 'used' | 'out')[]
  stake: (Province | null)[]
  under_cards: number[]
  bid_on: (Province | null)[]
  bid_step: (number | null)[]
  lost: (Province | null)[]
  offer: number[]
  swaying: number[]
  offer_sells: number[][]
  eight_gold_on: (Province | null)[]
  harvest_on: (Province | null)[]
}

export interface BidCost {
  price: number
  possible: boolean
  cards_sold: number
  gold_left: number
}

export interface Details {
  income: Record<string, number>[]
  bids?: BidCost[]
}

export type AmunReView = View<Table, Details>

/** A printed fact and whether it is our reconstruction. */
export interface Fact {
  value: number
  made: boolean
}

export interface ProvinceFacts {
  fields: Fact
  cardLimit: Fact
  bonusBlocks: Fact
  bonusCards: Fact
  bonusGold: Fact
  income: Fact
  camel: Fact
  temples: Fact
  printed: Fact
}

function fact(given: unknown): Fact {
  return Array.isArray(given) ? { value: Number(given[0]), made: given[1] === 'X' } : { value: Number(given), made: false }
}

export function factsOf(view: View, province: Province): ProvinceFacts {
  const cells = view.components.provinces[province.toUpperCase()]
  return {
    fields: fact(cells.fields),
    cardLimit: fact(cells.card_limit),
    bonusBlocks: fact(cells.bonus_blocks),
    bonusCards: fact(cells.bonus_cards),
    bonusGold: fact(cells.bonus_gold),
    income: fact(cells.income),
    camel: fact(cells.camel),
    temples: fact(cells.temples),
    printed: fact(cells.farmers),
  }
}

/** Seats from the first player clockwise. */
export function inTurn(table: Table, seats: Seat[]): Seat[] {
  return seats.map((_, turn) => seats[(table.first + turn) % seats.length]!)
}

export function isSecret(table: Table): boolean {
  return ['sacrifice', 'offer', 'offer_cards'].includes(table.phase)
}

/** What lies before a seat in the offering: nothing yet, a hand face down, or what was revealed. */
export type Laid = { kind: 'none' } | { kind: 'down' } | { kind: 'up'; amount: number; sways: boolean }

export function laidBy(view: AmunReView, seat: number): Laid {
  const { table } = view
  if (table.part !== 'offering' && table.part !== 'income') return { kind: 'none' }
  const amount = table.offer[seat] ?? 0
  const sways = (table.swaying[seat] ?? 0) > 0 || (table.played[seat]?.[CARDS.indexOf('sacrifice')] ?? 0) > 0
  if (!isSecret(table)) return { kind: 'up', amount, sways }
  const turn = (seat - table.first + view.players) % view.players
  return turn < table.asked ? { kind: 'down' } : { kind: 'none' }
}

/** Coins that make a sum, large ones first. */
export function coinsOf(gold: number): number[] {
  const coins: number[] = []
  let rest = gold
  for (const value of [50, 20, 10, 5, 2, 1]) {
    while (rest >= value) {
      coins.push(value)
      rest -= value
    }
  }
  return coins
}

export interface Held {
  card: CardKind
  count: number
}

export function handOf(table: Table, seat: number): Held[] {
  return CARDS.map((card, index) => ({ card, count: table.hand[seat]?.[index] ?? 0 })).filter(({ count }) => count > 0)
}

const BANDS: Record<string, string> = { auction: '#7a4fa0', actions: '#a8432a', offering: '#24599c', income: '#8f680e', scoring: '#2f6f3a' } // prettier-ignore

/** The colour of a card's band shows when it is played. */
export function bandOf(card: CardKind): string {
  const index = CARDS.indexOf(card)
  return BANDS[index < 2 ? 'auction' : index < 4 ? 'actions' : index < 5 ? 'offering' : index < 7 ? 'income' : 'scoring']!
}

export function provinceName(t: Texts, province: Province): string {
  return t(`amunre-province-${province}`)
}

/** What a choice would add to a province. */
export interface Change {
  farmers: number
  desert: number
  blocks: number
  pyramids: number
}

export function changeOf(table: Table, preview: Preview<Table> | null, province: Province): Change {
  const index = PROVINCES.indexOf(province)
  const by = (key: 'farmers' | 'desert' | 'blocks' | 'pyramids') => (preview?.table ? (preview.table[key][index] ?? 0) - (table[key][index] ?? 0) : 0)
  return { farmers: by('farmers'), desert: by('desert'), blocks: by('blocks'), pyramids: by('pyramids') }
}
