/** The steps of the guided first round: what to look at and what to try, each while it fits the position. */
import type { View } from '../../lib/api/types'
import type { GuideStep } from '../contract'
import type { Phase, Table } from './table'

function early(view: View): boolean {
  return (view.table as Table).turn <= 4 && !view.over
}

function asked(view: View, ...phases: Phase[]): boolean {
  return early(view) && view.mover === view.seat && phases.includes((view.table as Table).phase)
}

/** The pyramid grows from the ground: what a step is about is down there, so the sheet stays above. */
const PYRAMID = '[data-cell="a7"]'
const OWN_PAWNS = '.supply.own'

export const guide: GuideStep[] = [
  { text: 'kheops-guide-welcome', when: (view) => early(view) && (view.table as Table).turn <= 2, at: PYRAMID },
  { text: 'kheops-guide-place', when: (view) => asked(view, 'place'), at: OWN_PAWNS },
  {
    text: 'kheops-guide-power',
    when: (view) => asked(view, 'turn_corridor', 'turn_room', 'turn_by', 'swap', 'swap_with', 'move', 'move_to'),
    at: PYRAMID,
  },
  { text: 'kheops-guide-take', when: (view) => asked(view, 'take'), at: '.hand' },
  { text: 'kheops-guide-lay', when: (view) => asked(view, 'lay', 'rotate'), at: PYRAMID },
  { text: 'kheops-guide-undergrounds', when: (view) => early(view) && view.mover !== view.seat, at: PYRAMID },
  {
    text: 'kheops-guide-done',
    when: (view) => (view.table as Table).turn >= 3 && (view.table as Table).turn <= 6 && !view.over,
    at: PYRAMID,
  },
]
