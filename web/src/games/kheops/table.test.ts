import { describe, expect, it } from 'vitest'
import { beyond, cellName, doorsOf, indexOf, passagesOf, PLACES, standing, type Table, type Tile } from './table'

describe('the triangle', () => {
  it('has 49 cells named from the ground to the apex', () => {
    expect(PLACES).toHaveLength(49)
    expect([PLACES[0]!.cell, PLACES[12]!.cell, PLACES[13]!.cell, PLACES[48]!.cell]).toEqual(['a1', 'a13', 'b1', 'g1'])
    expect(cellName(indexOf('d4'))).toBe('d4')
  })

  it('gives a shared side one number in both cells', () => {
    for (const { index } of PLACES) {
      for (const side of [0, 1, 2]) {
        const other = beyond(index, side)
        if (other >= 0) expect(beyond(other, side)).toBe(index)
      }
    }
  })

  it('has 63 inner and 21 outer sides', () => {
    const sides = PLACES.flatMap(({ index }) => [0, 1, 2].map((side) => beyond(index, side)))
    expect(sides.filter((other) => other < 0)).toHaveLength(21)
    expect(sides.filter((other) => other >= 0)).toHaveLength(2 * 63)
  })

  it('finds the neighbours of a standing and of a hanging cell', () => {
    expect([0, 1, 2].map((side) => cellName(beyond(indexOf('b3'), side)))).toEqual(['a4', 'b2', 'b4'])
    expect([0, 1, 2].map((side) => cellName(beyond(indexOf('a4'), side)))).toEqual(['b3', 'a5', 'a3'])
  })
})

describe('tiles', () => {
  const corner: Tile = { id: 'C', kind: 'corridor', doors: [0, 1], symbol: 'none' }

  it('turn their doors clockwise', () => {
    expect(doorsOf(corner, 1)).toEqual([1, 2])
    expect(doorsOf(corner, 2)).toEqual([2, 0])
  })

  it('are connected where doors meet on both sides', () => {
    const tile = PLACES.map(() => null as number | null)
    const rotation = PLACES.map(() => 0)
    tile[indexOf('a3')] = 0
    tile[indexOf('a4')] = 0
    const table = { tile, rotation } as unknown as Table
    expect(passagesOf(table, [corner])).toEqual([])
    rotation[indexOf('a3')] = 1
    rotation[indexOf('a4')] = 1
    expect(passagesOf(table, [corner])).toEqual([{ from: indexOf('a3'), to: indexOf('a4'), side: 2 }])
  })
})

it('reads a pawn by its owner and kind', () => {
  expect(standing('blue_mummy')).toEqual({ side: 'blue', seat: 1, kind: 'mummy' })
  expect(standing(null)).toBeNull()
})
