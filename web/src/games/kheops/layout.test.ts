import { describe, expect, it } from 'vitest'
import { between, layOut, middle, RISE, type Box, type Layout } from './layout'
import { indexOf, PLACES } from './table'

const SIZES: [number, number][] = [[992, 651], [1123, 751], [1497, 881], [2100, 1260], [390, 598], [360, 403], [700, 300]]

/** The distance from the middle to the slope at a given height. */
function half(layout: Layout, y: number): number {
  return Math.max(0, y - layout.apex.y) / (2 * RISE)
}

function clear(layout: Layout, box: Box): boolean {
  const foot = box.y + box.h
  return box.x + box.w <= layout.apex.x - half(layout, foot) || box.x >= layout.apex.x + half(layout, foot)
}

describe('the layout', () => {
  it.each(SIZES)('keeps every cell inside a box of %i × %i', (width, height) => {
    const layout = layOut(width, height)
    for (const place of PLACES) {
      const at = middle(layout, place)
      expect(at.x - layout.edge / 2).toBeGreaterThanOrEqual(-0.01)
      expect(at.x + layout.edge / 2).toBeLessThanOrEqual(width + 0.01)
      expect(at.y - layout.edge * 0.58).toBeGreaterThanOrEqual(0)
      expect(at.y + layout.edge * 0.29).toBeLessThanOrEqual(height)
    }
  })

  it.each(SIZES.filter(([width]) => width > 900))('puts the panels beside the slopes at %i × %i', (width, height) => {
    const layout = layOut(width, height)
    expect(clear(layout, layout.left)).toBe(true)
    expect(clear(layout, layout.right)).toBe(true)
  })

  it('gives a phone the hand below the pyramid', () => {
    const layout = layOut(390, 598)
    expect(layout.shape).toBe('tall')
    expect(layout.right.y).toBeGreaterThan(layout.corner.y)
    expect(layout.right.y + layout.right.h).toBeLessThanOrEqual(598)
  })

  it('finds the side between two neighbours', () => {
    const layout = layOut(992, 651)
    const side = between(layout, indexOf('a3'), indexOf('a4'))
    expect(side.y).toBeCloseTo(layout.corner.y - (layout.edge * RISE) / 2)
  })
})
