/** Where a pawn or a tile that is new on the table has come from, read from what just happened. */
import type { GameEvent } from '../../lib/api/types'

export const anchor = {
  cell: (cell: string) => `cell-${cell}`,
  supply: (seat: number, kind: string) => `supply-${seat}-${kind}`,
  hand: (seat: number) => `hand-${seat}`,
  pile: 'pile',
}

/** From the cell a pawn or tile stands on, or from the supply it has come home to, to the anchor it came from. */
export interface Origins {
  pawns: ReadonlyMap<string, string>
  tiles: ReadonlyMap<string, string>
  /** Workers sent home: the cell each comes from, by seat. */
  home: ReadonlyMap<number, string>
}

export function originsOf(events: GameEvent[]): Origins {
  const pawns = new Map<string, string>()
  const tiles = new Map<string, string>()
  const home = new Map<number, string>()
  for (const { kind, seat, arguments: given } of events) {
    const cell = String(given['cell'])
    const goal = String(given['target'])
    if (kind === 'placed') pawns.set(cell, anchor.supply(seat, String(given['pawn'])))
    else if (kind === 'moved') pawns.set(goal, anchor.cell(cell))
    else if (kind === 'swapped') pawns.set(goal, anchor.cell(cell)).set(cell, anchor.cell(goal))
    else if (kind === 'laid') tiles.set(cell, anchor.hand(seat))
    else if (kind === 'displaced') home.set(1 - seat, cell)
  }
  return { pawns, tiles, home }
}

/** The cells that events of a seat touched last: shown until the next ones, so that nobody misses what the other did. */
export function touched(events: GameEvent[]): string[] {
  const seen = events.filter(({ kind }) => ['placed', 'turned', 'swapped', 'moved', 'laid'].includes(kind))
  return seen.flatMap(({ arguments: given }) => [given['cell'], given['target']]).filter((cell) => typeof cell === 'string')
}
