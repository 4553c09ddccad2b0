/** The table of Imhotep as the server tells it, and what the board reads from it. */
import type { View } from '../../lib/api/types'

export const SITES = ['market', 'pyramid', 'temple', 'burial_chamber', 'obelisks'] as const
export type Site = (typeof SITES)[number]
export const MONUMENTS = ['pyramid', 'temple', 'burial_chamber', 'obelisks'] as const
export type Monument = (typeof MONUMENTS)[number]

export const CARDS = [
  'entrance',
  'sarcophagus',
  'paved_path',
  'pyramid_decoration',
  'temple_decoration',
  'burial_chamber_decoration',
  'obelisk_decoration',
  'statue',
  'lever',
  'hammer',
  'sail',
  'chisel',
] as const
export type CardKind = (typeof CARDS)[number]

/** Red cards act at once, green and violet ones score at the end, blue ones are an action. */
export function bandOf(card: CardKind): string {
  const index = CARDS.indexOf(card)
  return index < 3 ? '#a53c28' : index < 7 ? '#2f6f3a' : index === 7 ? '#6d4599' : '#24599c'
}

export function isBlue(card: CardKind): boolean {
  return CARDS.indexOf(card) >= 8
}

export const PYRAMIDS = ['left', 'middle', 'right'] as const
export const MINIMUM = [0, 1, 1, 2, 3]
export const ROUNDS = 6
export const SLED = 5
export const PYRAMID_A = [2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4]
export const PYRAMID_B = [
  [2, 1, 3, 2, 4],
  [2, 3, 1, 1, 4],
  [2, 3, 3, 1, 4],
]
/** The space of each small pyramid that gives more than points, and what it gives. */
export const PYRAMID_B_BONUS = [
  { space: 1, gives: 'card' },
  { space: 2, gives: 'stones' },
  { space: 3, gives: 'load' },
] as const
export const TEMPLE_B = ['choice', 'two', 'choice', 'card', 'choice'] as const
export const TOWERS = [10, 9, 8, 7, 6, 5, 5, 5]
export const OBELISKS_A: Record<number, number[]> = { 2: [10, 1], 3: [12, 6, 1], 4: [15, 10, 5, 1] }
export const CHAMBER_B = [8, 4, 2]
export const ROWS = 3

type Owner = number | null

export interface Table {
  phase: string
  turn: number
  starter: number
  round_number: number
  round_cards: string[]
  sled: number[]
  quarry: number[]
  boat_size: number[]
  boat_site: (Site | 'gone' | null)[]
  boats: Owner[][]
  market: (CardKind | 'face_down' | null)[]
  deck_left: number
  discard: number[]
  cards: number[][]
  playing: CardKind | null
  resolving: CardKind | null
  unloading: number | null
  column: number | null
  stones: number[][]
  pyramid: Owner[]
  temple: Owner[]
  burial_chamber: Owner[]
  towers: Owner[]
  wager: Owner[][]
}

export type ImhotepView = View<Table>

export function sideOf(view: ImhotepView, site: Site): 'A' | 'B' {
  return view.options[site] === 'B' ? 'B' : 'A'
}

export function templeWidth(players: number): number {
  return players === 2 ? 4 : 5
}

export function wagerSpaces(players: number): number {
  return players === 4 ? 2 : 1
}

/** Stones in the order of building, without the empty rest. */
export function built(stones: Owner[]): number[] {
  return stones.filter((owner) => owner !== null)
}

export function loadOf(table: Table, boat: number): number {
  return built(table.boats[boat] ?? []).length
}

export function waits(table: Table, boat: number): boolean {
  return table.boat_site[boat] === null
}

/** The boat that lies at a site, or null. */
export function boatAt(table: Table, site: Site): number | null {
  const boat = table.boat_site.indexOf(site)
  return boat < 0 ? null : boat
}

/** What would complete a load: a free space of a boat at the quay, or the first space of all. */
export function freeSpace(table: Table): { boat: number; space: number } {
  for (const [boat, spaces] of table.boats.entries()) {
    const space = spaces.slice(0, table.boat_size[boat]).indexOf(null)
    if (waits(table, boat) && space >= 0) return { boat, space }
  }
  return { boat: 0, space: 0 }
}

/** What would complete the sailing of a boat: a site without one. */
export function freeSite(table: Table): Site {
  return SITES.find((site) => boatAt(table, site) === null) ?? SITES[0]
}

/** What would complete the sailing to a site: the boat at the quay that is nearest to leaving. */
export function fullestBoat(table: Table): number {
  const waiting = table.boat_site.flatMap((_, boat) => (waits(table, boat) ? [boat] : []))
  return waiting.sort((a, b) => lacking(table, a) - lacking(table, b))[0] ?? 0
}

/** Whether a boat at the quay carries enough to sail. */
export function someBoatReady(table: Table): boolean {
  return table.boat_site.some((_, boat) => waits(table, boat) && lacking(table, boat) <= 0)
}

function lacking(table: Table, boat: number): number {
  return (MINIMUM[table.boat_size[boat] ?? 1] ?? 1) - loadOf(table, boat)
}

/** Whose stones came to the pyramid after its last space was filled, seat by seat. */
export function extraStones(table: Table): number[] {
  const inside = built(table.pyramid)
  return (table.stones[0] ?? []).flatMap((stones, seat) => {
    const extra = stones - inside.filter((owner) => owner === seat).length
    return Array<number>(Math.max(0, extra)).fill(seat)
  })
}

/** Stones of a seat at obelisks B that are not in a tower. */
export function waitingStones(table: Table, seat: number): number {
  return (table.stones[3]?.[seat] ?? 0) - 3 * table.towers.filter((owner) => owner === seat).length
}

/** A group of connected stones of one owner in the burial chamber; cell i lies in row i mod 3 of column i div 3. */
export interface Group {
  owner: number
  cells: number[]
}

export function groupsOf(stones: number[]): Group[] {
  const seen = new Set<number>()
  const groups: Group[] = []
  stones.forEach((owner, start) => {
    if (seen.has(start)) return
    const cells: number[] = []
    const open = [start]
    seen.add(start)
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      cells.push(cell)
      for (const next of neighbours(cell)) {
        if (stones[next] !== owner || seen.has(next)) continue
        seen.add(next)
        open.push(next)
      }
    }
    groups.push({ owner, cells: cells.sort((a, b) => a - b) })
  })
  return groups
}

export function neighbours(cell: number): number[] {
  const row = cell % ROWS
  const near = [cell - ROWS, cell + ROWS]
  if (row > 0) near.push(cell - 1)
  if (row < ROWS - 1) near.push(cell + 1)
  return near.filter((one) => one >= 0)
}

export function groupPoints(size: number): number {
  return [0, 1, 3, 6, 10, 15][size] ?? 15 + 2 * (size - 5)
}

/** What each seat would get for a row of burial chamber B. */
export function rowPoints(stones: number[], row: number, players: number): number[] {
  const counts = Array.from({ length: players }, (_, seat) => stones.filter((owner, cell) => owner === seat && cell % ROWS === row).length)
  return counts.map((mine) => {
    if (!mine) return 0
    const ahead = counts.filter((other) => other > mine).length
    const tied = counts.filter((other) => other === mine).length
    let together = 0
    for (let place = ahead; place < ahead + tied; place += 1) together += CHAMBER_B[place] ?? 0
    return Math.floor(together / tied)
  })
}

/** The cards that lie open before a seat: kind and how many. */
export function heldCards(table: Table, seat: number): { card: CardKind; count: number }[] {
  return CARDS.map((card, kind) => ({ card, count: table.cards[seat]?.[kind] ?? 0 })).filter(({ count }) => count > 0)
}
