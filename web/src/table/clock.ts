/** Clocks as people read them. */
import type { Clock, Clocks } from '../lib/api/types'
import type { Texts } from '../lib/texts/texts.svelte'

/** Return the seconds left for a seat, `passed` milliseconds after the server sent the clocks; null without a clock. */
export function secondsLeft(clocks: Clocks | null, seat: number, passed: number): number | null {
  const left = clocks?.remaining[seat]
  if (left === null || left === undefined) return null
  const runs = clocks!.running === seat && !clocks!.paused
  return Math.max(0, runs ? left - passed / 1000 : left)
}

export function clockText(t: Texts, seconds: number | null): string {
  if (seconds === null) return ''
  if (seconds >= 2 * 86_400) return t('web-clock-days', { days: Math.floor(seconds / 86_400) })
  if (seconds >= 2 * 3600) return t('web-clock-hours', { hours: Math.floor(seconds / 3600) })
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Return the time control of a table in words. */
export function timingText(t: Texts, clock: Clock): string {
  if (clock.kind === 'days') return t('web-clock-each', { time: clockText(t, clock.days * 86_400) })
  if (clock.kind === 'live') return t('web-clock-live', { time: clockText(t, clock.seconds), increment: clock.increment })
  return t('web-timing-none')
}
