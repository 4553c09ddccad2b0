/** The steps of the guided first round: what to look at and what to try, each while it fits the position. */
import type { View } from '../../lib/api/types'
import type { GuideStep } from '../contract'
import type { Table } from './table'

function tableOf(view: View): Table {
  return view.table as Table
}

function myTurn(view: View): boolean {
  return view.mover === view.seat && tableOf(view).phase === 'turn'
}

function firstRound(view: View): boolean {
  return tableOf(view).round_number === 1 && !view.over
}

function can(view: View, name: string): boolean {
  return view.actions.some((action) => action.name === name)
}

export const guide: GuideStep[] = [
  { text: 'imhotep-guide-welcome', when: (view) => firstRound(view) && view.number < 1, at: '[data-boat="0"]' },
  {
    text: 'imhotep-guide-load',
    when: (view) => firstRound(view) && myTurn(view) && can(view, 'load') && !can(view, 'sail'),
    at: '[data-anchor="space-0-0"]',
  },
  { text: 'imhotep-guide-sail', when: (view) => firstRound(view) && myTurn(view) && can(view, 'sail'), at: '[data-piece^="boat-"]' },
  {
    text: 'imhotep-guide-take',
    when: (view) => firstRound(view) && myTurn(view) && can(view, 'take') && !can(view, 'load'),
    at: '[data-anchor="quarry-0"]',
  },
  {
    text: 'imhotep-guide-market',
    when: (view) => firstRound(view) && view.mover === view.seat && tableOf(view).phase === 'market',
    at: '[data-anchor="slot-0"]',
  },
  { text: 'imhotep-guide-others', when: (view) => firstRound(view) && view.mover !== view.seat, at: '[data-anchor="sled-0"]' },
  { text: 'imhotep-guide-done', when: (view) => tableOf(view).round_number === 2 && !view.over, at: '[data-anchor="sled-0"]' },
]
