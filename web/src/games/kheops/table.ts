/** The table of Kheops as the server sends it, and the triangle it lies on. */
import type { View } from '../../lib/api/types'
import { CELLS, NEIGHBOURS, SIDES, type KINDS, type PAWNS, type PHASES, type SYMBOLS } from './facts'

export type PawnKind = (typeof PAWNS)[number]
export type Side = (typeof SIDES)[number]
export type SymbolName = (typeof SYMBOLS)[number]
export type TileKind = (typeof KINDS)[number]
export type Phase = (typeof PHASES)[number]

/** A tile of the set. `doors` are the sides of the tile as it lies without being turned. */
export interface Tile {
  id: string
  kind: TileKind
  doors: number[]
  symbol: SymbolName
  pair?: 'A' | 'B' | 'C' | null
  figure?: 'king' | 'queen'
}

export interface Table {
  turn: number
  phase: Phase
  tile: (number | null)[]
  rotation: number[]
  pawn: (string | null)[]
  supply: number[][]
  hand: (number | null)[][]
  in_hand: number[]
  left: number
  entered: number | null
  chosen: number | null
  taken: number | null
}

export interface Underground {
  cells: string[]
  tiles: number
  rooms: number
  sarcophagi: string[]
  apex: boolean
  longest: boolean
  cursed: boolean
  closed: boolean
  doors_outside: number
  doors_on_empty_cells: number
  doors_on_walls: number
  weights: [number, number]
  worth: number
  taker: number | null
}

export interface UnseenTiles {
  kind: TileKind
  symbol: SymbolName
  pair: 'A' | 'B' | 'C' | null
  doors: number
  count: number
}

export interface Details {
  undergrounds: Underground[]
  ankhs: { cells: string[]; cursed: string[]; points: number }[]
  unseen: UnseenTiles[]
}

export type KheopsView = View<Table, Details>

// The triangle

export interface Place {
  cell: string
  index: number
  /** Counted from 0, from the ground. */
  row: number
  /** Counted from 0, from the left. */
  column: number
  upright: boolean
}

export const PLACES: Place[] = CELLS.map((cell, index) => {
  const [row, column] = [cell.charCodeAt(0) - 'a'.charCodeAt(0), Number(cell.slice(1)) - 1]
  return { cell, index, row, column, upright: column % 2 === 0 }
})

export function indexOf(cell: string): number {
  return PLACES.findIndex((place) => place.cell === cell)
}

export function cellName(index: number | null): string | null {
  return index === null ? null : (PLACES[index]?.cell ?? null)
}

/** Return the cell behind a side, or -1 outside the pyramid. Sides count clockwise from the level one; a shared side has one number. */
export function beyond(index: number, side: number): number {
  return NEIGHBOURS[index]?.[side] ?? -1
}

export function doorsOf(tile: Tile, rotation: number): number[] {
  return tile.doors.map((door) => (door + rotation) % 3)
}

/** Return the pairs of neighbouring cells whose doors meet, each once, with the side they share. */
export function passagesOf(table: Table, tiles: Tile[]): { from: number; to: number; side: number }[] {
  const open = PLACES.map(({ index }) => {
    const tile = table.tile[index]
    return tile === null || tile === undefined ? [] : doorsOf(tiles[tile]!, table.rotation[index]!)
  })
  return PLACES.flatMap(({ index, upright }) =>
    upright
      ? open[index]!.map((side) => ({ from: index, to: beyond(index, side), side })).filter(
          ({ to, side }) => to >= 0 && open[to]!.includes(side),
        )
      : [],
  )
}

// Pawns and seats

export interface Standing {
  side: Side
  seat: number
  kind: PawnKind
}

export function standing(pawn: string | null | undefined): Standing | null {
  if (!pawn) return null
  const [side, kind] = pawn.split('_') as [Side, PawnKind]
  return { side, seat: SIDES.indexOf(side), kind }
}

/** Return the seat whose side of the table is shown: a spectator sees white's. */
export function eyes(view: View): number {
  return view.seat === 1 ? 1 : 0
}

export function faceOf(tile: Tile): string {
  return `${tile.kind}_${tile.symbol}`
}
