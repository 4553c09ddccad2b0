/** What was chosen last on the home page, and how levels are called. */
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
    // Forgetting is no harm here.
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
