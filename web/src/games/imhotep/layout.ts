/** Where everything lies, in pixels of the board's box. */
import { SITES } from './facts'
import type { Site } from './table'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface SitePlan {
  panel: Box
  /** The name of the site. */
  title: Box
  /** The water where its boat lies. */
  basin: Box
  /** Where the monument grows. */
  ground: Box
  /** The middle of the right end of the wager spaces. */
  wagers: { x: number; y: number }
}

/** `wide`: the river on the left. `small`: the same for small windows. `tall`: the river below, within reach of thumbs. */
export type Shape = 'wide' | 'small' | 'tall'

export interface Layout {
  width: number
  height: number
  shape: Shape
  /** Small or tall: no room for what is also shown elsewhere. */
  compact: boolean
  /** The scale, relative to a window of 1280 × 800. */
  unit: number
  gap: number
  river: Box
  /** The boxes of the waiting boats. */
  berths: Box[]
  /** The land with the sleds, one box per seat. */
  bank: Box
  sleds: Box[]
  sites: Record<Site, SitePlan>
  canals: Box[]
}

export function layOut(width: number, height: number, players: number): Layout {
  const little = width < 620 || height < 420
  const shape: Shape = !little ? 'wide' : height / width > 1.3 ? 'tall' : 'small'
  const unit = little ? Math.min(1, width / 390) : clamp(Math.min(width / 990, height / 640), 0.7, 2.4)
  const gap = little ? 4 : Math.round(10 * unit)
  const frame = { width, height, shape, compact: little, unit, gap }
  return shape === 'tall' ? riverBelow(frame, players) : riverLeft(frame, players)
}

type Frame = Pick<Layout, 'width' | 'height' | 'shape' | 'compact' | 'unit' | 'gap'>

function riverLeft(frame: Frame, players: number): Layout {
  const { width, height, compact, unit, gap } = frame
  const shore = Math.round(compact ? clamp(width * 0.3, 100, 150) : clamp(width * 0.24, 170, height * 0.42))
  const share = (compact ? 0.46 : 0.44) * (players === 4 ? 1 : players === 3 ? 0.86 : 0.66)
  const bankHeight = Math.round(height * share)
  const above = compact ? 2 : 26 * unit
  const below = compact ? 10 : 20 * unit
  return {
    ...frame,
    river: { x: 0, y: 0, w: shore, h: height },
    berths: grid({ x: 0, y: above, w: shore, h: height - bankHeight - above - below }, 4, 1, 2),
    bank: { x: 0, y: height - bankHeight, w: shore, h: bankHeight },
    sleds: grid({ x: gap, y: height - bankHeight + gap, w: shore - 2 * gap, h: bankHeight - 2 * gap }, players, 1, compact ? 3 : 5 * unit),
    ...sitesIn({ x: shore + gap, y: gap, w: width - shore - 2 * gap, h: height - 2 * gap }, frame),
  }
}

function riverBelow(frame: Frame, players: number): Layout {
  const { width, height, gap } = frame
  const rows = Math.ceil(players / 2)
  const bankHeight = Math.round(rows * clamp(height * 0.078, 40, 56) + 2 * gap)
  const waterHeight = Math.round(clamp(height * 0.19, 84, 150))
  const top = height - bankHeight - waterHeight
  return {
    ...frame,
    river: { x: 0, y: top, w: width, h: height - top },
    berths: grid({ x: 0, y: top + 6, w: width, h: waterHeight - 12 }, 2, 2, 2),
    bank: { x: 0, y: height - bankHeight, w: width, h: bankHeight },
    sleds: grid({ x: gap, y: height - bankHeight + gap, w: width - 2 * gap, h: bankHeight - 2 * gap }, rows, players > 1 ? 2 : 1, 4),
    ...sitesIn({ x: gap, y: gap, w: width - 2 * gap, h: top - 2 * gap }, frame),
  }
}

/** Divide a box into equal ones, row by row. */
function grid(box: Box, rows: number, columns: number, between: number): Box[] {
  const w = (box.w - between * (columns - 1)) / columns
  const h = (box.h - between * (rows - 1)) / rows
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: box.x + (index % columns) * (w + between),
    y: box.y + Math.floor(index / columns) * (h + between),
    w,
    h,
  }))
}

/** The market on top, the four monuments two by two below, canals between them. */
function sitesIn(land: Box, { shape, compact, unit, gap }: Frame): Pick<Layout, 'sites' | 'canals'> {
  const canal = compact ? 6 : Math.round(16 * unit)
  const marketHeight = Math.round(compact ? clamp(land.h * 0.23, 74, 112) : land.h * 0.245)
  const rowHeight = (land.h - marketHeight - canal - gap) / 2
  const columnWidth = (land.w - canal) / 2
  const right = land.x + columnWidth + canal
  const first = land.y + marketHeight + canal
  const second = first + rowHeight + gap
  const panels: Record<Site, Box> = {
    market: { x: land.x, y: land.y, w: land.w, h: marketHeight },
    pyramid: { x: land.x, y: first, w: columnWidth, h: rowHeight },
    temple: { x: right, y: first, w: columnWidth, h: rowHeight },
    burial_chamber: { x: land.x, y: second, w: columnWidth, h: rowHeight },
    obelisks: { x: right, y: second, w: columnWidth, h: rowHeight },
  }
  const plan = { wide: widePlan, small: smallPlan, tall: headPlan }[shape]
  return {
    sites: Object.fromEntries(SITES.map((site) => [site, plan(site, panels[site], unit)])) as Record<Site, SitePlan>,
    canals: [
      { x: land.x - gap, y: land.y + marketHeight, w: land.w + 2 * gap, h: canal },
      { x: right - canal, y: first, w: canal, h: land.h + land.y - first + gap },
    ],
  }
}

function widePlan(site: Site, panel: Box, unit: number): SitePlan {
  const basin = { x: panel.x, y: panel.y + 8 * unit, w: 132 * unit, h: 42 * unit }
  const wagers = { x: panel.x + panel.w - 9 * unit, y: panel.y + 20 * unit }
  if (site === 'market') {
    const words = basin.w + 18 * unit
    return {
      panel,
      basin,
      title: { x: panel.x + 12 * unit, y: basin.y + basin.h + 10 * unit, w: words - 14 * unit, h: panel.h - basin.h - 20 * unit },
      ground: { x: panel.x + words, y: panel.y + 8 * unit, w: panel.w - words - 12 * unit, h: panel.h - 16 * unit },
      wagers,
    }
  }
  const head = 54 * unit
  return {
    panel,
    basin,
    title: { x: panel.x + basin.w + 10 * unit, y: panel.y + 8 * unit, w: panel.w - basin.w - 20 * unit, h: head - 8 * unit },
    ground: { x: panel.x + 10 * unit, y: panel.y + head, w: panel.w - 20 * unit, h: panel.h - head - 8 * unit },
    wagers,
  }
}

/** Water and name side by side in one strip, the monument below. */
function headPlan(site: Site, panel: Box): SitePlan {
  const basin = { x: panel.x, y: panel.y + 3, w: site === 'market' ? 70 : 46, h: 21 }
  return {
    panel,
    basin,
    title: { x: panel.x + basin.w + 4, y: panel.y + 6, w: panel.w - basin.w - 6, h: 15 },
    ground: { x: panel.x + 4, y: panel.y + 27, w: panel.w - 8, h: panel.h - 30 },
    wagers: { x: panel.x + panel.w - 2, y: panel.y + 14 },
  }
}

/** Narrow panels: the name above the monument, the water below it. */
function smallPlan(site: Site, panel: Box): SitePlan {
  if (site === 'market') return headPlan(site, panel)
  const foot = 25
  return {
    panel,
    basin: { x: panel.x, y: panel.y + panel.h - foot, w: 66, h: 21 },
    title: { x: panel.x + 5, y: panel.y + 3, w: panel.w - 10, h: 14 },
    ground: { x: panel.x + 4, y: panel.y + 19, w: panel.w - 8, h: panel.h - 19 - foot },
    wagers: { x: panel.x + panel.w - 3, y: panel.y + panel.h - foot / 2 - 2 },
  }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** A point of an isometric grid with edges of length `edge`: x to the lower right, y to the lower left, z up. */
export function iso(x: number, y: number, z: number, edge: number): { x: number; y: number } {
  return { x: (x - y) * 0.866 * edge, y: (x + y) * 0.5 * edge - z * edge }
}
