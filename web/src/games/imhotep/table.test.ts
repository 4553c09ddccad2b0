import { describe, expect, it } from 'vitest'
import { extraStones, freeSite, freeSpace, fullestBoat, groupPoints, groupsOf, heldCards, neighbours, rowPoints, waitingStones, type Table } from './table'

function table(change: Partial<Table>): Table {
  return { pyramid: [], stones: [[], [], [], []], towers: [], cards: [], ...change } as unknown as Table
}

describe('groups in the burial chamber', () => {
  it('connect along rows and columns, not around the edge of a column', () => {
    expect(neighbours(2)).toEqual([5, 1])
    // column 1: seat 0, 1, 0; column 2: seat 0, 0, 1
    const groups = groupsOf([0, 1, 0, 0, 0, 1])
    expect(groups).toEqual([
      { owner: 0, cells: [0, 3, 4] },
      { owner: 1, cells: [1] },
      { owner: 0, cells: [2] },
      { owner: 1, cells: [5] },
    ])
  })

  it('score 1 3 6 10 15 and 2 more for each stone over five', () => {
    expect([1, 2, 3, 4, 5, 6, 8].map(groupPoints)).toEqual([1, 3, 6, 10, 15, 17, 21])
  })
})

describe('rows of burial chamber B', () => {
  it('share the points of tied places, rounded down', () => {
    // the first row, in cells 0, 3, 6, 9, 12: three of seat 0, one each of seats 1 and 2
    const stones = [0, 3, 3, 0, 3, 3, 0, 3, 3, 1, 3, 3, 2]
    expect(rowPoints(stones, 0, 4)).toEqual([8, 3, 3, 0])
  })

  it('give nothing without a stone', () => {
    expect(rowPoints([3, 3, 3], 0, 4)).toEqual([0, 0, 0, 8])
  })
})

describe('stones that lie apart', () => {
  it('came to the pyramid after its last space', () => {
    expect(extraStones(table({ pyramid: [0, 1, 1, null], stones: [[1, 4, 0], [], [], []] }))).toEqual([1, 1])
  })

  it('wait at obelisks B until the third comes', () => {
    expect(waitingStones(table({ stones: [[], [], [], [7, 2]], towers: [0, 0, null] }), 0)).toBe(1)
  })
})

it('lists the cards that a seat holds', () => {
  const cards = [[0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 1, 0]]
  expect(heldCards(table({ cards }), 0)).toEqual([
    { card: 'statue', count: 2 },
    { card: 'sail', count: 1 },
  ])
})

describe('what completes a question about part of a choice', () => {
  const quay = table({
    boat_size: [3, 2, 4, 1],
    boat_site: [null, 'temple', null, null],
    boats: [[0, null, 1, null], [null, null, null, null], [null, null, null, null], [2, null, null, null]],
  })

  it('is a free space of a boat at the quay, a site without a boat, the boat that lacks least', () => {
    expect(freeSpace(quay)).toEqual({ boat: 0, space: 1 })
    expect(freeSite(quay)).toBe('market')
    expect(fullestBoat(quay)).toBe(0)
    expect(fullestBoat({ ...quay, boat_site: ['market', 'temple', null, 'pyramid'] })).toBe(2)
  })
})
