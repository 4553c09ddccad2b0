import type { GameModule } from '../contract'
import { capital } from '../../lib/texts/sentences'
import Board from './Board.svelte'
import { guide } from './guide'
import SeatPanel from './SeatPanel.svelte'
import type { Table } from './table'

const DIGITS = Object.fromEntries(Array.from({ length: 10 }, (_, pieces) => [String(pieces), { name: 'buy', pieces }]))

export const game: GameModule = {
  Board,
  SeatPanel,
  secrets: true,
  progress: (view, t) => {
    const table = view.table as Table
    return capital(t('amunre-board-progress', { kingdom: t(`amunre-kingdom-${table.kingdom}`), round: table.round_in_kingdom, part: t(`amunre-part-${table.part}`) }))
  },
  colours: ['basalt', 'carnelian', 'lapis', 'limestone', 'malachite'],
  keys: { ...DIGITS, b: { name: 'bid' }, p: { name: 'play' }, s: { name: 'sell' }, o: { name: 'offer' }, m: { name: 'minus_three' }, d: { name: 'done' } },
  asides: ['sell'],
  guide,
}
