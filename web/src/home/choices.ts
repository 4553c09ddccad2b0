/** The choices last made on the home page, and the names of levels. */
import type { LevelInfo } from '../lib/api/types'
import type { Texts } from '../lib/texts/texts.svelte'

const KEY = 'saqqara-last'

export interface Last {
  game: string
  players: number
  level: string
}

export function recall(): Last {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Last> | null
    return { game: String(kept?.game ?? ''), players: Number(kept?.players ?? 2), level: String(kept?.level ?? '') }
  } catch {
    return { game: '', players: 2, level: '' }
  }
}

export function remember(last: Last): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(last))
  } catch {
    // A browser without storage just forgets the choices.
  }
}

export function levelText(t: Texts, level: LevelInfo): string {
  const key = `bots-level-${level.name}`
  return t.has(key) ? t(key) : level.title
}

export function levelAbout(t: Texts, level: LevelInfo): string {
  const key = `bots-level-${level.name}-about`
  return t.has(key) ? t(key) : level.help
}
