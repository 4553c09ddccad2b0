/** Actions and events as sentences, by the same conventions as `saqqara.table.sentences`. */
import type { FluentVariable } from '@fluent/bundle'
import type { Action, GameEvent, Value } from '../api/types'
import type { Texts } from './texts.svelte'

/** A coordinate such as `b4`, which is shown as it is. */
const COORDINATE = /^[a-z]\d+$/
/** The arguments whose values are seats. */
const SEATS = ['seat', 'owner', 'other', 'rival', 'taker', 'winner']

export function actionText(t: Texts, game: string, action: Action, names: string[]): string {
  return t(`${game}-action-${action.name}`, named(t, game, action.arguments, names))
}

/** Return the text of a choice, with what the game adds to it. */
export function choiceText(t: Texts, game: string, action: Action, names: string[], about = ''): string {
  return [capital(actionText(t, game, action, names)), about].filter(Boolean).join(': ')
}

function eventText(t: Texts, game: string, event: GameEvent, names: string[]): string {
  return t(`${game}-event-${event.kind}`, { player: names[event.seat] ?? '', ...named(t, game, event.arguments, names) })
}

/**
 * Return what happened, in sentences. Several events of one kind in a row become one sentence if the catalogue has
 * `<game>-events-<kind>`: of each argument that is a word, it gets all names as `$<argument>_names`.
 */
export function eventTexts(t: Texts, game: string, events: GameEvent[], names: string[]): string[] {
  return runs(events)
    .flatMap((run) => (run.length > 1 && t.has(`${game}-events-${run[0]!.kind}`) ? [together(t, game, run, names)] : run.map((event) => eventText(t, game, event, names))))
    .filter(Boolean)
}

function runs(events: GameEvent[]): GameEvent[][] {
  const made: GameEvent[][] = []
  for (const event of events) {
    const last = made.at(-1)
    if (last && last[0]!.kind === event.kind && last[0]!.seat === event.seat) last.push(event)
    else made.push([event])
  }
  return made
}

function together(t: Texts, game: string, run: GameEvent[], names: string[]): string {
  const each = run.map((event) => named(t, game, event.arguments, names))
  const keys = Object.keys(each[0]!).filter((key) => key.endsWith('_name'))
  const lists = keys.map((key) => [`${key}s`, listText(t, each.map((one) => String(one[key])))])
  return t(`${game}-events-${run[0]!.kind}`, { player: names[run[0]!.seat] ?? '', count: run.length, ...Object.fromEntries(lists) })
}

/** "A, B and 2 × C". */
function listText(t: Texts, words: string[]): string {
  const counted = [...new Set(words)].map((word) => {
    const count = words.filter((other) => other === word).length
    return count > 1 ? `${count} × ${word}` : word
  })
  return new Intl.ListFormat(t.language, { type: 'conjunction' }).format(counted)
}

/** Return the arguments and, for words and seats, also their names as `<argument>_name`. */
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

/** Return the text of a group of actions that share a name: `<game>-choose-<name>`. */
export function nameText(t: Texts, game: string, name: string): string {
  const key = `${game}-choose-${name}`
  return t.has(key) ? t(key) : capital(name.replaceAll('_', ' '))
}

/** Return the text of a value to choose: `<game>-<argument>-<word>`, or `<game>-argument-<argument>` with `$value`. */
export function valueText(t: Texts, game: string, key: string, value: Value): string {
  const word = `${game}-${key}-${value}`
  if (typeof value === 'string' && t.has(word)) return capital(t(word))
  if (COORDINATE.test(String(value))) return String(value)
  const numbered = `${game}-argument-${key}`
  if (t.has(numbered)) return capital(t(numbered, { value }))
  return typeof value === 'number' ? `${capital(key)} ${value + 1}` : capital(value.replaceAll('_', ' '))
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

/** Return a number with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'
}
