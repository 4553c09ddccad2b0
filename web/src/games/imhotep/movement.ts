/** Where a new piece has come from, derived from the latest events. */
import type { GameEvent } from '../../lib/api/types'
import { MONUMENTS, PYRAMIDS, ROWS } from './facts'
import { templeWidth } from './table'

/** The names that the board gives to `data-piece`; a piece is named after the place it lies on. */
export const piece = {
  boat: (round: number, boat: number) => `boat-${round}-${boat}`,
  cargo: (boat: number, space: number) => `cargo-${boat}-${space}`,
  pyramid: (space: number) => `stone-pyramid-${space}`,
  temple: (stone: number) => `stone-temple-${stone}`,
  chamber: (cell: number) => `stone-chamber-${cell}`,
  obelisk: (seat: number, height: number) => `stone-obelisk-${seat}-${height}`,
  tower: (tower: number) => `tower-${tower}`,
  wager: (monument: number, space: number) => `stone-wager-${monument}-${space}`,
  held: (seat: number, card: string) => `held-${seat}-${card}`,
  quarry: (seat: number) => `quarry-top-${seat}`,
}

/** The names of the places that pieces come from, for `data-anchor`. */
export const anchor = {
  sled: (seat: number) => `sled-${seat}`,
  quarry: (seat: number) => `quarry-${seat}`,
  space: (boat: number, space: number) => `space-${boat}-${space}`,
  slot: (slot: number) => `slot-${slot}`,
  waiting: (seat: number) => `waiting-${seat}`,
  basin: (site: string) => `basin-${site}`,
  deck: 'deck',
}

/** The pause between unloading two stones of a boat, in beats. */
const UNLOADING = 0.45

export interface Origin {
  from: string
  /** Where the boat that has just sailed now lies: the piece rides along and goes ashore from here. */
  via?: string
  after?: number
}

/** Where pieces come from, by their names. */
export type Origins = ReadonlyMap<string, Origin>

export function originsOf(events: GameEvent[], players: number): Origins {
  const origins = new Map<string, Origin>()
  const newRound = events.some((event) => event.kind === 'round_started')
  let source: Origin = { from: '' }
  let sailed: { boat: number; site: string } | null = null
  let unloaded = 0
  for (const { kind, seat, arguments: given } of events) {
    const boat = Number(given['boat'])
    const space = Number(given['space'])
    const card = String(given['card'])
    const arrived = arrival(kind, seat, given, players)
    if (arrived) origins.set(arrived, kind === 'tower_built' ? { from: anchor.waiting(seat), after: source.after } : source)
    else if (kind === 'sailed') sailed = { boat, site: String(given['site']) }
    else if (kind === 'unloaded') {
      source = { from: anchor.space(boat, space) }
      // After the last boat of a round all boats are already back at the quay: only the water of the site shows where it was.
      if (sailed?.boat === boat) source = { ...source, via: newRound ? anchor.basin(sailed.site) : anchor.space(boat, space), after: unloaded * UNLOADING }
      unloaded += 1
    } else if (kind === 'brought') source = { from: anchor.quarry(seat) }
    else if (kind === 'returned') origins.set(piece.quarry(seat), source)
    else if (kind === 'loaded') origins.set(piece.cargo(boat, space), { from: anchor.sled(seat) })
    else if (kind === 'wagered') origins.set(piece.wager(monumentOf(given), space), { from: anchor.quarry(seat) })
    else if (kind === 'card_chosen') origins.set(piece.held(seat, card), { from: anchor.slot(Number(given['slot'])) })
    else if (kind === 'card_kept') origins.set(piece.held(seat, card), { from: anchor.slot(3) })
    else if (kind === 'card_drawn') origins.set(piece.held(seat, card), { from: anchor.deck })
  }
  return origins
}

/**
 * Return where the last boat of a round has sailed: it leaves the table with the round, so the water of its site shows it for as
 * long as it takes to unload.
 */
export function lastSail(events: GameEvent[]): { site: string; takes: string; stays: number } | null {
  const sailed = events.find((event) => event.kind === 'sailed')
  const started = events.find((event) => event.kind === 'round_started')
  if (!sailed || !started) return null
  const stones = events.filter((event) => event.kind === 'unloaded').length
  const boat = piece.boat(Number(started.arguments['round']) - 1, Number(sailed.arguments['boat']))
  return { site: String(sailed.arguments['site']), takes: boat, stays: 0.3 + stones * UNLOADING }
}

function monumentOf(given: GameEvent['arguments']): number {
  return MONUMENTS.findIndex((monument) => monument === given['monument'])
}

/** Return the attributes that make a piece glide in from its origin. */
export function glides(origins: Origins, name: string): Record<string, string | number | undefined> {
  const origin = origins.get(name)
  return { 'data-piece': name, 'data-from': origin?.from, 'data-via': origin?.via, 'data-after': origin?.after }
}

/** Return the piece that a building event has added to the table; null for other events. */
function arrival(kind: string, seat: number, given: GameEvent['arguments'], players: number): string | null {
  const number = (key: string) => Number(given[key])
  if (kind === 'pyramid_built') return piece.pyramid(number('space'))
  if (kind === 'pyramid_b_built') return piece.pyramid(PYRAMIDS.findIndex((one) => one === given['pyramid']) * 5 + number('space'))
  if (kind === 'temple_built') return piece.temple(number('layer') * templeWidth(players) + number('column'))
  if (kind === 'chamber_built') return piece.chamber(number('column') * ROWS + number('row'))
  if (kind === 'obelisk_built') return piece.obelisk(seat, number('height') - 1)
  if (kind === 'tower_built') return piece.tower(number('tower'))
  return null
}

/** A piece that a choice would add: its owner, and the points it brings at once. */
export interface Ghost {
  seat: number
  points: number | null
}

export function ghostsOf(events: GameEvent[], players: number): ReadonlyMap<string, Ghost> {
  const ghosts = new Map<string, Ghost>()
  for (const { kind, seat, arguments: given } of events) {
    const points = given['points'] === undefined ? null : Number(given['points'])
    const name = arrival(kind, seat, given, players)
    if (name) ghosts.set(name, { seat, points })
    else if (kind === 'loaded') ghosts.set(piece.cargo(Number(given['boat']), Number(given['space'])), { seat, points: null })
    else if (kind === 'wagered')
      ghosts.set(piece.wager(monumentOf(given), Number(given['space'])), { seat, points: null })
  }
  return ghosts
}
