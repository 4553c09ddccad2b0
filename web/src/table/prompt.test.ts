import { expect, it } from 'vitest'
import { Choices } from '../lib/choices.svelte'
import type { View } from '../lib/api/types'
import type { Seat } from '../games/contract'
import { speak, t } from '../lib/texts/texts.svelte'
import { afterColon, promptFor } from './prompt'

it('speaks to the reader about a decision of their own, also in a replay', async () => {
  const seats = (...mine: number[]) => ['Guest 628', 'Apprentice'].map((name, seat) => ({ seat, name, mine: mine.includes(seat) }) as Seat)
  const prompt = (mover: number, ...mine: number[]) => promptFor(t, null, { game: 'imhotep', over: false, mover } as View, seats(...mine), new Choices())
  for (const [language, own] of [['en', 'It is your turn'], ['it', 'Tocca a te'], ['de', 'Du bist dran']] as const) {
    await speak(language)
    expect(prompt(0, 0)).toBe(own)
    expect(prompt(1, 0)).toContain('Apprentice')
    expect(prompt(0, 0, 1)).toContain('Guest 628')
  }
})

it('continues after a colon as the language does', () => {
  expect(afterColon('Choose a tile', 'en')).toBe('choose a tile')
  expect(afterColon('Scegli una tessera', 'it')).toBe('scegli una tessera')
  expect(afterColon('wähle ein Plättchen', 'de')).toBe('Wähle ein Plättchen')
})
