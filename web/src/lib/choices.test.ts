import { describe, expect, it } from 'vitest'
import { Choices, textOf } from './choices.svelte'
import type { Action } from './api/types'

function action(number: number, name: string, args: Record<string, number | string> = {}): Action {
  return { number, name, arguments: args, text: textOf({ name, ...args }) }
}

const TAKE = action(0, 'take')
const LOADS = [action(1, 'load', { boat: 0, space: 0 }), action(2, 'load', { boat: 0, space: 1 }), action(3, 'load', { boat: 2, space: 0 })]

function table(confirm = false) {
  const played: string[] = []
  const asked: string[] = []
  const choices = new Choices(
    (one) => played.push(one.text),
    (text) => asked.push(text),
    () => confirm,
  )
  choices.offer([TAKE, ...LOADS])
  return { choices, played, asked }
}

describe('choices', () => {
  it('asks for the name first, then for the arguments that differ', () => {
    const { choices } = table()
    expect(choices.question).toBe('name')
    choices.narrow({ name: 'load' })
    expect(choices.question).toBe('boat')
    expect(choices.values('boat')).toEqual([0, 2])
    choices.narrow({ boat: 0 })
    expect(choices.question).toBe('space')
    expect(choices.left).toEqual(LOADS.slice(0, 2))
  })

  it('plays when one action is left', () => {
    const { choices, played } = table()
    choices.narrow({ name: 'take' })
    choices.narrow({ name: 'load', boat: 2 })
    expect(played).toEqual(['take', 'load boat=2 space=0'])
  })

  it('steps back one narrowing at a time', () => {
    const { choices } = table()
    choices.narrow({ name: 'load' })
    choices.narrow({ boat: 0 })
    expect(choices.back()).toBe(true)
    expect(choices.chosen).toEqual({ name: 'load' })
    expect(choices.back()).toBe(true)
    expect(choices.back()).toBe(false)
    expect(choices.left).toHaveLength(4)
  })

  it('asks why not about what is not legal, in the form of a record', () => {
    const { choices, asked, played } = table()
    choices.narrow({ name: 'load' })
    choices.narrow({ boat: 1, space: 3 })
    expect(asked).toEqual(['load boat=1 space=3'])
    expect(played).toEqual([])
  })

  it('replaces what was chosen when another legal action is chosen', () => {
    const { choices, asked, played } = table()
    choices.narrow({ name: 'load', boat: 0 })
    choices.narrow({ name: 'take' })
    expect(played).toEqual(['take'])
    expect(asked).toEqual([])
  })

  it('asks only about whole actions, and does not mix two kinds of them', () => {
    const { choices, asked } = table()
    choices.narrow({ name: 'load', boat: 0 })
    choices.narrow({ name: 'sail', boat: 2 }, { site: 'temple' })
    choices.narrow({ name: 'load', space: 3 })
    expect(asked).toEqual(['sail site=temple boat=2', 'load boat=0 space=3'].map((text) => expect.stringMatching(text.split(' ').map((word) => `(?=.*${word})`).join(''))))
    expect(asked[0]).not.toContain('space')
  })

  it('waits for a second press if the player wants to confirm', () => {
    const { choices, played } = table(true)
    choices.narrow({ name: 'take' })
    expect(played).toEqual([])
    expect(choices.candidate).toBe(TAKE)
    choices.narrow({ name: 'take' })
    expect(played).toEqual(['take'])
  })

  it('names the hovered action', () => {
    const { choices } = table()
    choices.hover({ name: 'load', boat: 2 })
    expect(choices.candidate).toBe(LOADS[2])
    choices.hover({ name: 'load' })
    expect(choices.candidate).toBeNull()
  })
})
