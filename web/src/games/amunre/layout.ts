/** The map: where land, water and provinces lie, in pixels of the box it was given. */
import type { Province } from './table'

export interface Point {
  x: number
  y: number
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export interface Plot {
  /** The outline of the province. */
  path: string
  /** Where its contents are drawn. */
  box: Box
}

export interface MapLayout {
  width: number
  height: number
  compact: boolean
  unit: number
  plots: Record<Province, Plot>
  coast: string
  seaEast: string
  fertile: string
  nile: string
  /** The lines where the water catches the light. */
  currents: string[]
  delta: string
  /** The middle of the river, where the seats' markers wait. */
  quay: { x: number; top: number; bottom: number; width: number }
}

/** What decides how the board is divided between the map and the tray with temple, purse, hand and question. */
export interface Room {
  width: number
  height: number
  players: number
  /** The price ladders of a phone lie in the tray. */
  auction: boolean
  /** The offerings lie in the tray. */
  offering: boolean
  /** So many pieces can be bought that the choices take two rows. */
  wealthy: boolean
  /** The viewer has had nothing to decide for a while. */
  settled: boolean
  /** The viewer has a purse and a hand. */
  seated: boolean
}

export interface Arrangement {
  /** The phone's layout. */
  compact: boolean
  /** On a phone held sideways the tray is beside the map. */
  beside: boolean
  unit: number
  /** The size of the tray: its width beside the map, else its height. */
  tray: number
  /** On a phone: the height of the tray's rows for the hand (0 if it shares one) and for the question. */
  hand: number
  asked: number
}

/** Give the map all the room that nothing else needs: while others decide, the tray is low. */
export function arrange(room: Room): Arrangement {
  const { width, height, seated } = room
  const compact = width < 620 || height < 420
  const unit = compact ? 1 : Math.max(0.74, Math.min(2.2, width / 990, height / 640))
  if (!compact) return { compact, beside: false, unit, tray: (seated ? 152 : 84) * unit, hand: 0, asked: 0 }
  const beside = width > height * 1.35 && (room.auction || !room.settled)
  const hand = seated && (height > 430 || beside) ? 38 : 0
  if (beside) return { compact, beside, unit, tray: Math.max(220, Math.min(300, width * 0.46)), hand, asked: height - 36 - hand }
  const asked = askedRow(room)
  return { compact, beside, unit, tray: 36 + hand + asked, hand, asked }
}

function askedRow({ height, players, auction, offering, wealthy, settled }: Room): number {
  const roomy = height > 430
  if (auction) return Math.max(players * (roomy ? 33 : 28) + 6, 118)
  if (settled) return offering ? 64 : 28
  if (!offering && !wealthy) return 98
  return roomy ? 132 : 116
}

/** How much larger than necessary the contents of a province can be drawn on a phone. */
export function plotScale({ w, h }: Box): number {
  return Math.max(1, Math.min(1.8, w / 84, h / (h > 66 ? 66 : 44)))
}

const COLUMNS: Province[][] = [
  ['damanhur', 'baharya', 'dakhla', 'kharga'],
  ['buto', 'memphis', 'abydos', 'edfu'],
  ['mendes', 'amarna', 'thebes', 'abu'],
  ['avaris', 'sawu', 'berenike'],
]

export const NORTH_TO_SOUTH = COLUMNS.flat()

type Curve = (at: number) => number

export function layOutMap(width: number, height: number): MapLayout {
  const compact = width < 620
  const unit = compact ? 1 : Math.max(0.72, Math.min(width / 990, height / 480))
  const sea = compact ? 7 : 15 * unit
  const redSea = compact ? 8 : 24 * unit
  const river = compact ? 30 : Math.max(54 * unit, width * 0.066)
  const column = (width - redSea - river) / 4
  const sway = compact ? 2 : 6 * unit
  const wave = (seed: number, size = sway): Curve => (at) => size * (Math.sin(at * 2.1 + seed) * 0.6 + Math.sin(at * 5.3 + seed * 2.7) * 0.4)

  const bend = wave(1.2, compact ? 3 : 11 * unit)
  const along = (y: number) => (y / height) * 4.2
  const mouth = (y: number) => Math.max(0, 1 - y / (height * 0.22)) ** 1.3 * (compact ? 16 : 58 * unit)
  const west: Curve = (y) => 2 * column + bend(along(y)) - mouth(y)
  const east: Curve = (y) => 2 * column + river + bend(along(y) + 0.12) + mouth(y)
  const edges: [Curve, Curve][] = [
    [() => -20, (y) => column + wave(4)(along(y))],
    [(y) => column + wave(4)(along(y)), west],
    [east, (y) => 3 * column + river + wave(7)(along(y))],
    [(y) => 3 * column + river + wave(7)(along(y)), (y) => width - redSea + wave(9, redSea * 0.28)(along(y) * 1.6)],
  ]
  const shore: Curve = (x) => sea + wave(3, sea * 0.4)((x / width) * 9)

  const plots = {} as Record<Province, Plot>
  COLUMNS.forEach((names, index) => {
    const [left, right] = edges[index]!
    const rows = names.length
    const border = (row: number): Curve =>
      row === 0 ? shore : row === rows ? () => height + 20 : (x) => sea + ((height - sea) * row) / rows + wave(index * 3 + row)((x / width) * 14)
    names.forEach((name, row) => {
      plots[name] = plotOf(left, right, border(row), border(row + 1), { width, height, compact, unit })
    })
  })

  const ys = steps(-10, height + 10, 16)
  const westBank = ys.map((y) => ({ x: west(y), y }))
  const eastBank = ys.map((y) => ({ x: east(y), y })).reverse()
  const green = compact ? 0.97 : 0.94
  const fertileWest = ys.map((y) => ({ x: 2 * column - column * green + wave(5, sway * 1.6)(along(y) * 2), y }))
  const fertileEast = ys.map((y) => ({ x: 2 * column + river + column * green + wave(8, sway * 1.6)(along(y) * 2), y })).reverse()
  const middle = (y: number) => (west(y) + east(y)) / 2
  const apex = height * 0.17
  return {
    width,
    height,
    compact,
    unit,
    plots,
    coast: `M-5-5H${width + 5}V${shore(width)}${curve(steps(width, 0, 24).map((x) => ({ x, y: shore(x) })), 'L')}H-5Z`,
    seaEast: `M${width + 5}-5V${height + 5}H${edges[3]![1](height)}${curve(steps(height + 5, -5, 20).map((y) => ({ x: edges[3]![1](y), y })), 'L')}Z`,
    fertile: `${curve([...fertileWest, ...fertileEast], 'M')}Z`,
    nile: `${curve(westBank, 'M')}${curve(eastBank, 'L')}Z`,
    currents: [0.3, 0.52, 0.74].map((part, index) =>
      curve(steps(index % 2 ? height * 0.2 : height * 0.3, height, 12).map((y) => ({ x: west(y) + (east(y) - west(y)) * part + wave(index)(along(y) * 3) * 0.35, y })), 'M'),
    ),
    delta: [-1, 1].map((side) => island(middle, side, apex, compact ? 9 : 34 * unit)).join(''),
    quay: { x: middle(height * 0.6), top: height * 0.26, bottom: height - (compact ? 8 : 24 * unit), width: river },
  }
}

/** Land between two arms of the delta. */
function island(middle: Curve, side: number, apex: number, reach: number): string {
  const [near, far] = [middle(0) + side * reach * 0.22, middle(0) + side * reach * 1.5]
  const tip = middle(apex) + side * reach * 0.12
  return `M${near}-8Q${near + side * reach * 0.1} ${apex * 0.5} ${tip} ${apex}Q${tip + side * reach * 0.75} ${apex * 0.45} ${far}-8Z`
}

function plotOf(left: Curve, right: Curve, top: Curve, bottom: Curve, frame: Pick<MapLayout, 'width' | 'height' | 'compact' | 'unit'>): Plot {
  const yTop = top(left(top(0)))
  const yBottom = bottom(left(bottom(0)))
  const between = (a: number, b: number) => steps(a, b, 5).slice(0, -1)
  const points: Point[] = [
    ...between(left(yTop), right(yTop)).map((x) => ({ x, y: top(x) })),
    ...between(top(right(yTop)), bottom(right(yBottom))).map((y) => ({ x: right(y), y })),
    ...between(right(yBottom), left(yBottom)).map((x) => ({ x, y: bottom(x) })),
    ...between(bottom(left(yBottom)), top(left(yTop))).map((y) => ({ x: left(y), y })),
  ]
  const pad = frame.compact ? 5 : 11 * frame.unit
  const ys = steps(yTop, yBottom, 6)
  const x0 = Math.max(0, ...ys.slice(1).map(left)) + pad
  const x1 = Math.min(frame.width, ...ys.slice(1).map(right)) - pad * 0.8
  const xs = steps(x0, x1, 6)
  const y0 = Math.max(...xs.map(top)) + (frame.compact ? 2 : 6 * frame.unit)
  const y1 = Math.min(frame.height, ...xs.map(bottom)) - (frame.compact ? 2 : 5 * frame.unit)
  return { path: `${curve([...points, points[0]!], 'M')}Z`, box: { x: x0, y: y0, w: x1 - x0, h: y1 - y0 } }
}

function steps(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1))
}

/** A smooth line through points. */
function curve(points: Point[], start: 'M' | 'L'): string {
  const n = (value: number) => value.toFixed(1)
  let path = `${start}${n(points[0]!.x)} ${n(points[0]!.y)}`
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, d] = [points[Math.max(0, i - 1)]!, points[i]!, points[i + 1]!, points[Math.min(points.length - 1, i + 2)]!]
    path += `C${n(b.x + (c.x - a.x) / 7)} ${n(b.y + (c.y - a.y) / 7)} ${n(c.x - (d.x - b.x) / 7)} ${n(c.y - (d.y - b.y) / 7)} ${n(c.x)} ${n(c.y)}`
  }
  return path
}
