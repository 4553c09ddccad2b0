/** What every part of the board needs to know. */
import type { Choices, Match } from '../../lib/choices.svelte'
import type { Preview, Seat } from '../../lib/contract'
import type { Texts } from '../../lib/texts/texts.svelte'
import type { Layout } from './layout'
import type { Origins } from './movement'
import { cellName, faceOf, standing, type KheopsView, type PawnKind, type Table, type Tile, type Underground } from './table'

export interface Scene {
  view: KheopsView
  table: Table
  tiles: Tile[]
  seats: Seat[]
  /** The seat from whose side the table is seen. */
  me: number
  choices: Choices
  preview: Preview<Table> | null
  t: Texts
  layout: Layout
  origins: Origins
  /** Milliseconds that a movement takes. */
  beat: number
  /** The kind of pawn that a click on a cell would place. */
  pawn: PawnKind
  /** How each tile of the hand is turned, before it is laid. */
  turned: Record<number, number>
  /** The underground of each cell, where undergrounds are shown. */
  leads: ReadonlyMap<string, Underground>
  /** The underground pointed at in the list. */
  shown: Underground | null
  /** What the other side touched last. */
  recent: string[]
  /** The cell over which a tile is being dragged. */
  over: { cell: string; tile: number } | null
}

/** The tile in the mover's hand that is being laid, if this seat can see it. */
export function tileInHand({ table, view }: Pick<Scene, 'table' | 'view'>): number | null {
  if (table.taken === null || view.mover === null) return null
  return table.hand[view.mover]?.[table.taken] ?? null
}

/** The degrees that a choice being looked at names, else those of the tile as it was turned in the hand. */
export function facing(scene: Scene, tile: number): number {
  const degrees = scene.choices.looked?.['degrees']
  return degrees === undefined ? (scene.turned[tile] ?? 0) : Number(degrees) / 120
}

/** What a click on a cell stands for now. */
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

/** A tile in words: what it is, what its symbol does, who stands on it. */
export function tileWords(scene: Scene, cell: string, index: number): string {
  const { t, table, tiles, seats } = scene
  const number = table.tile[index]
  if (number === null || number === undefined) return cell
  const tile = tiles[number]!
  const lines = [t('kheops-board-cell', { cell, face: t(`kheops-face-${faceOf(tile)}`) }), symbolHelp(scene, tile)]
  const pawn = standing(table.pawn[index])
  if (pawn) lines.push(t('kheops-board-pawn', { player: seats[pawn.seat]?.name ?? '', pawn: t(`kheops-pawn-${pawn.kind}`) }))
  return lines.filter(Boolean).join('\n')
}

/** A tile that lies nowhere yet, in words. */
export function faceWords(scene: Pick<Scene, 't'>, tile: Tile): string {
  return `${scene.t(`kheops-face-${faceOf(tile)}`)}\n${symbolHelp(scene, tile)}`
}

export function symbolHelp({ t }: Pick<Scene, 't'>, tile: Pick<Tile, 'symbol' | 'pair' | 'kind'>): string {
  if (tile.symbol === 'none') return t(`kheops-kind-${tile.kind}-help`)
  const help = t(`kheops-symbol-${tile.symbol}-help`)
  return tile.pair ? `${t('kheops-board-pair', { pair: tile.pair })} ${help}` : help
}

export function labelFor(scene: Scene, match: Match, cell: string, index: number): string {
  const { t } = scene
  const args = { ...match, cell } as Record<string, string>
  return `${t(`kheops-action-${match['name']}`, args)}. ${tileWords(scene, cell, index)}`
}
