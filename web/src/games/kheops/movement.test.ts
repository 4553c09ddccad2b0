import { expect, it } from 'vitest'
import type { GameEvent } from '../../lib/api/types'
import { originsOf, touched } from './movement'

function event(kind: string, seat: number, given: Record<string, string>): GameEvent {
  return { number: 0, kind, seat, arguments: given, reveals: false }
}

it('knows where pawns and tiles come from', () => {
  const { pawns, tiles, home } = originsOf([
    event('placed', 1, { pawn: 'mummy', cell: 'a3' }),
    event('displaced', 1, { pawn: 'worker', cell: 'a3' }),
    event('moved', 1, { pawn: 'worker', cell: 'b1', target: 'c2' }),
    event('laid', 1, { cell: 'd1' }),
  ])
  expect(pawns.get('a3')).toBe('supply-1-mummy')
  expect(pawns.get('c2')).toBe('cell-b1')
  expect(tiles.get('d1')).toBe('hand-1')
  expect(home.get(0)).toBe('a3')
})

it('lets pawns that are swapped pass each other', () => {
  const { pawns } = originsOf([event('swapped', 0, { cell: 'a1', target: 'b5' })])
  expect([pawns.get('a1'), pawns.get('b5')]).toEqual(['cell-b5', 'cell-a1'])
})

it('remembers the cells that were touched', () => {
  expect(touched([event('placed', 1, { cell: 'a3' }), event('drew', 1, {}), event('moved', 1, { cell: 'b1', target: 'c2' })])).toEqual(['a3', 'b1', 'c2'])
})
