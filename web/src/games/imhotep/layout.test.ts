import { describe, expect, it } from 'vitest'
import { layOut, type Box } from './layout'

const WINDOWS: [number, number][] = [
  [360, 372],
  [390, 430],
  [390, 580],
  [990, 640],
  [1110, 740],
  [1560, 900],
  [2150, 1250],
]

function inside(box: Box, width: number, height: number): boolean {
  return box.x >= 0 && box.y >= 0 && box.w > 0 && box.h > 0 && box.x + box.w <= width + 0.5 && box.y + box.h <= height + 0.5
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

describe.each(WINDOWS)('a board of %i × %i', (width, height) => {
  it.each([2, 3, 4])('has everything inside and nothing on top of another with %i players', (players) => {
    const layout = layOut(width, height, players)
    const panels = Object.values(layout.sites).map((plan) => plan.panel)
    const boxes = [...panels, ...layout.berths, ...layout.sleds.slice(0, players)]
    for (const box of boxes) expect(inside(box, width, height)).toBe(true)
    boxes.forEach((box, index) => {
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
    })
  })

  it('gives every monument ground within its site, apart from its water', () => {
    for (const { panel, ground, basin } of Object.values(layOut(width, height, 4).sites)) {
      expect(ground.h).toBeGreaterThan(35)
      expect(ground.x).toBeGreaterThanOrEqual(panel.x)
      expect(ground.y + ground.h).toBeLessThanOrEqual(panel.y + panel.h)
      expect(overlap(ground, basin)).toBe(false)
    }
  })
})

it('puts the river below on tall windows, within reach of thumbs', () => {
  expect(layOut(390, 580, 2).shape).toBe('tall')
  expect(layOut(390, 430, 2).shape).toBe('small')
  expect(layOut(990, 640, 2).shape).toBe('wide')
})
