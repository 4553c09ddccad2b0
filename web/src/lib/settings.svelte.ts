/** A person's preferences: kept in this browser and, with an account, across devices. */
import type { Language } from './api/types'
import { browserLanguage, LANGUAGES, speak } from './texts/texts.svelte'

export const THEMES = ['auto', 'light', 'dark'] as const
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const
export type Theme = (typeof THEMES)[number]
export type Speed = (typeof SPEEDS)[number]

const BEATS: Record<Speed, number> = { off: 0, fast: 220, normal: 480, slow: 900 }
const KEY = 'saqqara-settings'

/** The preferences that an account brings to other devices. */
export interface Liked {
  language: Language
  theme: Theme
  speed: Speed
  confirm: boolean
}

interface Kept extends Liked {
  notices: boolean
  guided: string[]
}

function defaults(): Kept {
  return { language: browserLanguage(), theme: 'auto', speed: 'normal', confirm: false, notices: false, guided: [] }
}

/** Read the stored preferences, ignoring unknown values. */
export function readKept(text: string | null, base: Kept): Kept {
  let given: Partial<Kept> = {}
  try {
    given = (JSON.parse(text ?? '{}') as Partial<Kept> | null) ?? {}
  } catch {
    return base
  }
  return {
    language: LANGUAGES.find((one) => one === given.language) ?? base.language,
    theme: THEMES.find((one) => one === given.theme) ?? base.theme,
    speed: SPEEDS.find((one) => one === given.speed) ?? base.speed,
    confirm: given.confirm === true,
    notices: given.notices === true,
    guided: Array.isArray(given.guided) ? given.guided.filter((one) => typeof one === 'string') : [],
  }
}

export const settings = $state<Kept>(readKept(stored(), defaults()))

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change)
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage the game still works.
  }
  if (change.theme) applyTheme()
  if (change.language) void speak(change.language)
}

const darkness = matchMedia('(prefers-color-scheme: dark)')
const stillness = matchMedia('(prefers-reduced-motion: reduce)')

export function applyTheme(): void {
  const dark = settings.theme === 'dark' || (settings.theme === 'auto' && darkness.matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}

darkness.addEventListener('change', applyTheme)

/** Return the duration of one movement in milliseconds; 0 if animation is off or the system asks for reduced motion. */
export function beat(): number {
  return stillness.matches ? 0 : BEATS[settings.speed]
}
