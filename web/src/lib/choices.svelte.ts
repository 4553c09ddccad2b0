/** The legal actions, narrowed step by step: first a name, then one argument after the other. Escape steps back. */
import type { Action, Value } from './api/types'

/** Part of an action: its `name` and arguments, each with one value or several. `{ name: 'load', boat: 2 }` stands for every load of boat 2. */
export type Match = Record<string, Value | Value[]>

export function fits(action: Action, match: Match): boolean {
  return Object.entries(match).every(([key, value]) => {
    const found = part(action, key)
    return Array.isArray(value) ? found !== undefined && value.includes(found) : found === value
  })
}

export function part(action: Action, key: string): Value | undefined {
  return key === 'name' ? action.name : action.arguments[key]
}

/** Return the text form of a match that names a whole action. */
export function textOf(match: Match): string {
  const { name, ...rest } = match
  return [name, ...Object.entries(rest).map(([key, value]) => `${key}=${value}`)].join(' ')
}

export class Choices {
  /** Every legal action. */
  all = $state.raw<Action[]>([])
  /** What has been chosen so far, one match per step. */
  steps = $state.raw<Match[]>([])
  /** The choice that the pointer or the focus is on. */
  hovered = $state.raw<Match | null>(null)
  /** A choice pressed once, waiting for the second press (only if the player wants to confirm). */
  unconfirmed = $state.raw<Action | null>(null)
  /** What a bot advises; boards mark it. */
  hint = $state.raw<Action | null>(null)

  readonly chosen: Match = $derived(Object.assign({}, ...this.steps))
  readonly left: Action[] = $derived(this.all.filter((action) => fits(action, this.chosen)))
  /** The next question: 'name', the name of an argument, or null when nothing is left to ask. */
  readonly question: string | null = $derived(nextQuestion(this.left, this.chosen))
  /** The action that is hovered or waiting to be confirmed, if it is exactly one. */
  readonly candidate: Action | null = $derived(this.unconfirmed ?? single(this.hovered ? this.find(this.hovered) : this.left))

  constructor(
    private readonly play: (action: Action) => void = () => {},
    private readonly whyNot: (text: string) => void = () => {},
    private readonly confirm: () => boolean = () => false,
  ) {}

  offer(actions: Action[]): void {
    this.all = actions
    this.hint = null
    this.reset()
  }

  /** Return the remaining actions that fit. */
  find(match: Match): Action[] {
    return this.left.filter((action) => fits(action, match))
  }

  has(match: Match): boolean {
    return this.left.some((action) => fits(action, match))
  }

  /** Return the values that an argument (or 'name') can still take, in the order of the actions. */
  values(key: string, match: Match = {}): Value[] {
    return [...new Set(this.find(match).map((action) => part(action, key)))].filter((value) => value !== undefined)
  }

  /**
   * Choose a part. Play if only one action fits; ask why not if none does: `rest` is then what the part lacks to be a whole action.
   * Another kind of legal action replaces what has been chosen.
   */
  narrow(match: Match, rest: Match = {}): void {
    const found = this.find(match)
    const only = single(found)
    if (only) this.pick(only)
    else if (found.length) {
      this.steps = [...this.steps, match]
      this.hovered = null
    } else if (this.steps.length && 'name' in match && this.all.some((action) => fits(action, match))) {
      this.reset()
      this.narrow(match)
    } else this.whyNot(textOf({ ...rest, ...this.#soFar(match), ...match }))
  }

  /** Show why something is impossible that no single action stands for. */
  refuse(text: string): void {
    this.whyNot(text)
  }

  /** What has been chosen so far, if the match is about the same kind of action. */
  #soFar(match: Match): Match {
    return (match['name'] ?? this.chosen['name']) === this.chosen['name'] ? this.chosen : {}
  }

  pick(action: Action): void {
    if (this.confirm() && this.unconfirmed?.number !== action.number) this.unconfirmed = action
    else {
      this.unconfirmed = null
      this.play(action)
    }
  }

  hover(match: Match | null): void {
    this.hovered = match
  }

  /** Undo the last narrowing; return false if there was none. */
  back(): boolean {
    this.hovered = null
    if (this.unconfirmed) {
      this.unconfirmed = null
      return true
    }
    if (!this.steps.length) return false
    this.steps = this.steps.slice(0, -1)
    return true
  }

  reset(): void {
    this.steps = []
    this.hovered = null
    this.unconfirmed = null
  }
}

function single(actions: Action[]): Action | null {
  return actions.length === 1 ? (actions[0] ?? null) : null
}

function nextQuestion(left: Action[], chosen: Match): string | null {
  const keys = new Set(['name', ...left.flatMap((action) => Object.keys(action.arguments))])
  for (const key of keys) {
    if (key in chosen && !Array.isArray(chosen[key])) continue
    if (new Set(left.map((action) => part(action, key))).size > 1) return key
  }
  return null
}
