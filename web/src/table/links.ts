/** Reads a link to a position: after which decision, as seen by whom. Invalid values are ignored. */
import type { Table } from '../lib/api/types'

/** With everything open, once the game is over. */
export const ALL = 'all'
const SPECTATOR = '-1'

/** Return the number of the decision in a link; null if there is none. */
export function decisionNumber(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** Return whose view a link shows: the one it names if allowed, or else the one its reader may see. */
export function eyesFor(asked: string | null, table: Pick<Table, 'status' | 'seats' | 'my_seats'>): string {
  const over = table.status === 'finished'
  const seats = table.seats.map((seat) => seat.seat).filter((seat) => over || table.my_seats.includes(seat))
  const possible = [...(over ? [ALL] : []), ...seats.map(String), SPECTATOR]
  return possible.find((one) => one === asked) ?? (over ? ALL : String(table.my_seats[0] ?? SPECTATOR))
}
