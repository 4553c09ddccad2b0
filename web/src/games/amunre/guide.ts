/** The steps of the guided first round: what to look at and what to try, each while it fits the position. */
import type { View } from '../../lib/api/types'
import type { GuideStep } from '../contract'
import type { Table } from './table'

function tableOf(view: View): Table {
  return view.table as Table
}

function firstRound(view: View): boolean {
  return tableOf(view).kingdom === 'old' && tableOf(view).round_in_kingdom === 1 && !view.over
}

function asks(view: View, ...phases: string[]): boolean {
  return firstRound(view) && view.mover === view.seat && phases.includes(tableOf(view).phase)
}

/** Purse, hand and purchases lie below the map. */
const TRAY = '.tray'

export const guide: GuideStep[] = [
  { text: 'amunre-guide-welcome', when: (view) => firstRound(view) && tableOf(view).part === 'auction', at: '[data-anchor="home-0"]' },
  { text: 'amunre-guide-bid', when: (view) => asks(view, 'bid'), at: '.compact > .tray, .board:not(.compact) > svg .staked' },
  { text: 'amunre-guide-cards', when: (view) => asks(view, 'cards'), at: TRAY },
  { text: 'amunre-guide-farmers', when: (view) => asks(view, 'farmers', 'field'), at: TRAY },
  { text: 'amunre-guide-blocks', when: (view) => asks(view, 'blocks', 'build'), at: TRAY },
  { text: 'amunre-guide-offer', when: (view) => asks(view, 'sacrifice', 'offer'), at: TRAY },
  { text: 'amunre-guide-goods', when: (view) => asks(view, 'draw', 'goods'), at: TRAY },
  { text: 'amunre-guide-income', when: (view) => asks(view, 'income'), at: TRAY },
  { text: 'amunre-guide-done', when: (view) => tableOf(view).kingdom === 'old' && tableOf(view).round_in_kingdom === 2, at: TRAY },
]
