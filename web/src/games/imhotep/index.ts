import type { GameModule } from '../contract'
import { capital } from '../../lib/texts/sentences'
import Board from './Board.svelte'
import { guide } from './guide'
import SeatPanel from './SeatPanel.svelte'
import type { Table } from './table'

export const game: GameModule = {
  Board,
  SeatPanel,
  prompt: (view, choices, t) => {
    const table = view.table as Table
    const names = choices.values('name').map(String)
    const narrowed = `imhotep-prompt-${table.phase}-${names[0]}`
    if (names.length === 1 && t.has(narrowed)) return t(narrowed)
    const open = names.map((name) => `imhotep-prompt-do-${name}`).filter((key) => t.has(key))
    if (table.phase === 'turn' && open.length) return new Intl.ListFormat(t.language, { type: 'disjunction' }).format(open.map((key) => t(key)))
    return t(`imhotep-prompt-${table.phase}`, { column: (table.column ?? 0) + 1 })
  },
  progress: (view, t) => capital(t('imhotep-round', { round: (view.table as Table).round_number })),
  colours: ['limestone', 'basalt', 'terracotta', 'granite'],
  keys: { t: { name: 'take' }, l: { name: 'load' }, s: { name: 'sail' }, c: { name: 'play' }, w: { name: 'wager' }, d: { name: 'decline' } },
  guide,
}
