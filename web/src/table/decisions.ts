/** Decides which buttons the decision bar shows for the remaining choices. */
import { part, type Choices, type Match } from '../lib/choices.svelte'
import type { Action, Value } from '../lib/api/types'
import type { Texts } from '../lib/texts/texts.svelte'
import { choiceText, nameText, valueText } from '../lib/texts/sentences'

export interface Decision {
  id: string
  label: string
  match: Match
  /** Whether pressing it plays an action; otherwise it narrows the choices. */
  leaf: boolean
  key?: string
}

/** At most this many whole actions are shown at once; more are narrowed step by step. */
const FLAT = 5
/** At most this many values of one question are shown at once; more are grouped: first a row or a range, then the value. */
const WIDE = 9

/** What a game adds to the text of a choice. */
type About = (action: Action) => string

/** Put the answers before the actions that only prepare for one. */
export function answersFirst(actions: Action[], asides: string[]): Action[] {
  const aside = (action: Action) => asides.includes(action.name)
  return [...actions.filter((action) => !aside(action)), ...actions.filter(aside)]
}

export function buttonsFor(choices: Choices, t: Texts, game: string, names: string[], keys: Record<string, Match>, about: About = () => ''): Decision[] {
  const { left, question, steps } = choices
  if (!left.length) return []
  const whole = (action: Action) => leaf(action, t, game, names, keys, about)
  if (question === null || left.length <= FLAT) return left.map(whole)
  const values = choices.values(question)
  const gathered = Array.isArray(choices.chosen[question])
  if (question !== 'name' && values.length === left.length && steps.length && (gathered || left.length <= WIDE)) return left.map(whole)
  if (question === 'name' || gathered || values.length <= WIDE) return values.map((value) => group(choices, t, game, names, keys, about, question, value))
  return bunches(values).map((bunch) => (bunch.length === 1 ? group(choices, t, game, names, keys, about, question, bunch[0]!) : range(t, game, question, bunch)))
}

/** Group values: cells by row (`c1`, `c2` …), others into equal ranges. */
export function bunches(values: Value[]): Value[][] {
  const rows = values.map((value) => /^([a-z]+)\d+$/.exec(String(value))?.[1] ?? null)
  const size = Math.ceil(values.length / Math.ceil(Math.sqrt(values.length)))
  const places = values.map((_, index) => (rows.includes(null) ? Math.floor(index / size) : rows[index]))
  return [...new Set(places)].map((place) => values.filter((_, index) => places[index] === place))
}

function range(t: Texts, game: string, question: string, bunch: Value[]): Decision {
  const [first, last] = [bunch[0]!, bunch.at(-1)!].map((value) => valueText(t, game, question, value)) as [string, string]
  return { id: `${question}=${bunch[0]}-${bunch.at(-1)}`, label: t('web-choices-range', { first, last }), match: { [question]: bunch }, leaf: false }
}

function group(
  choices: Choices,
  t: Texts,
  game: string,
  names: string[],
  keys: Record<string, Match>,
  about: About,
  question: string,
  value: Value,
): Decision {
  const inside = choices.find({ [question]: value })
  if (inside.length === 1) return leaf(inside[0]!, t, game, names, keys, about)
  const match = { [question]: value }
  const label = question === 'name' ? nameText(t, game, String(value)) : valueText(t, game, question, value)
  return { id: `${question}=${value}`, label, match, leaf: false, key: keyOf(keys, match) }
}

function leaf(action: Action, t: Texts, game: string, names: string[], keys: Record<string, Match>, about: About): Decision {
  const match = { name: action.name, ...action.arguments }
  return { id: action.text, label: choiceText(t, game, action, names, about(action)), match, leaf: true, key: keyOf(keys, match, action) }
}

function keyOf(keys: Record<string, Match>, match: Match, action?: Action): string | undefined {
  const same = ([, wanted]: [string, Match]) =>
    action ? Object.entries(wanted).every(([key, value]) => part(action, key) === value) && Object.keys(wanted).length === Object.keys(match).length
      : JSON.stringify(wanted) === JSON.stringify(match)
  return Object.entries(keys).find(same)?.[0]
}
