/** Which buttons the decision bar shows for what is left to choose. */
import { part, type Choices, type Match } from '../lib/choices.svelte'
import type { Action, Value } from '../lib/contract'
import type { Texts } from '../lib/texts/texts.svelte'
import { actionText, capital, nameText, valueText } from '../lib/texts/wording'

export interface Decision {
  id: string
  label: string
  match: Match
  /** Pressing it plays; otherwise it narrows. */
  leaf: boolean
  key?: string
}

/** So many whole actions are shown side by side; more are asked for step by step. */
const FLAT = 7

export function buttonsFor(choices: Choices, t: Texts, game: string, names: string[], keys: Record<string, Match>): Decision[] {
  const { left, question, steps } = choices
  if (!left.length) return []
  const whole = (action: Action) => leaf(action, t, game, names, keys)
  if (question === null || left.length <= FLAT) return left.map(whole)
  const values = choices.values(question)
  if (question !== 'name' && values.length === left.length && left.length <= 2 * FLAT && steps.length) return left.map(whole)
  return values.map((value) => group(choices, t, game, names, keys, question, value))
}

function group(
  choices: Choices,
  t: Texts,
  game: string,
  names: string[],
  keys: Record<string, Match>,
  question: string,
  value: Value,
): Decision {
  const inside = choices.find({ [question]: value })
  if (inside.length === 1) return leaf(inside[0]!, t, game, names, keys)
  const match = { [question]: value }
  const label = question === 'name' ? nameText(t, game, String(value)) : valueText(t, game, question, value)
  return { id: `${question}=${value}`, label, match, leaf: false, key: keyOf(keys, match) }
}

function leaf(action: Action, t: Texts, game: string, names: string[], keys: Record<string, Match>): Decision {
  const match = { name: action.name, ...action.arguments }
  return { id: action.text, label: capital(actionText(t, game, action, names)), match, leaf: true, key: keyOf(keys, match, action) }
}

function keyOf(keys: Record<string, Match>, match: Match, action?: Action): string | undefined {
  const same = ([, wanted]: [string, Match]) =>
    action ? Object.entries(wanted).every(([key, value]) => part(action, key) === value) && Object.keys(wanted).length === Object.keys(match).length
      : JSON.stringify(wanted) === JSON.stringify(match)
  return Object.entries(keys).find(same)?.[0]
}
