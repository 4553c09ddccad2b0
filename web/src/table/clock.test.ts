import { expect, it } from 'vitest'
import type { Texts } from '../lib/texts/texts.svelte'
import { timingText } from './clock'

const t = ((key: string, given: Record<string, unknown> = {}) => [key, ...Object.values(given)].join(' ')) as Texts

it('says how long one may think', () => {
  expect(timingText(t, { kind: 'none' })).toBe('web-timing-none')
  expect(timingText(t, { kind: 'live', seconds: 600, increment: 10 })).toBe('web-clock-live 10:00 10')
  expect(timingText(t, { kind: 'days', days: 0.5, pause_days: 14 })).toBe('web-clock-each web-clock-hours 12')
})
