/** What lies on the board, in words. */
import type { Match } from '../../lib/choices.svelte'
import { named } from '../../lib/texts/sentences'
import type { Scene } from './scene'
import { faceOf, standing, type Tile } from './table'

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

/** A tile that has not been laid yet, in words. */
export function faceWords(scene: Pick<Scene, 't'>, tile: Tile): string {
  return `${scene.t(`kheops-face-${faceOf(tile)}`)}\n${symbolHelp(scene, tile)}`
}

export function symbolHelp({ t }: Pick<Scene, 't'>, tile: Pick<Tile, 'symbol' | 'pair' | 'kind'>): string {
  if (tile.symbol === 'none') return t(`kheops-kind-${tile.kind}-help`)
  const help = t(`kheops-symbol-${tile.symbol}-help`)
  return tile.pair ? `${t('kheops-board-pair', { pair: tile.pair })} ${help}` : help
}

/** What choosing a cell does, and what lies there. */
export function labelFor(scene: Scene, match: Match, cell: string, index: number): string {
  const given = named(scene.t, 'kheops', { ...match, cell }, [])
  return `${scene.t(`kheops-action-${match['name']}`, given)}. ${tileWords(scene, cell, index)}`
}
