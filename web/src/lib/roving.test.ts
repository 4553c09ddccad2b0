import { expect, it } from 'vitest'
import { firstOf, nearest } from './roving'

const SPOTS = [
  { x: 0, y: 0 },
  { x: 100, y: 5 },
  { x: 40, y: 80 },
  { x: 0, y: 100 },
]

it('goes to the nearest choice in the direction of the arrow', () => {
  expect(nearest(SPOTS[0]!, SPOTS, [1, 0])).toBe(1)
  expect(nearest(SPOTS[0]!, SPOTS, [0, 1])).toBe(3)
  expect(nearest(SPOTS[1]!, SPOTS, [-1, 0])).toBe(0)
})

it('stays where nothing lies in that direction', () => {
  expect(nearest(SPOTS[0]!, SPOTS, [-1, 0])).toBe(-1)
})

it('starts on an answer, not on what only prepares for one', () => {
  const made = (aside: boolean) => ({ hasAttribute: () => aside }) as unknown as Element
  const [sale, bid] = [made(true), made(false)]
  expect(firstOf([sale, bid])).toBe(bid)
  expect(firstOf([sale])).toBe(sale)
})
