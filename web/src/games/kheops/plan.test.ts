import { describe, expect, it } from 'vitest'
import type { Action } from '../../lib/api/types'
import { nextStep } from './plan'
import { indexOf, type Phase, type Table } from './table'

function table(phase: Phase, taken: number | null = null, chosen: string | null = null): Table {
  return { phase, taken, chosen: chosen === null ? null : indexOf(chosen) } as unknown as Table
}

function action(name: string, given: Record<string, string>): Action {
  return { number: 1, name, arguments: given, text: name }
}

const TAKE = [action('take', { slot: '1' }), action('take', { slot: '2' })]
const LAY = [action('lay', { cell: 'b2' }), action('lay', { cell: 'b4' })]

describe('a plan for a tile', () => {
  it('takes it, lays it, and leaves turning it to the player', () => {
    const plan = { slot: 1, cell: 'b4' }
    expect(nextStep(plan, table('take'), TAKE)).toEqual({ do: 'play', action: TAKE[1] })
    expect(nextStep(plan, table('lay', 1), LAY)).toEqual({ do: 'play', action: LAY[1] })
    expect(nextStep(plan, table('rotate', 1, 'b4'), [])).toEqual({ do: 'nothing' })
  })

  it('takes decisions back for another tile or another cell', () => {
    expect(nextStep({ slot: 0 }, table('lay', 1), LAY)).toEqual({ do: 'undo' })
    expect(nextStep({ cell: 'b2' }, table('rotate', 1, 'b4'), [])).toEqual({ do: 'undo' })
    expect(nextStep({ slot: 0, cell: 'b4' }, table('rotate', 1, 'b4'), [])).toEqual({ do: 'undo' })
  })

  it('asks which rule forbids what is not legal', () => {
    expect(nextStep({ cell: 'g1' }, table('lay', 1), LAY)).toEqual({ do: 'ask', text: 'lay cell=g1' })
  })

  it('has nothing to say while no tile is being laid', () => {
    expect(nextStep({ slot: 0, cell: 'b2' }, table('place'), [])).toEqual({ do: 'nothing' })
  })
})
