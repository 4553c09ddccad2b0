/** What every part of the board needs to know. */
import type { Choices, Match } from '../../lib/choices.svelte'
import type { Preview } from '../../lib/api/types'
import type { Seat } from '../contract'
import type { Texts } from '../../lib/texts/texts.svelte'
import type { Layout } from './layout'
import type { Origins } from './movement'
import { cellName, type KheopsView, type PawnKind, type Table, type Tile, type Underground } from './table'

export interface Scene {
  view: KheopsView
  table: Table
  tiles: Tile[]
  seats: Seat[]
  /** The seat whose view of the table this is. */
  me: number
  choices: Choices
  preview: Preview<Table> | null
  t: Texts
  layout: Layout
  origins: Origins
  /** The duration of one movement in milliseconds. */
  beat: number
  /** The kind of pawn that a click on a cell would place. */
  pawn: PawnKind
  /** How each tile in the hand is turned before it is laid, in thirds of a full turn. */
  turned: Record<number, number>
  /** The underground of each cell, while undergrounds are shown. */
  leads: ReadonlyMap<string, Underground>
  /** The underground that is hovered in the list. */
  shown: Underground | null
  /** The cells that the other side touched last. */
  recent: string[]
  /** The cell over which a tile is being dragged. */
  over: { cell: string; tile: number } | null
}

/** The tile in the mover's hand that is being laid, if this seat can see it. */
export function tileInHand({ table, view }: Pick<Scene, 'table' | 'view'>): number | null {
  if (table.taken === null || view.mover === null) return null
  return table.hand[view.mover]?.[table.taken] ?? null
}

/** How a tile would lie: as the hovered choice says, or else as it was turned in the hand. */
export function facing(scene: Scene, tile: number): number {
  const degrees = scene.choices.hovered?.['degrees']
  return degrees === undefined ? (scene.turned[tile] ?? 0) : Number(degrees) / 120
}

/** Return the choice that a click on a cell stands for now. */
export function matchFor(scene: Scene, cell: string): Match | null {
  const { phase, chosen } = scene.table
  if (phase === 'place') return { name: 'place', pawn: scene.pawn, cell }
  if (phase === 'turn_corridor' || phase === 'turn_room') return { name: 'turn', cell }
  if (phase === 'take') return { name: 'lay', cell }
  if (phase === 'rotate') {
    const tile = tileInHand(scene)
    return tile !== null && cell === cellName(chosen) ? { name: 'rotate', degrees: String(120 * (scene.turned[tile] ?? 0)) } : null
  }
  return phase === 'over' || phase === 'turn_by' ? null : { name: phase, cell }
}
