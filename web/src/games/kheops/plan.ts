/**
 * Laying a tile is three decisions for the engine (take, lay, rotate) but one for a player: this tile, there. A plan holds what the
 * player wants and is carried out step by step; choosing another tile or cell takes back decisions that nobody has seen yet.
 */
import type { Action } from '../../lib/api/types'
import { cellName, type Table } from './table'

export interface Plan {
  /** The place in the hand, from 0. */
  slot?: number
  cell?: string
}

export type Step = { do: 'play'; action: Action } | { do: 'undo' } | { do: 'ask'; text: string } | { do: 'nothing' }

export function nextStep(plan: Plan, table: Table, actions: Action[]): Step {
  const otherTile = plan.slot !== undefined && plan.slot !== table.taken
  if (table.phase === 'take') return plan.slot === undefined ? { do: 'nothing' } : play(actions, 'take', 'slot', String(plan.slot + 1))
  if (table.phase === 'lay') {
    if (otherTile) return { do: 'undo' }
    return plan.cell === undefined ? { do: 'nothing' } : play(actions, 'lay', 'cell', plan.cell)
  }
  if (table.phase !== 'rotate') return { do: 'nothing' }
  const otherCell = plan.cell !== undefined && plan.cell !== cellName(table.chosen)
  return otherTile || otherCell ? { do: 'undo' } : { do: 'nothing' }
}

function play(actions: Action[], name: string, key: string, value: string): Step {
  const action = actions.find((one) => one.name === name && String(one.arguments[key]) === value)
  return action ? { do: 'play', action } : { do: 'ask', text: `${name} ${key}=${value}` }
}
