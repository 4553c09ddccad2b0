/** The one line that says what is asked. */
import type { Choices } from '../lib/choices.svelte'
import type { GameModule, Seat, View } from '../lib/contract'
import type { Texts } from '../lib/texts/texts.svelte'
import { capital } from '../lib/texts/wording'

export function promptFor(t: Texts, module: GameModule | null, view: View, seats: Seat[], choices: Choices): string {
  if (view.over) return `${t('web-prompt-over')} ${winnersText(t, view, seats)}`
  const mover = seats[view.mover ?? -1]
  if (!mover) return t('web-prompt-waiting')
  if (!choices.all.length) return t('web-prompt-other', { player: mover.name })
  const several = seats.filter((seat) => seat.mine).length > 1
  const lead = several ? t('web-prompt-seat', { player: mover.name }) : t('web-prompt-you')
  return `${lead} ${whatIsAsked(t, module, view, choices, mover.name)}`
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
  return t.has(key) ? t(key, { player }) : capital(t('web-prompt-choose'))
}
