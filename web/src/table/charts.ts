/** Numbers laid out for drawing. */
export interface Bar {
  source: string
  points: number
  /** Its start and end as shares of the widest bar; losses lie left of zero. */
  from: number
  to: number
}

export interface Bars {
  zero: number
  rows: Bar[][]
}

/** Stack points by source for each seat: gains to the right of zero, losses to the left. */
export function stackedBars(rows: Record<string, number>[], sources: string[]): Bars {
  const gains = rows.map((row) => sum(sources.map((source) => Math.max(0, row[source] ?? 0))))
  const losses = rows.map((row) => sum(sources.map((source) => Math.max(0, -(row[source] ?? 0)))))
  const [right, left] = [Math.max(1, ...gains), Math.max(0, ...losses)]
  const width = right + left
  const made = rows.map((row) => {
    let [up, down] = [left, left]
    return sources
      .filter((source) => row[source])
      .map((source) => {
        const points = row[source]!
        const from = points > 0 ? up : down + points
        if (points > 0) up += points
        else down += points
        return { source, points, from: from / width, to: (from + Math.abs(points)) / width }
      })
  })
  return { zero: left / width, rows: made }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Return round steps for an axis up to `most`, at most `count` of them. */
export function ticks(most: number, count = 5): number[] {
  const rough = Math.max(1, most / count)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? 10 * power
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
}

/** Return how far down a value lies in a box of that height, with `low` at the bottom and `high` at the top. */
export function depth(value: number, height: number, low: number, high: number): number {
  return height - ((value - low) / Math.max(1, high - low)) * height
}

/** Return the path through one seat's points, in a box of `width` × `height`, with `low` at the bottom and `high` at the top. */
export function linePath(values: number[], width: number, height: number, low: number, high: number): string {
  const x = (index: number) => (values.length > 1 ? (index / (values.length - 1)) * width : 0)
  return values.map((value, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${depth(value, height, low, high).toFixed(1)}`).join('')
}

/** Spread labels near their `wanted` places, in the same order, at least `gap` apart and above `bottom` where there is room. */
export function spread(wanted: number[], gap: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, two) => wanted[one]! - wanted[two]!)
  const made = [...wanted]
  order.forEach((at, rank) => {
    if (rank) made[at] = Math.max(made[at]!, made[order[rank - 1]!]! + gap)
  })
  const excess = Math.max(0, Math.max(...made) - bottom)
  return made.map((place) => place - excess)
}
