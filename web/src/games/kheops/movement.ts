/** Where a new pawn or tile has come from, derived from the latest events. */
import type { GameEvent } from '../../lib/api/types'

export const anchor = {
  cell: (cell: string) => `cell-${cell}`,
  supply: (seat: number, kind: string) => `supply-${seat}-${kind}`,
  hand: (seat: number) => `hand-${seat}`,
  pile: 'pile',
}

/** The anchors that pawns and tiles came from, by the cell they are on now. */
export interface Origins {
  pawns: ReadonlyMap<string, string>
  tiles: ReadonlyMap<string, string>
  /** The cells that workers were sent home from, by seat. */
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

/** Return the cells that these events touched: they stay marked, so that nobody misses what the other side did. */
export function touched(events: GameEvent[]): string[] {
  const seen = events.filter(({ kind }) => ['placed', 'turned', 'swapped', 'moved', 'laid'].includes(kind))
  return seen.flatMap(({ arguments: given }) => [given['cell'], given['target']]).filter((cell) => typeof cell === 'string')
}
