import { expect, it } from 'vitest'
import { moments } from './history'

it('takes both ends and spreads the rest evenly', () => {
  expect(moments(3)).toEqual([0, 1, 2, 3])
  expect(moments(100, 4)).toEqual([0, 25, 50, 75, 100])
  expect(moments(0)).toEqual([0])
})
