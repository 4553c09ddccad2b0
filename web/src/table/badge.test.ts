import { expect, it } from 'vitest'
import { beside } from './badge'

const room = { width: 400, height: 300 }
const badge = { width: 100, height: 20 }

it('stands above the middle of its subject', () => {
  expect(beside({ x: 150, y: 100, width: 60, height: 50 }, badge, room, [])).toEqual({ x: 130, y: 80 })
})

it('stays whole at the edges', () => {
  expect(beside({ x: 0, y: 100, width: 40, height: 50 }, badge, room, []).x).toBe(2)
  expect(beside({ x: 370, y: 100, width: 40, height: 50 }, badge, room, []).x).toBe(298)
  expect(beside({ x: 150, y: 10, width: 60, height: 50 }, badge, room, []).y).toBe(60)
  expect(beside({ x: 150, y: -10, width: 60, height: 400 }, badge, room, []).y).toBe(2)
})

it('covers nothing that is to be kept free', () => {
  const thing = { x: 150, y: 100, width: 60, height: 50 }
  const tick = { x: 165, y: 65, width: 30, height: 30 }
  const arrow = { x: 140, y: 145, width: 30, height: 30 }
  expect(beside(thing, badge, room, [arrow, tick])).toEqual({ x: 130, y: 43 })
  expect(beside({ ...thing, y: 50 }, badge, room, [{ ...tick, y: 15 }, { ...arrow, y: 95 }])).toEqual({ x: 130, y: 127 })
})
