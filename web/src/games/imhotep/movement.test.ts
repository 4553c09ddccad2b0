import { expect, it } from 'vitest'
import type { GameEvent } from '../../lib/api/types'
import { matchOf } from './drag'
import { ghostsOf, lastSail, originsOf } from './movement'

function event(kind: string, seat: number, given: GameEvent['arguments'] = {}): GameEvent {
  return { number: 3, kind, seat, arguments: given, reveals: false }
}

const SAIL = [
  event('sailed', 0, { boat: 1, site: 'temple' }),
  event('unloaded', 2, { boat: 1, space: 0, site: 'temple' }),
  event('temple_built', 2, { column: 4, layer: 0 }),
  event('unloaded', 0, { boat: 1, space: 2, site: 'temple' }),
  event('temple_built', 0, { column: 0, layer: 1 }),
]

it('lets stones ride on their boat and go ashore one after the other', () => {
  const origins = originsOf(SAIL, 3)
  expect(origins.get('stone-temple-4')).toEqual({ from: 'space-1-0', via: 'space-1-0', after: 0 })
  expect(origins.get('stone-temple-5')).toEqual({ from: 'space-1-2', via: 'space-1-2', after: 0.45 })
})

it('starts from the water of the site when a new round has begun', () => {
  const origins = originsOf([...SAIL, event('round_started', 1, { round: 2, boats: '4321' })], 3)
  expect(origins.get('stone-temple-4')?.via).toBe('basin-temple')
})

it('shows the last boat of a round on the water of its site', () => {
  expect(lastSail(SAIL)).toBeNull()
  const last = lastSail([...SAIL, event('round_started', 1, { round: 2, boats: '4321' })])
  expect(last).toMatchObject({ site: 'temple', takes: 'boat-1-1' })
  expect(last!.stays).toBeGreaterThan(0.9)
})

it('brings the stone of a red card from the quarry and the card from its slot', () => {
  const origins = originsOf(
    [event('card_chosen', 1, { slot: 2, card: 'sarcophagus' }), event('brought', 1, { card: 'sarcophagus', site: 'burial_chamber' }), event('chamber_built', 1, { row: 1, column: 2 })],
    4,
  )
  expect(origins.get('stone-chamber-7')).toEqual({ from: 'quarry-1' })
  expect(origins.get('held-1-sarcophagus')).toEqual({ from: 'slot-2' })
})

it('shows what a choice would build, and its points', () => {
  const ghosts = ghostsOf([event('loaded', 1, { boat: 0, space: 3 }), event('pyramid_b_built', 2, { pyramid: 'right', space: 1, points: 3 })], 4)
  expect(ghosts.get('cargo-0-3')).toEqual({ seat: 1, points: null })
  expect(ghosts.get('stone-pyramid-11')).toEqual({ seat: 2, points: 3 })
})

/** As much of an element as a drop needs. */
function over(attributes: Record<string, string>): Element {
  const element = {
    getAttribute: (name: string) => attributes[name] ?? null,
    closest: (selector: string) => (Object.keys(attributes).some((name) => selector.includes(`[${name}]`)) ? element : null),
  }
  return element as unknown as Element
}

it('understands where a stone or a boat is dropped', () => {
  expect(matchOf({ kind: 'stone', boat: null }, over({ 'data-boat': '2', 'data-space': '0' }))).toEqual({ name: 'load', boat: 2, space: 0 })
  expect(matchOf({ kind: 'stone', boat: null }, over({ 'data-boat': '2' }))).toEqual({ name: 'load', boat: 2 })
  expect(matchOf({ kind: 'boat', boat: 3 }, over({ 'data-site': 'market' }))).toEqual({ name: 'sail', boat: 3, site: 'market' })
  expect(matchOf({ kind: 'boat', boat: 3 }, over({ 'data-boat': '1' }))).toBeNull()
})
