/** What lies on the table of Kheops, and the triangle it lies on. */
import type { View } from '../../lib/api/types'

export const PAWNS = ['worker', 'mummy', 'priest', 'pharaoh'] as const
export type PawnKind = (typeof PAWNS)[number]
export type Side = 'white' | 'blue'
export const SIDES: Side[] = ['white', 'blue']
export const TURNS = 30

export type SymbolName =
  | 'none' | 'rotate_corridor' | 'rotate_room' | 'swap' | 'move' | 'blocked' | 'double' | 'ankh' | 'sarcophagus' | 'curse'
export type TileKind = 'room' | 'corridor'

/** A tile of the set. `doors` are the sides of the tile as it lies without being turned. */
export interface Tile {
  id: string
  kind: TileKind
  doors: number[]
  symbol: SymbolName
  pair?: 'A' | 'B' | 'C' | null
  figure?: 'king' | 'queen'
}

export type Phase =
  | 'place' | 'turn_corridor' | 'turn_room' | 'turn_by' | 'swap' | 'swap_with' | 'move' | 'move_to' | 'take' | 'lay' | 'rotate' | 'over'

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
  /** From 0, from the ground. */
  row: number
  /** From 0, from the left. */
  column: number
  upright: boolean
}

export const ROWS = 7

export const PLACES: Place[] = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: 13 - 2 * row }, (_, column) => ({ row, column })),
)
  .flat()
  .map(({ row, column }, index) => ({ cell: `${'abcdefg'[row]}${column + 1}`, index, row, column, upright: column % 2 === 0 }))

export const APEX = PLACES.length - 1

const INDEX = new Map(PLACES.map((place) => [place.cell, place.index]))

export function indexOf(cell: string): number {
  return INDEX.get(cell) ?? -1
}

export function cellName(index: number | null): string | null {
  return index === null ? null : (PLACES[index]?.cell ?? null)
}

/** The cell behind a side, or -1 outside the pyramid. Sides count clockwise from the level one; a shared side has one number. */
export function beyond(index: number, side: number): number {
  const { row, column, upright } = PLACES[index]!
  const level = upright ? [row - 1, column + 1] : [row + 1, column - 1]
  const left = [row, column - 1]
  const right = [row, column + 1]
  const [r, c] = (upright ? [level, left, right] : [level, right, left])[side] as [number, number]
  return PLACES.findIndex((place) => place.row === r && place.column === c)
}

export function doorsOf(tile: Tile, rotation: number): number[] {
  return tile.doors.map((door) => (door + rotation) % 3)
}

/** Pairs of neighbouring cells whose doors meet, each once, with the side they share. */
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

/** The seat from whose side the table is seen: a spectator sits on white's. */
export function eyes(view: View): number {
  return view.seat === 1 ? 1 : 0
}

export function faceOf(tile: Tile): string {
  return `${tile.kind}_${tile.symbol}`
}
