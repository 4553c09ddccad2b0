/** What a link to a position says: after which decision, through whose eyes. Nonsense is as if it were not there. */
import type { Table } from '../lib/api/types'

/** Everything open, once the game is over. */
export const ALL = 'all'
const SPECTATOR = '-1'

/** The number in a link to a position; null where there is none. */
export function decisionNumber(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}

/** Through whose eyes a link looks: as it says where that is possible, else as whoever opens it may. */
export function eyesFor(asked: string | null, table: Pick<Table, 'status' | 'seats' | 'my_seats'>): string {
  const over = table.status === 'finished'
  const seats = table.seats.map((seat) => seat.seat).filter((seat) => over || table.my_seats.includes(seat))
  const possible = [...(over ? [ALL] : []), ...seats.map(String), SPECTATOR]
  return possible.find((one) => one === asked) ?? (over ? ALL : String(table.my_seats[0] ?? SPECTATOR))
}
