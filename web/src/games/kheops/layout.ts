/** Where everything lies, in pixels of the board's box. */
import { ROWS } from './facts'
import { PLACES, type Place } from './table'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  w: number
  h: number
}

/** `wide`: panels in the upper corners beside the pyramid. `tall`: hand and pawns below it, within reach of thumbs. `small`: everything in the corners. */
export type Shape = 'wide' | 'small' | 'tall'

export interface Layout {
  width: number
  height: number
  shape: Shape
  /** The scale, relative to a window of 1280 × 800. */
  unit: number
  /** The length of a cell's side. */
  edge: number
  /** The left corner of the pyramid, on the ground. */
  corner: Point
  apex: Point
  /** The panels: the worth of the undergrounds; your pawns and tiles. */
  left: Box
  right: Box
}

export const RISE = Math.sqrt(3) / 2

export function layOut(width: number, height: number): Layout {
  const little = width < 620 || height < 400
  if (!little) return wide(width, height)
  return height > width * RISE + 80 ? tall(width, height) : small(width, height)
}

function wide(width: number, height: number): Layout {
  const unit = clamp(Math.min(width / 990, height / 640), 0.7, 2.2)
  const margin = 12 * unit
  const ground = 20 * unit
  const edge = Math.min((width - 2 * margin) / ROWS, (height - margin - ground) / (ROWS * RISE))
  const base = pyramid(width, height - ground, edge)
  const facts = corner(base, width, height, margin, height * 0.54)
  const hand = corner(base, width, height, margin, 285 * unit)
  return {
    width, height, shape: 'wide', unit, edge, ...base,
    left: { ...facts, x: margin, y: margin },
    right: { ...hand, x: width - margin - hand.w, y: margin },
  }
}

function tall(width: number, height: number): Layout {
  const strip = clamp(height - width * RISE - 10, 76, 172)
  const edge = Math.min((width - 8) / ROWS, (height - strip - 12) / (ROWS * RISE))
  const base = pyramid(width, height - strip - 6, edge)
  return {
    width, height, shape: 'tall', unit: width / 390, edge, ...base,
    left: { x: 4, y: 4, w: width * 0.36, h: 60 },
    right: { x: 0, y: height - strip, w: width, h: strip },
  }
}

function small(width: number, height: number): Layout {
  const edge = Math.min((width - 8) / ROWS, (height - 8) / (ROWS * RISE))
  const base = pyramid(width, height - 4, edge)
  const panel = corner(base, width, height, 4, height * 0.42)
  return {
    width, height, shape: 'small', unit: 0.8, edge, ...base,
    left: { ...panel, x: 4, y: 4 },
    right: { ...panel, x: width - 4 - panel.w, y: 4 },
  }
}

function pyramid(width: number, ground: number, edge: number): Pick<Layout, 'corner' | 'apex'> {
  return {
    corner: { x: (width - ROWS * edge) / 2, y: ground },
    apex: { x: width / 2, y: ground - ROWS * edge * RISE },
  }
}

/** The largest box of a given height that fits between the upper corner of the board and the slope. */
function corner({ apex }: Pick<Layout, 'apex'>, width: number, height: number, margin: number, wanted: number): Pick<Box, 'w' | 'h'> {
  const h = Math.min(wanted, height - 2 * margin)
  const slope = apex.x - Math.max(0, h + margin - apex.y) / (2 * RISE)
  return { w: Math.max(96, Math.min(slope - 2 * margin, width * 0.33)), h }
}

/** The middle of a cell. */
export function middle(layout: Layout, { row, column, upright }: Place): Point {
  const { corner: start, edge } = layout
  return {
    x: start.x + (edge * (row + column + 1)) / 2,
    y: start.y - edge * RISE * (row + (upright ? 1 : 2) / 3),
  }
}

/** The middle of the side that two cells share. */
export function between(layout: Layout, from: number, to: number): Point {
  const [a, b] = [middle(layout, PLACES[from]!), middle(layout, PLACES[to]!)]
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** The radius of the handles that turn a tile or confirm how it lies: large enough for a thumb. */
export function handle({ edge }: Layout): number {
  return Math.max(15, edge * 0.2)
}

/** A triangle around the origin with sides of length 100, pointing up or down. */
export function triangle(upright: boolean, size = 1): string {
  const way = upright ? 1 : -1
  const [top, foot, half] = [-57.735 * size * way, 28.868 * size * way, 50 * size]
  return `M0 ${top}L${half} ${foot}H${-half}Z`
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
