/** The line that says what is to be decided. */
import type { Choices } from '../lib/choices.svelte'
import type { View } from '../lib/api/types'
import type { GameModule, Seat } from '../games/contract'
import type { Texts } from '../lib/texts/texts.svelte'
import { capital } from '../lib/texts/sentences'

export function promptFor(t: Texts, module: GameModule | null, view: View, seats: Seat[], choices: Choices): string {
  if (view.over) return [t('web-over'), winnersText(t, view, seats)].filter(Boolean).join(': ')
  const mover = seats[view.mover ?? -1]
  if (!mover) return t('web-prompt-waiting')
  const several = seats.filter((seat) => seat.mine).length > 1
  if (!choices.all.length) return mover.mine && !several ? t('web-prompt-own') : t('web-prompt-other', { player: mover.name })
  const lead = several ? t('web-prompt-seat', { player: mover.name }) : t('web-prompt-you')
  return `${lead} ${afterColon(whatIsAsked(t, module, view, choices, mover.name), t.language)}`
}

/** Return the progress of the game, for the header. */
export function progressFor(t: Texts, module: GameModule | null, view: View): string {
  return view.over ? t('web-over') : (module?.progress?.(view, t) ?? '')
}

/** Adapt a sentence to follow a colon: lower case, except in German. */
export function afterColon(text: string, language: string): string {
  if (language === 'de') return capital(text)
  return text.charAt(0).toLocaleLowerCase() + text.slice(1)
}

export function winnersText(t: Texts, view: View, seats: Seat[], places = view.places ?? []): string {
  const winners = seats.filter((seat) => places[seat.seat] === 1).map((seat) => seat.name)
  if (winners.length < 2) return winners.length ? t('web-result-winner', { name: winners[0]! }) : ''
  return t('web-result-shared', { names: new Intl.ListFormat(t.language, { type: 'conjunction' }).format(winners) })
}

function whatIsAsked(t: Texts, module: GameModule | null, view: View, choices: Choices, player: string): string {
  const own = module?.prompt?.(view, choices, t)
  if (own) return own
  const key = `${view.game}-prompt-${view.table?.phase}`
  return t.has(key) ? t(key, { player }) : t('web-prompt-choose')
}
