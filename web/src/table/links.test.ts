import { expect, it } from 'vitest'
import { decisionNumber, eyesFor } from './links'

const seats = [0, 1].map((seat) => ({ seat })) as Parameters<typeof eyesFor>[1]['seats']
const over = { status: 'finished', seats, my_seats: [] } as Parameters<typeof eyesFor>[1]
const playing = { status: 'playing', seats, my_seats: [1] } as Parameters<typeof eyesFor>[1]

it('shows the view that a link names, where it is allowed', () => {
  expect(['1', '-1', 'all', null].map((asked) => eyesFor(asked, over))).toEqual(['1', '-1', 'all', 'all'])
  expect(['abc', '7', '-2', '', '1.5', '01'].map((asked) => eyesFor(asked, over))).toEqual(Array(6).fill('all'))
  expect(['1', '-1', '0', 'all', 'abc', null].map((asked) => eyesFor(asked, playing))).toEqual(['1', '-1', '1', '1', '1', '1'])
  expect(eyesFor('0', { ...playing, my_seats: [] })).toBe('-1')
})

it('accepts only whole numbers as a position', () => {
  expect(['12', '0', 'xyz', '-3', '1.5', '', null].map(decisionNumber)).toEqual([12, 0, null, null, null, null, null])
})
