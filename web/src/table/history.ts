/** The score over a game, from views at up to `MOST` moments of it: at each what the game would have brought if it had ended there. */
import { api } from '../lib/api/client'

const MOST = 24

export interface Sample {
  number: number
  scores: number[]
}

/** Numbers from 0 to `last`, evenly spread, both ends among them. */
export function moments(last: number, most = MOST): number[] {
  const count = Math.min(last, most)
  return Array.from({ length: count + 1 }, (_, index) => Math.round((index * last) / Math.max(1, count)))
}

export async function scoreHistory(table: string, last: number): Promise<Sample[]> {
  const numbers = moments(last)
  const samples: Sample[] = []
  // A few at a time: the server has others to serve.
  for (let start = 0; start < numbers.length; start += 6) {
    const part = numbers.slice(start, start + 6)
    const views = await Promise.all(part.map((number) => api.at(table, number)))
    samples.push(...views.map((view) => ({ number: view.number, scores: view.forecast.totals })))
  }
  return samples
}
