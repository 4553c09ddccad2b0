/** The table of Imhotep as the server sends it, and what can be derived from it. */
import type { View } from '../../lib/api/types'
import { CARDS, CHAMBER_B, GROUP, GROUP_MORE, MINIMUM, MONUMENTS, REDS, ROWS, SITES, TEMPLE_COLUMNS, TOWER, WAGER_SPACES } from './facts'

export type Site = (typeof SITES)[number]
export type Monument = (typeof MONUMENTS)[number]
export type CardKind = (typeof CARDS)[number]

/** Red cards act at once, green and violet ones score at the end, blue ones are an action. */
export function bandOf(card: CardKind): string {
  if (isBlue(card)) return '#24599c'
  if (card === 'statue') return '#6d4599'
  return CARDS.indexOf(card) < REDS ? '#a53c28' : '#2f6f3a'
}

export function isBlue(card: CardKind): boolean {
  return CARDS.indexOf(card) >= CARDS.indexOf('lever')
}

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
  return TEMPLE_COLUMNS[players] ?? 0
}

export function wagerSpaces(players: number): number {
  return WAGER_SPACES[players] ?? 0
}

/** The owners of the stones in building order, without the empty spaces. */
export function built(stones: Owner[]): number[] {
  return stones.filter((owner) => owner !== null)
}

export function loadOf(table: Table, boat: number): number {
  return built(table.boats[boat] ?? []).length
}

export function waits(table: Table, boat: number): boolean {
  return table.boat_site[boat] === null
}

/** Return the boat that lies at a site, or null. */
export function boatAt(table: Table, site: Site): number | null {
  const boat = table.boat_site.indexOf(site)
  return boat < 0 ? null : boat
}

/** Complete a load: return a free space on a boat at the quay, or else the first space of all. */
export function freeSpace(table: Table): { boat: number; space: number } {
  for (const [boat, spaces] of table.boats.entries()) {
    const space = spaces.slice(0, table.boat_size[boat]).indexOf(null)
    if (waits(table, boat) && space >= 0) return { boat, space }
  }
  return { boat: 0, space: 0 }
}

/** Complete the sailing of a boat: return a site without a boat. */
export function freeSite(table: Table): Site {
  return SITES.find((site) => boatAt(table, site) === null) ?? SITES[0]
}

/** Complete the sailing to a site: return the boat at the quay that lacks the fewest stones. */
export function fullestBoat(table: Table): number {
  const waiting = table.boat_site.flatMap((_, boat) => (waits(table, boat) ? [boat] : []))
  return waiting.sort((a, b) => lacking(table, a) - lacking(table, b))[0] ?? 0
}

/** Return whether any boat at the quay carries enough stones to sail. */
export function someBoatReady(table: Table): boolean {
  return table.boat_site.some((_, boat) => waits(table, boat) && lacking(table, boat) <= 0)
}

function lacking(table: Table, boat: number): number {
  return (MINIMUM[table.boat_size[boat] ?? 1] ?? 1) - loadOf(table, boat)
}

/** The owners of the stones that came after the pyramid's last space was filled, seat by seat. */
export function extraStones(table: Table): number[] {
  const inside = built(table.pyramid)
  return (table.stones[0] ?? []).flatMap((stones, seat) => {
    const extra = stones - inside.filter((owner) => owner === seat).length
    return Array<number>(Math.max(0, extra)).fill(seat)
  })
}

/** The number of a seat's stones at obelisks B that are not in a tower. */
export function waitingStones(table: Table, seat: number): number {
  return (table.stones[MONUMENTS.indexOf('obelisks')]?.[seat] ?? 0) - TOWER * table.towers.filter((owner) => owner === seat).length
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
  const most = GROUP.length - 1
  return GROUP[size] ?? GROUP[most]! + GROUP_MORE * (size - most)
}

/** The points that each seat would get for a row of burial chamber B. */
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

/** The cards face up before a seat, each kind with its number. */
export function heldCards(table: Table, seat: number): { card: CardKind; count: number }[] {
  return CARDS.map((card, kind) => ({ card, count: table.cards[seat]?.[kind] ?? 0 })).filter(({ count }) => count > 0)
}
