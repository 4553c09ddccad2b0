import { beforeAll, expect, it } from 'vitest'
import { Choices, textOf, type Match } from '../lib/choices.svelte'
import type { Action, Value } from '../lib/api/types'
import { speak, t } from '../lib/texts/texts.svelte'
import { bunches, buttonsFor } from './decisions'

beforeAll(() => speak('en'))

const actions = (made: Match[]): Action[] =>
  made.map(({ name, ...rest }, number) => ({ number, name: String(name), arguments: rest as Record<string, Value>, text: textOf({ name: name!, ...rest }) }))

const CELLS = ['a1', 'b1', 'b2', 'b3', ...Array.from({ length: 13 }, (_, place) => `g${place + 1}`)]
const PLACES = actions(['worker', 'mummy', 'priest'].flatMap((pawn) => CELLS.map((cell) => ({ name: 'place', pawn, cell }))))
const OFFERS = actions([{ name: 'minus_three' }, ...Array.from({ length: 41 }, (_, gold) => ({ name: 'offer', gold })), ...['spy', 'harvest'].map((card) => ({ name: 'sell', card }))])
const BIDS = actions([...['abu', 'buto', 'edfu'].flatMap((province) => ['0', '1', '3', '6', '10', '15', '21', '28', '36'].map((price) => ({ name: 'bid', province, price }))), { name: 'play', card: 'spy' }])

/** Return the most clicks that any of these decisions takes, and the most buttons shown at once on the way. */
function effort(all: Action[], game: string): { clicks: number; buttons: number } {
  let [clicks, buttons] = [0, 0]
  for (const wanted of all) {
    let played: Action | null = null
    const choices = new Choices((action) => (played = action))
    choices.offer(all)
    let pressed = 0
    while (!played) {
      const shown = buttonsFor(choices, t, game, [], {})
      const next = shown.find(({ match }) => choices.find(match).includes(wanted))!
      buttons = Math.max(buttons, shown.length)
      choices.narrow(next.match)
      if (++pressed > 9) throw new Error(`no way to ${wanted.text}`)
    }
    expect(played).toBe(wanted)
    clicks = Math.max(clicks, pressed)
  }
  return { clicks, buttons }
}

it('takes at most three clicks, and shows few buttons at a time', () => {
  expect(effort(PLACES, 'kheops')).toEqual({ clicks: 3, buttons: 13 })
  expect(effort(OFFERS, 'amunre')).toEqual({ clicks: 3, buttons: 7 })
  expect(effort(BIDS, 'amunre')).toEqual({ clicks: 3, buttons: 9 })
})

it('groups cells by row and numbers by range', () => {
  expect(bunches(CELLS).map((bunch) => bunch.length)).toEqual([1, 3, 13])
  expect(bunches(Array.from({ length: 12 }, (_, gold) => gold))).toEqual([[0, 1, 2], [3, 4, 5], [6, 7, 8], [9, 10, 11]])
})

it('names a range by its ends, and steps back from it', () => {
  const choices = new Choices()
  choices.offer(OFFERS)
  choices.narrow({ name: 'offer' })
  const [first] = buttonsFor(choices, t, 'amunre', [], {})
  expect(first!.label).toBe('0 gold to 5 gold')
  choices.narrow(first!.match)
  expect(buttonsFor(choices, t, 'amunre', [], {}).map(({ leaf }) => leaf)).toEqual(Array(6).fill(true))
  choices.back()
  expect(choices.left).toHaveLength(41)
})

it('says what a choice is about where its text does not', () => {
  const choices = new Choices(() => {})
  choices.offer(actions([{ name: 'take', slot: '1' }, { name: 'take', slot: '2' }]))
  const labels = buttonsFor(choices, t, 'kheops', [], {}, ({ arguments: { slot } }) => (slot === '1' ? 'a corridor with ankh' : '')).map(({ label }) => label)
  expect(labels).toEqual(['Take tile 1 of your hand: a corridor with ankh', 'Take tile 2 of your hand'])
})
