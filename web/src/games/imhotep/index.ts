import type { GameModule } from '../../lib/contract'
import { capital } from '../../lib/texts/wording'
import Board from './Board.svelte'
import { guide } from './guide'
import SeatPanel from './SeatPanel.svelte'
import type { Table } from './table'

export const game: GameModule = {
  Board,
  SeatPanel,
  prompt: (view, choices, t) => {
    const table = view.table as Table
    const names = choices.values('name')
    const chosen = names.length === 1 ? names[0] : choices.chosen['name']
    const narrowed = `imhotep-prompt-${table.phase}-${chosen}`
    return t(chosen && t.has(narrowed) ? narrowed : `imhotep-prompt-${table.phase}`, { column: (table.column ?? 0) + 1 })
  },
  progress: (view, t) => capital(t('imhotep-round', { round: (view.table as Table).round_number })),
  colours: ['limestone', 'basalt', 'terracotta', 'granite'],
  keys: { t: { name: 'take' }, l: { name: 'load' }, s: { name: 'sail' }, c: { name: 'play' }, w: { name: 'wager' }, d: { name: 'decline' } },
  guide,
}
