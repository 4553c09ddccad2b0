/** The contract between the table page and a game's board. The server's views, actions and events are passed on unchanged. */
import type { Component } from 'svelte'
import type { Action, GameEvent, Preview, Value, View } from '../lib/api/types'
import type { Choices } from '../lib/choices.svelte'
import type { Colour, Glyph } from '../lib/pieces/signs'
import type { Texts } from '../lib/texts/texts.svelte'

export interface Seat {
  seat: number
  name: string
  glyph: Glyph
  colour: Colour
  bot: boolean
  /** The id of the person who plays this seat under their own name. */
  player?: string | null
  /** Whether this browser plays the seat. At a hot-seat table it plays several. */
  mine: boolean
}

/** What is being animated: the events between the previous view and this one. Empty when nothing moves. */
export interface Moving {
  events: GameEvent[]
  /** The duration of one movement in milliseconds; 0 when animation is off. */
  beat: number
}

export interface BoardProps<Table = any, Details = any> {
  view: View<Table, Details>
  seats: Seat[]
  choices: Choices
  /** The preview of the choice that is hovered or focused, or null. */
  preview: Preview<Table> | null
  choose: (action: Action) => void
  /** Ask which rule forbids an action, given as text such as `load boat=0 space=2`. The page shows the answer. */
  ask: (action: string) => void
  /** Take back the last decision, where `view.undo` allows it: for a change of mind in the middle of several decisions. */
  undo?: () => void
  moving: Moving
  t: Texts
}

export interface SeatPanelProps<Table = any, Details = any> {
  view: View<Table, Details>
  seat: Seat
  seats: Seat[]
  choices: Choices
  t: Texts
}

/** One step of a guided first round: shown while `when` holds, and done when it no longer does. */
export interface GuideStep {
  /** The key of its text. */
  text: string
  when: (view: View) => boolean
  /** A CSS selector, inside the board, for what the step is about: the first match is marked, and none is covered. */
  at?: string
}

/** A position for the rules page, written by `web/excerpts.py`. Its caption is the text `<game>-excerpt-<id>`. */
export interface Excerpt {
  id: string
  /** The section of the rules that it belongs to, counted from 0. */
  section: number
  /** CSS selectors for the part of the board to show. */
  crop: string[]
  /** Width and height of that part, in pixels of a board of 990 × 640: its place is reserved while the board loads. */
  size: [number, number]
  view: View
}

/** A piece beside a section of the rules page: a shared one, by its name for `lib/pieces/Picture.svelte`, or one that the game draws itself. */
export type BesideRules = string | { piece: Component<any>; given: Record<string, unknown>; box: string; size: number }

/** What `games/<name>/index.ts` exports as `game`. Everything but the board is optional. */
export interface GameModule {
  Board: Component<BoardProps>
  /** The game's part of a player's panel (hand, open cards, sled …), one or two lines high. */
  SeatPanel?: Component<SeatPanelProps>
  /** The prompt line. By default `<game>-prompt-<phase>`, or a general sentence. */
  prompt?: (view: View, choices: Choices, t: Texts) => string
  /** Where the game stands, for the header: "Round 3 of 6". */
  progress?: (view: View, t: Texts) => string
  /** Colour and glyph by seat; by default limestone, basalt, terracotta, granite, lapis. */
  colours?: Colour[]
  glyphs?: Glyph[]
  /** Keys that start narrowing: `{ t: { name: 'take' }, l: { name: 'load' } }`. Shown on the buttons of the decision bar. */
  keys?: Record<string, Record<string, Value>>
  /** What a choice is about, where its text does not say so; it is added to the text. */
  about?: (action: Action, view: View, t: Texts) => string
  /** The names of actions that only prepare for an answer: they are offered after the answers themselves. */
  asides?: string[]
  guide?: GuideStep[]
  /** Seats have secrets (hands, purses): a shared screen is covered between turns. */
  secrets?: boolean
}
