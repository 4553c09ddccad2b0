import { expect, it } from 'vitest'
import { afterColon } from './prompt'

it('goes on after a colon as the language does', () => {
  expect(afterColon('Choose a tile', 'en')).toBe('choose a tile')
  expect(afterColon('Scegli una tessera', 'it')).toBe('scegli una tessera')
  expect(afterColon('wähle ein Plättchen', 'de')).toBe('Wähle ein Plättchen')
  expect(afterColon('Hammer: load one stone', 'en')).toBe('Hammer: load one stone')
})
