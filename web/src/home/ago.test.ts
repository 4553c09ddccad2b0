import { expect, it } from 'vitest'
import { agoText } from './ago'

it('speaks of the largest unit that fits, in the language asked for', () => {
  expect(agoText('en', 0, 5 * 60_000)).toBe('5 minutes ago')
  expect(agoText('de', 0, 3 * 86_400_000)).toBe('vor 3 Tagen')
  expect(agoText('it', 0, 2 * 3_600_000)).toBe('2 ore fa')
})

it('never speaks of the future', () => {
  expect(agoText('en', 1000, 0)).toBe('now')
})
