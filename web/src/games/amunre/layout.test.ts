import { describe, expect, it } from 'vitest'
import { layOutMap, NORTH_TO_SOUTH, type Box } from './layout'
import { PROVINCES } from './table'

const SIZES: [number, number][] = [[360, 184], [390, 390], [990, 492], [1560, 760], [2100, 980]] // prettier-ignore

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h
}

describe('the map', () => {
  it('has every province once', () => {
    expect([...NORTH_TO_SOUTH].sort()).toEqual([...PROVINCES])
  })
  it.each(SIZES)('keeps the things of provinces apart and inside %i × %i', (width, height) => {
    const { plots } = layOutMap(width, height)
    const boxes = NORTH_TO_SOUTH.map((name) => plots[name].box)
    boxes.forEach((box, index) => {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.w).toBeLessThanOrEqual(width)
      expect(box.y + box.h).toBeLessThanOrEqual(height)
      expect(box.w).toBeGreaterThan(60)
      expect(box.h).toBeGreaterThan(30)
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBe(false)
    })
  })
  it('lays west before the Nile and east behind it, north above south', () => {
    const { plots, quay } = layOutMap(990, 492)
    expect(plots.memphis.box.x + plots.memphis.box.w).toBeLessThan(quay.x)
    expect(plots.thebes.box.x).toBeGreaterThan(quay.x)
    expect(plots.avaris.box.x).toBeGreaterThan(plots.mendes.box.x)
    expect(plots.berenike.box.y).toBeGreaterThan(plots.sawu.box.y)
  })
})
