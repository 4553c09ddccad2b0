import { expect, it } from 'vitest'
import type { Note, Outcome, Proposal } from '../lib/api/types'
import type { Seat } from '../games/contract'
import { speak, t } from '../lib/texts/texts.svelte'
import { noteText, outcomeText, proposalText } from './proposals'

/** Anna, Berta and Carl, as seen by the players of these seats. */
const seats = (...mine: number[]) => ['Anna', 'Berta', 'Carl'].map((name, seat) => ({ seat, name, mine: mine.includes(seat) }) as Seat)
const asked: Proposal = { kind: 'undo', number: 1, by: 0, to: 4, agreed: [0], waiting: [1, 2] }
const ended = (how: Outcome['how'], seat: number | null): Outcome => ({ number: 1, by: 0, how, seat })

it('tells everybody who asks, who has agreed and who has yet to answer', async () => {
  await speak('en')
  expect(proposalText(t, asked, seats(0))).toBe('You are asking to take back a decision. Still to answer: Berta and Carl.')
  expect(proposalText(t, asked, seats(1))).toBe('Anna asks to take back a decision. Still to answer: you and Carl.')
  const half = { ...asked, agreed: [0, 1], waiting: [2] }
  expect(proposalText(t, half, seats(1))).toBe('Anna asks to take back a decision. Agreed: you. Still to answer: Carl.')
  expect(proposalText(t, half, seats())).toBe('Anna asks to take back a decision. Agreed: Berta. Still to answer: Carl.')
  expect(proposalText(t, half, seats(0, 1))).toBe('Anna asks to take back a decision. Agreed: Berta. Still to answer: Carl.')
  expect(proposalText(t, half, seats(2))).toBe('Anna asks to take back a decision. Agreed: Berta.')
  await speak('de')
  expect(proposalText(t, asked, seats(0))).toBe('Du möchtest einen Schritt zurück. Noch offen: Berta und Carl.')
  await speak('it')
  expect(proposalText(t, half, seats(0))).toBe('Hai chiesto di tornare indietro. D’accordo: Berta. Ancora in sospeso: Carl.')
})

it('tells everybody how it ended', async () => {
  await speak('en')
  expect(outcomeText(t, ended('refused', 1), seats(0))).toBe('Berta refused to take it back. The game goes on.')
  expect(outcomeText(t, ended('refused', 1), seats(1))).toBe('You refused to take it back. The game goes on.')
  expect(outcomeText(t, ended('withdrawn', 0), seats())).toBe('Anna has withdrawn the request to take back a decision.')
  for (const language of ['en', 'it', 'de'] as const) {
    await speak(language)
    const said = (['agreed', 'lapsed'] as const).map((how) => outcomeText(t, ended(how, null), seats(0)))
    expect(said.every((text) => /^[A-Z].*\.$/.test(text))).toBe(true)
  }
})

it('says what happened besides the decisions', async () => {
  await speak('en')
  const note = (kind: Note['kind'], seat: number | null, mine: number) => noteText(t, { number: 7, kind, seat }, seats(mine))
  expect(note('back', 1, 0)).toBe('↶ Taken back: Berta decides again.')
  expect(note('back', 1, 1)).toBe('↶ Taken back: you decide again.')
  expect(note('bot', 1, 0)).toBe('A bot plays for Berta.')
  expect(note('person', 1, 1)).toBe('You are playing again.')
  expect(note('resigned', 1, 0)).toBe('Berta has resigned.')
  expect(note('time', 1, 1)).toBe('You ran out of time.')
  expect(note('outage', null, 1)).toBe('The server was down. The clocks were stopped.')
})
