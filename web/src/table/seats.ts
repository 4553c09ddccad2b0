/** What the seats of a table are called, and who sits there. */
import type { SeatFacts } from '../games/boards'
import type { Table } from '../lib/api/types'
import { t } from '../lib/texts/texts.svelte'

export function seatFacts(table: Table | null): SeatFacts[] {
  const seats = table?.seats ?? []
  const names = distinct(seats.map((seat) => seatName(seat.name, seat.kind, seat.level, seat.seat)))
  return seats.map((seat, index) => ({ name: names[index]!, bot: seat.kind === 'bot' || seat.handed_over, mine: seat.mine, player: seat.here ? null : seat.player }))
}

/** Number the names that occur more than once. */
function distinct(names: string[]): string[] {
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length
    return before ? `${name} ${before + 1}` : name
  })
}

function seatName(name: string | null, kind: string, level: string | null, seat: number): string {
  if (kind === 'bot' && level && t.has(`bots-level-${level}`)) return t(`bots-level-${level}`)
  return name ?? (kind === 'open' || kind === 'invited' ? t('web-seat-free') : t('table-seat', { number: seat + 1 }))
}
