/** Actions and events as sentences; the same conventions as `saqqara.table.wording`. */
import type { FluentVariable } from '@fluent/bundle'
import type { Action, GameEvent, Value } from '../contract'
import type { Texts } from './texts.svelte'

/** Argument names whose values are seats. */
const SEATS = ['seat', 'owner', 'other', 'rival', 'taker', 'winner']

export function actionText(t: Texts, game: string, action: Action, names: string[]): string {
  return t(`${game}-action-${action.name}`, named(t, game, action.arguments, names))
}

export function eventText(t: Texts, game: string, event: GameEvent, names: string[]): string {
  return t(`${game}-event-${event.kind}`, { player: names[event.seat] ?? '', ...named(t, game, event.arguments, names) })
}

/** Arguments with, for words and seats, their names as `<argument>_name`. */
export function named(t: Texts, game: string, given: Record<string, unknown>, names: string[]): Record<string, FluentVariable> {
  const all: Record<string, FluentVariable> = {}
  for (const [key, value] of Object.entries(given)) {
    if (typeof value === 'string') {
      all[key] = value
      all[`${key}_name`] = t(`${game}-${key}-${value}`)
    } else if (typeof value === 'number') {
      all[key] = value
      if (SEATS.includes(key)) all[`${key}_name`] = names[value] ?? ''
    }
  }
  return all
}

/** A group of actions that share a name: `<game>-choose-<name>`. */
export function nameText(t: Texts, game: string, name: string): string {
  const key = `${game}-choose-${name}`
  return t.has(key) ? t(key) : capital(name.replaceAll('_', ' '))
}

/** One value of an argument that is being asked for: `<game>-<argument>-<word>`, or `<game>-argument-<argument>` with `$value`. */
export function valueText(t: Texts, game: string, key: string, value: Value): string {
  const word = `${game}-${key}-${value}`
  if (typeof value === 'string' && t.has(word)) return capital(t(word))
  const numbered = `${game}-argument-${key}`
  if (t.has(numbered)) return capital(t(numbered, { value }))
  return typeof value === 'number' ? `${capital(key)} ${value + 1}` : capital(value.replaceAll('_', ' '))
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** A number that says whether it is a gain or a loss. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}
