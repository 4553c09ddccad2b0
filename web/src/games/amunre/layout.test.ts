import { describe, expect, it } from 'vitest'
import { arrange, layOutMap, NORTH_TO_SOUTH, plotScale, type Box, type Room } from './layout'
import { PROVINCES } from './facts'

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

const PHONE: Room = { width: 390, height: 556, players: 5, auction: false, offering: false, wealthy: false, settled: true, seated: true }
const SIDEWAYS: Room = { ...PHONE, width: 591, height: 345 }
const DESK: Room = { ...PHONE, width: 992, height: 690 }

/** The share of the room that is left for the map. */
function left(room: Room): number {
  const { beside, tray } = arrange(room)
  return beside ? (room.width - tray) * room.height : room.width * (room.height - tray)
}

describe('the room', () => {
  it.each([PHONE, SIDEWAYS])('is the map’s while nothing is asked on a phone', (room) => {
    for (const busy of [{ settled: false }, { auction: true }, { offering: true }, { settled: false, wealthy: true }]) expect(left(room)).toBeGreaterThan(left({ ...room, ...busy }))
  })
  it('is left to the map where nobody has a purse', () => {
    for (const room of [PHONE, DESK]) expect(left({ ...room, seated: false })).toBeGreaterThan(left(room))
  })
  it('has the tray beside the map on a phone held sideways, while something is asked or bid', () => {
    expect(arrange(SIDEWAYS).beside).toBe(false)
    expect(arrange({ ...SIDEWAYS, settled: false }).beside).toBe(true)
    expect(arrange({ ...SIDEWAYS, auction: true }).beside).toBe(true)
    expect(arrange({ ...PHONE, settled: false }).beside).toBe(false)
  })
  it('has a ladder for every province at stake, high enough for a thumb', () => {
    for (const players of [3, 4, 5]) expect(arrange({ ...PHONE, players, auction: true }).asked / players).toBeGreaterThan(28)
  })
})

describe('the things of a province on a phone', () => {
  it('grow with its plot and never shrink', () => {
    expect(plotScale({ x: 0, y: 0, w: 60, h: 30 })).toBe(1)
    expect(plotScale({ x: 0, y: 0, w: 84, h: 120 })).toBe(1)
    expect(plotScale({ x: 0, y: 0, w: 130, h: 62 })).toBeGreaterThan(1.3)
    expect(plotScale({ x: 0, y: 0, w: 400, h: 400 })).toBe(1.8)
  })
})
