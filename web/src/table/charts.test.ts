import { expect, it } from 'vitest'
import { linePath, spread, stackedBars, ticks } from './charts'

it('stacks gains to the right of zero and losses to the left', () => {
  const bars = stackedBars([{ a: 6, b: 4, c: -5 }, { a: 10, b: 5, c: 0 }], ['a', 'b', 'c'])
  expect(bars.zero).toBeCloseTo(5 / 20)
  expect(bars.rows[0]!.map((bar) => [bar.from * 20, bar.to * 20])).toEqual([[5, 11], [11, 15], [0, 5]])
  expect(bars.rows[1]!.at(-1)!.to).toBe(1)
})

it('rounds the steps of an axis', () => {
  expect(ticks(43)).toEqual([0, 10, 20, 30, 40])
  expect(ticks(4)).toEqual([0, 1, 2, 3, 4])
})

it('draws a line from the first value to the last', () => {
  expect(linePath([0, 5, 10], 100, 50, 0, 10)).toBe('M0.0 50.0L50.0 25.0L100.0 0.0')
})

it('keeps labels apart and in order', () => {
  expect(spread([50, 20, 22], 14, 100)).toEqual([50, 20, 34])
  expect(spread([98, 100], 14, 100)).toEqual([86, 100])
})
