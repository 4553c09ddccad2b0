import type { GameModule } from '../contract'
import Board from './Board.svelte'
import { guide } from './guide'
import SeatPanel from './SeatPanel.svelte'
import { TURNS } from './facts'
import { faceOf, type Table, type Tile } from './table'

export const game: GameModule = {
  Board,
  SeatPanel,
  prompt: (view, choices, t) => {
    const { phase } = view.table as Table
    const kind = phase === 'place' ? choices.chosen['pawn'] : undefined
    return kind ? t('kheops-prompt-place-kind', { pawn: kind }) : t(`kheops-prompt-${phase}`)
  },
  about: (action, view, t) => {
    const { hand } = view.table as Table
    const tile = action.name === 'take' ? (hand[view.mover ?? -1]?.[Number(action.arguments['slot']) - 1] ?? null) : null
    return tile === null ? '' : t(`kheops-face-${faceOf((view.components.tiles as Tile[])[tile]!)}`)
  },
  progress: (view, t) => t('kheops-progress', { turn: (view.table as Table).turn, turns: TURNS }),
  colours: ['limestone', 'lapis'],
  glyphs: ['lotus', 'eye'],
  keys: {
    w: { name: 'place', pawn: 'worker' },
    m: { name: 'place', pawn: 'mummy' },
    p: { name: 'place', pawn: 'priest' },
    k: { name: 'place', pawn: 'pharaoh' },
    '1': { name: 'take', slot: '1' },
    '2': { name: 'take', slot: '2' },
    '3': { name: 'take', slot: '3' },
  },
  guide,
  secrets: true,
}
