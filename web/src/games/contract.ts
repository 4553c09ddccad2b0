/** What the shell and a game's board tell each other. The server's views, actions and events come through unchanged. */
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
  /** The person whose seat it is, where they play under their own name. */
  player?: string | null
  /** This browser sits here. At a hot-seat table several seats are yours. */
  mine: boolean
}

/** What is being animated: the events between the view shown before and this one. Empty when nothing moves. */
export interface Moving {
  events: GameEvent[]
  /** Milliseconds one movement takes; 0 when movement is off. */
  beat: number
}

export interface BoardProps<Table = any, Details = any> {
  view: View<Table, Details>
  seats: Seat[]
  choices: Choices
  /** Of the choice being looked at (hovered or focused), or null. */
  preview: Preview<Table> | null
  choose: (action: Action) => void
  /** Ask which rule forbids an action, given as text, e.g. `load boat=0 space=2`. The shell shows the answer. */
  ask: (action: string) => void
  /** Take the last decision back, where `view.undo` allows it: for a change of mind in the middle of several decisions. */
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

/** One step of a guided first round: shown while `when` holds, marked done when it no longer does. */
export interface GuideStep {
  /** Key of the text. */
  text: string
  when: (view: View) => boolean
  /** CSS selector of what the step speaks of, inside the board: the first is marked, none is covered. */
  at?: string
}

/** A position for the rules page: `web/excerpts.py` writes them. Its caption is the text `<game>-excerpt-<id>`. */
export interface Excerpt {
  id: string
  /** The section of the rules (by its number, from 0) that it stands in. */
  section: number
  /** CSS selectors of what is cut out of the board. */
  crop: string[]
  /** How wide and high that is, in pixels of a board of 990 × 640: its place is kept while the board is fetched and drawn. */
  size: [number, number]
  view: View
}

/** A piece beside a section of the rules page: one of everybody's by its name for `lib/pieces/Picture.svelte`, or one that the game draws itself. */
export type BesideRules = string | { piece: Component<any>; given: Record<string, unknown>; box: string; size: number }

/** What `games/<name>/index.ts` exports as `game`. Everything but the board is optional. */
export interface GameModule {
  Board: Component<BoardProps>
  /** The game's own part of a player's panel: hand, open cards, sled … one or two lines high. */
  SeatPanel?: Component<SeatPanelProps>
  /** The prompt line. Without it: `<game>-prompt-<phase>` or a general sentence. */
  prompt?: (view: View, choices: Choices, t: Texts) => string
  /** Where the game stands, for the header: "Round 3 of 6". */
  progress?: (view: View, t: Texts) => string
  /** Colour and glyph by seat; by default limestone, basalt, terracotta, granite, lapis. */
  colours?: Colour[]
  glyphs?: Glyph[]
  /** Keys that start narrowing: `{ t: { name: 'take' }, l: { name: 'load' } }`. Shown on the buttons of the decision bar. */
  keys?: Record<string, Record<string, Value>>
  /** What a choice is about, where its words do not say it; stands after them. */
  about?: (action: Action, view: View, t: Texts) => string
  /** Names of actions that only prepare for an answer: they are offered after the answers themselves. */
  asides?: string[]
  guide?: GuideStep[]
  /** Seats have secrets (hands, purses): where people share a screen, it is covered between their turns. */
  secrets?: boolean
}
