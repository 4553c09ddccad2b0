/** A proposal to take back a decision, in words: who asks, who has agreed, who has yet to answer, how it ended. */
import type { Note, Outcome, Proposal } from '../lib/api/types'
import type { Seat } from '../games/contract'
import type { Texts } from '../lib/texts/texts.svelte'

export function proposalText(t: Texts, proposal: Proposal, seats: Seat[]): string {
  const asks = alone(seats, proposal.by) ? t('web-undo-asked-you') : t('web-undo-asked', { player: nameOf(seats, proposal.by) })
  const agreed = proposal.agreed.filter((seat) => seat !== proposal.by)
  const open = proposal.waiting.every((seat) => alone(seats, seat)) ? [] : proposal.waiting
  const said = [asks, agreed.length && t('web-undo-agreed', { names: listed(t, seats, agreed) }), open.length && t('web-undo-open', { names: listed(t, seats, open) })]
  return said.filter(Boolean).join(' ')
}

export function outcomeText(t: Texts, outcome: Outcome, seats: Seat[]): string {
  if (outcome.seat === null) return t(`web-undo-ended-${outcome.how}`)
  return alone(seats, outcome.seat) ? t(`web-undo-ended-${outcome.how}-you`) : t(`web-undo-ended-${outcome.how}`, { player: nameOf(seats, outcome.seat) })
}

/** Return what happened besides the decisions, for the log and for screen readers. */
export function noteText(t: Texts, { kind, seat }: Note, seats: Seat[]): string {
  if (seat === null) return t(`web-log-${kind}`, { player: '' })
  return alone(seats, seat) ? t(`web-log-${kind}-you`) : t(`web-log-${kind}`, { player: nameOf(seats, seat) })
}

/** Whether the seat is "you": several people at one screen are called by their names. */
function alone(seats: Seat[], seat: number): boolean {
  return seats[seat]?.mine === true && seats.filter((one) => one.mine).length === 1
}

function nameOf(seats: Seat[], seat: number): string {
  return seats[seat]?.name ?? ''
}

function listed(t: Texts, seats: Seat[], which: number[]): string {
  return new Intl.ListFormat(t.language, { type: 'conjunction' }).format(which.map((seat) => (alone(seats, seat) ? t('web-you') : nameOf(seats, seat))))
}
