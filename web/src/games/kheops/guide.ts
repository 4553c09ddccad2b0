/** A first round, step by step: what to look at and what to try, while it fits what is on the table. */
import type { GuideStep, View } from '../../lib/contract'
import type { Phase, Table } from './table'

function early(view: View): boolean {
  return (view.table as Table).turn <= 4 && !view.over
}

function asked(view: View, ...phases: Phase[]): boolean {
  return early(view) && view.mover === view.seat && phases.includes((view.table as Table).phase)
}

export const guide: GuideStep[] = [
  { text: 'kheops-guide-welcome', when: (view) => early(view) && (view.table as Table).turn <= 2 },
  { text: 'kheops-guide-place', when: (view) => asked(view, 'place'), at: '[data-anchor="supply-0-worker"]' },
  { text: 'kheops-guide-power', when: (view) => asked(view, 'turn_corridor', 'turn_room', 'turn_by', 'swap', 'swap_with', 'move', 'move_to') },
  { text: 'kheops-guide-take', when: (view) => asked(view, 'take'), at: '.hand' },
  { text: 'kheops-guide-lay', when: (view) => asked(view, 'lay', 'rotate') },
  { text: 'kheops-guide-undergrounds', when: (view) => early(view) && view.mover !== view.seat },
  { text: 'kheops-guide-done', when: (view) => (view.table as Table).turn >= 3 && (view.table as Table).turn <= 6 && !view.over },
]
