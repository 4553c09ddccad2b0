/** Finds a game's board. Each board is a chunk of its own, loaded when a table needs it. */
import type { Component } from 'svelte'
import type { Colour, Glyph } from '../lib/pieces/signs'
import type { BesideRules, Excerpt, GameModule, Seat } from './contract'
import { GLYPHS } from '../lib/pieces/signs'

const modules = import.meta.glob<{ game: GameModule }>('./*/index.ts')
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte', { eager: true })

const pictures = import.meta.glob<{ pictures: BesideRules[][] }>('./*/pictures.ts')

const excerpts = import.meta.glob<Excerpt[]>('./*/excerpts.json', { import: 'default' })

const DEFAULT_COLOURS: Colour[] = ['limestone', 'basalt', 'terracotta', 'granite', 'lapis']

/** Load the game's part of the page; null if it has no board of its own, in which case the list of choices serves. */
export async function boardOf(game: string): Promise<GameModule | null> {
  return (await modules[`./${game}/index.ts`]?.())?.game ?? null
}

export function coverOf(game: string): Component | null {
  return covers[`./${game}/Cover.svelte`]?.default ?? null
}

/** Load the pieces to show beside the sections of a game's rules. */
export async function picturesOf(game: string): Promise<BesideRules[][]> {
  return (await pictures[`./${game}/pictures.ts`]?.())?.pictures ?? []
}

/** Load the positions to show within a game's rules. */
export async function excerptsOf(game: string): Promise<Excerpt[]> {
  return (await excerpts[`./${game}/excerpts.json`]?.()) ?? []
}

export interface SeatFacts {
  name: string
  bot: boolean
  player?: string | null
  mine: boolean
}

export function seatsOf(facts: SeatFacts[], module: GameModule | null): Seat[] {
  return facts.map((fact, seat) => ({ ...fact, seat, ...signOf(seat, module) }))
}

function signOf(seat: number, module: GameModule | null): { glyph: Glyph; colour: Colour } {
  const colours = module?.colours ?? DEFAULT_COLOURS
  const glyphs = module?.glyphs ?? GLYPHS
  return { colour: colours[seat % colours.length]!, glyph: glyphs[seat % glyphs.length]! }
}
