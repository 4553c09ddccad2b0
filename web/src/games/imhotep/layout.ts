/** Where everything lies, in pixels of the box the board was given. */
import { SITES, type Site } from './table'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface SitePlan {
  panel: Box
  /** The name of the site and, where there is room, one line about it. */
  title: Box
  /** The water where its boat lies. */
  basin: Box
  /** Where the monument grows. */
  ground: Box
  /** For the points it has brought and the wagers. */
  notes: Box
}

export interface Layout {
  width: number
  height: number
  compact: boolean
  /** How much larger than on a window of 1280 × 800. */
  unit: number
  gap: number
  /** Everything left of this is the Nile. */
  shore: number
  /** Where the boats wait, one box each. */
  berths: Box[]
  /** The land with the sleds, one box a seat. */
  bank: Box
  sleds: Box[]
  sites: Record<Site, SitePlan>
  canals: Box[]
}

export function layOut(width: number, height: number, players: number): Layout {
  const compact = width < 620 || height < 420
  const unit = compact ? Math.min(1, width / 390) : clamp(Math.min(width / 990, height / 640), 0.7, 2.4)
  const gap = compact ? 4 : Math.round(10 * unit)
  const shore = Math.round(compact ? clamp(width * 0.3, 100, 150) : clamp(width * 0.24, 170, height * 0.42))
  const river: Box = { x: 0, y: 0, w: shore, h: height }
  const bankHeight = Math.round(height * (compact ? 0.46 : 0.44) * (players === 4 ? 1 : players === 3 ? 0.88 : 0.7))
  const bank = { x: 0, y: height - bankHeight, w: shore, h: bankHeight }
  return {
    width,
    height,
    compact,
    unit,
    gap,
    shore,
    berths: berthsIn({ ...river, h: height - bankHeight }, compact, unit),
    bank,
    sleds: rowsIn(bank, players, compact ? 3 : 5 * unit, gap),
    ...sitesIn({ x: shore + gap, y: gap, w: width - shore - 2 * gap, h: height - 2 * gap }, compact, unit, gap),
  }
}

function berthsIn(water: Box, compact: boolean, unit: number): Box[] {
  const above = compact ? 2 : 26 * unit
  return rowsIn({ ...water, y: water.y + above, h: water.h - above - (compact ? 10 : 18 * unit) }, 4, 2, 0)
}

function rowsIn(box: Box, count: number, between: number, margin: number): Box[] {
  const each = (box.h - 2 * margin - between * (count - 1)) / count
  return Array.from({ length: count }, (_, row) => ({
    x: box.x + margin,
    y: box.y + margin + row * (each + between),
    w: box.w - 2 * margin,
    h: each,
  }))
}

/** The market on top, the four monuments two by two below, canals between them. */
function sitesIn(land: Box, compact: boolean, unit: number, gap: number): Pick<Layout, 'sites' | 'canals'> {
  const canal = compact ? 6 : Math.round(16 * unit)
  const marketHeight = Math.round(compact ? clamp(land.h * 0.21, 58, 104) : land.h * 0.245)
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
  const plan = compact ? compactPlan : widePlan
  return {
    sites: Object.fromEntries(SITES.map((site) => [site, plan(site, panels[site], unit)])) as Record<Site, SitePlan>,
    canals: [
      { x: land.x - gap, y: land.y + marketHeight, w: land.w + gap, h: canal },
      { x: right - canal, y: first, w: canal, h: land.h + land.y - first },
    ],
  }
}

function widePlan(site: Site, panel: Box, unit: number): SitePlan {
  const basin = { x: panel.x, y: panel.y + 8 * unit, w: 132 * unit, h: 42 * unit }
  if (site === 'market') {
    const words = basin.w + 22 * unit
    return {
      panel,
      basin,
      title: { x: panel.x + 14 * unit, y: basin.y + basin.h + 6 * unit, w: words - 14 * unit, h: panel.h - basin.h - 20 * unit },
      ground: { x: panel.x + words, y: panel.y + 8 * unit, w: panel.w - words - 10 * unit, h: panel.h - 16 * unit },
      notes: { x: panel.x, y: panel.y, w: 0, h: 0 },
    }
  }
  const head = 54 * unit
  return {
    panel,
    basin,
    title: { x: panel.x + basin.w + 12 * unit, y: panel.y + 8 * unit, w: panel.w - basin.w - 20 * unit, h: head - 8 * unit },
    ground: { x: panel.x + 10 * unit, y: panel.y + head, w: panel.w - 20 * unit, h: panel.h - head - 8 * unit },
    notes: { x: panel.x + basin.w + 12 * unit, y: panel.y + 8 * unit, w: panel.w - basin.w - 20 * unit, h: head - 8 * unit },
  }
}

function compactPlan(site: Site, panel: Box): SitePlan {
  const basinWidth = 66
  if (site === 'market') {
    const basin = { x: panel.x, y: panel.y + panel.h - 26, w: basinWidth, h: 22 }
    return {
      panel,
      basin,
      title: { x: panel.x + 6, y: panel.y + 3, w: basinWidth - 4, h: 15 },
      ground: { x: panel.x + basinWidth + 6, y: panel.y + 4, w: panel.w - basinWidth - 10, h: panel.h - 8 },
      notes: { x: 0, y: 0, w: 0, h: 0 },
    }
  }
  const foot = 25
  return {
    panel,
    basin: { x: panel.x, y: panel.y + panel.h - foot, w: basinWidth, h: 21 },
    title: { x: panel.x + 6, y: panel.y + 3, w: panel.w - 10, h: 14 },
    ground: { x: panel.x + 4, y: panel.y + 18, w: panel.w - 8, h: panel.h - 18 - foot },
    notes: { x: panel.x + basinWidth + 4, y: panel.y + panel.h - foot, w: panel.w - basinWidth - 8, h: 21 },
  }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

/** A point of an isometric grid with edges of length `edge`: x to the lower right, y to the lower left, z up. */
export function iso(x: number, y: number, z: number, edge: number): { x: number; y: number } {
  return { x: (x - y) * 0.866 * edge, y: (x + y) * 0.5 * edge - z * edge }
}

export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 }
}
