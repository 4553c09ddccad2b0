/** The state of a table that is played or watched in this browser: what is shown, what may be chosen, what was asked. */
import { boardOf, seatsOf } from '../games/boards'
import { api, Fault, faultText } from '../lib/api/client'
import type { Action, GameEvent, Hint, Preview, Table, View } from '../lib/api/types'
import { Choices } from '../lib/choices.svelte'
import type { GameModule, Seat } from '../games/contract'
import { Live, viewOf } from '../lib/live.svelte'
import { settings } from '../lib/settings.svelte'
import { Stage } from '../lib/stage.svelte'
import { t, type Words } from '../lib/texts/texts.svelte'
import { actionText, eventTexts } from '../lib/texts/sentences'
import { announce } from '../lib/ui/announce.svelte'
import { answersFirst } from './decisions'
import { noteText, outcomeText } from './proposals'
import { lastSeen, noteSeen } from './last_seen'
import { seatFacts } from './seats'

const LOOK = 90

export class TableSession {
  readonly live: Live
  readonly stage = new Stage()
  readonly choices: Choices
  module = $state.raw<GameModule | null>(null)
  loaded = $state(false)
  preview = $state.raw<Preview | null>(null)
  hint = $state.raw<Hint | null>(null)
  hinting = $state(false)
  /** Why the last attempt was not allowed. */
  warning = $state.raw<Words | null>(null)
  /** A message that needs no answer. */
  notice = $state.raw<Words | null>(null)
  /** The past position that is shown, if any. */
  past = $state.raw<View | null>(null)
  /** The decisions from this number on are new to the person. */
  fresh = $state(Infinity)
  unread = $state(0)
  /** Whether a decision is being sent: nothing else can be chosen until it is answered, however often the connection is lost. */
  deciding = $state(false)
  /** The seat whose player must take over the screen before its secrets are shown. */
  curtain = $state<number | null>(null)

  readonly table: Table | null = $derived.by(() => this.live.table)
  readonly view: View | null = $derived.by(() => this.past ?? this.stage.view)
  readonly seats: Seat[] = $derived.by(() => seatsOf(seatFacts(this.live.table), this.module))
  readonly names: string[] = $derived(this.seats.map((seat) => seat.name))
  /** Hints are for one person against bots; several at one screen are a game between people. */
  readonly hintable: boolean = $derived.by(() => this.live.table?.hints === true && this.live.table.my_seats.length < 2)
  readonly myTurn: boolean = $derived.by(() => this.choices.all.length > 0)

  /** The actions that the shown view allows, answers first. */
  readonly #actions: Action[] = $derived.by(() => answersFirst(this.stage.view?.actions ?? [], this.module?.asides ?? []))
  #previews = new Map<string, Promise<Preview | null>>()
  #looked = 0
  #asking = new AbortController()
  #first = true

  constructor(
    readonly id: string,
    invite: string | null,
  ) {
    this.choices = new Choices(
      (action) => void this.play(action),
      (text) => void this.ask(text),
      () => settings.confirm,
    )
    this.live = new Live(id, invite, {
      state: (view, events, jump) => this.#shown(view, events, jump),
      chat: (message) => this.#chatted(message.number),
    })
  }

  close(): void {
    this.live.close()
  }

  #chatted(number: number): void {
    if (number > (lastSeen(this.#chatKey) ?? -1)) this.unread += 1
  }

  /** Mark the chat as read up to its last message. */
  readChat(): void {
    this.unread = 0
    const last = this.live.chat.at(-1)
    if (last) noteSeen(this.#chatKey, last.number)
  }

  get #chatKey(): string {
    return `${this.id}/chat`
  }

  /** The page is visible again: mark as new what happened in the meantime. */
  returned(): void {
    const [last, view] = [lastSeen(this.id), this.live.view]
    if (!view || last === null || last >= view.number) return
    if (!view.over) this.fresh = Math.min(this.fresh, last)
    noteSeen(this.id, view.number)
  }

  async loadBoard(game: string): Promise<void> {
    this.module = await boardOf(game)
    // Only now is it known whether the game has secrets.
    if (this.live.view && !this.loaded) this.#drawCurtain(this.live.view, undefined)
    this.loaded = true
  }

  // What arrives

  #shown(view: View, events: GameEvent[], jump: boolean): void {
    if (this.#first) this.#greet(view)
    else if (!jump) this.#tell(events)
    else if (view.mover !== null) announce(() => noteText(t, { number: view.number, kind: 'back', seat: view.mover }, this.seats))
    this.#first = false
    this.#followProposal()
    this.#forgetPreviews()
    this.hint = null
    this.warning = null
    this.#drawCurtain(view, this.stage.view?.seat)
    if (jump) this.stage.cut(view)
    else this.stage.show({ view, events })
    if (!document.hidden) noteSeen(this.id, view.number)
  }

  #greet(view: View): void {
    const last = lastSeen(this.id)
    if (last !== null && last < view.number && !view.over) this.fresh = last
  }

  #tell(events: GameEvent[]): void {
    const words = () => eventTexts(t, this.live.table?.game ?? '', events, this.names).join(' ')
    if (words()) announce(words)
  }

  /** Tell a person who has seen a proposal once how it ended, even if they come back later. */
  #followProposal(): void {
    const { proposal, outcome } = this.live
    const key = `${this.id}/asked`
    if (proposal) {
      if (lastSeen(key) !== proposal.number) this.notice = null
      noteSeen(key, proposal.number)
    } else if (outcome && lastSeen(key) === outcome.number) {
      noteSeen(key, -outcome.number)
      this.#note(() => outcomeText(t, outcome, this.seats), true)
    }
  }

  #note(words: Words, urgent = false): void {
    this.notice = words
    announce(words, urgent)
  }

  /** Cover a shared screen in a game with secrets, so that nobody sees another's by accident. */
  #drawCurtain(view: View, before: number | undefined): void {
    const mine = this.live.table?.my_seats ?? []
    if (!this.module?.secrets || mine.length < 2 || view.over) this.curtain = null
    else if (mine.includes(view.seat) && view.seat !== before) this.curtain = view.seat
  }

  /** Offer the actions of the shown view, once it is the latest and no past position is shown. */
  offer(): void {
    const view = this.stage.view
    const open = view !== null && !this.deciding && !this.past && this.stage.waiting === 0 && view === this.live.view && this.curtain === null
    const actions = open ? this.#actions : []
    if (actions === this.choices.all || (!actions.length && !this.choices.all.length)) return
    this.choices.offer(actions)
    this.#markHint()
  }

  #markHint(): void {
    const number = this.hint?.best.number
    this.choices.hint = this.choices.all.find((action) => action.number === number) ?? null
  }

  // Requests

  async play(action: Action): Promise<void> {
    const view = this.stage.view
    if (!view) return
    this.deciding = true
    this.choices.offer([])
    this.#forgetPreviews()
    this.fresh = Infinity
    this.notice = null
    try {
      await this.live.play(action.number, view.seat)
    } catch (fault) {
      this.warn(fault)
    } finally {
      this.deciding = false
    }
  }

  async undo(): Promise<void> {
    const counted = !this.live.practice
    await this.#try(async () => {
      await this.live.undo(this.stage.view?.seat ?? 0)
      if (counted && this.live.practice) this.#note(() => t('web-practice-now'))
    })
  }

  /** Ask the others whether I may take back my last decision. */
  async proposeUndo(): Promise<void> {
    await this.#try(() => this.live.undo(this.stage.view?.seat ?? 0, true))
  }

  /** Take the table off my list of finished games, or put it back. */
  async putAway(away: boolean): Promise<void> {
    await api.archive(this.id, away)
    if (this.live.table) this.live.table = { ...this.live.table, archived: away }
    this.#note(() => t(away ? 'web-archived' : 'web-unarchived'))
  }

  /** Show which rule forbids an action; or a text of the board that explains it. */
  async ask(text: string): Promise<void> {
    const game = this.table?.game ?? ''
    if (t.has(text)) return this.warn(new Fault('illegal', text, text))
    try {
      const why = await api.why(this.id, text)
      this.warn(new Fault('illegal', why.text, why.key, why.arguments))
    } catch (fault) {
      // An element that stands for part of a choice has no rule of its own to cite.
      this.warning = () => (fault instanceof Fault && fault.code === 'offline' ? faultText(fault, game) : t('web-not-now'))
      announce(this.warning)
    }
  }

  async askHint(): Promise<void> {
    this.hinting = true
    try {
      this.hint = await api.hint(this.id)
      this.#markHint()
      // After a hint the game is practice; the server says so only with the next state.
      if (!this.live.practice) this.#note(() => t('web-hint-practice'))
      this.live.practice = true
      const best = this.hint.best
      announce(() => t('web-hint-said', { action: actionText(t, this.table?.game ?? '', best, this.names) }))
    } catch (fault) {
      this.warn(fault)
    } finally {
      this.hinting = false
    }
  }

  warn(fault: unknown): void {
    this.say(() => faultText(fault, this.table?.game ?? ''))
  }

  /** Show a warning. */
  say(words: Words): void {
    this.warning = words
    announce(words, true)
  }

  async #try(act: () => Promise<unknown>): Promise<void> {
    try {
      await act()
    } catch (fault) {
      this.warn(fault)
    }
  }

  // Previews and past positions

  /** Fetch the preview of a choice, if the pointer stays on it for a moment. */
  look(candidate: Action | null): void {
    const turn = ++this.#looked
    if (!candidate) {
      this.preview = null
      return
    }
    setTimeout(() => void this.#fetch(candidate, turn), LOOK)
  }

  async #fetch(candidate: Action, turn: number): Promise<void> {
    if (turn !== this.#looked) return
    const known = this.#previews.get(candidate.text) ?? api.preview(this.id, candidate.text, this.#asking.signal).catch(() => null)
    this.#previews.set(candidate.text, known)
    const preview = await known
    if (turn === this.#looked) this.preview = preview
  }

  /** Previews of a past position are of no use. */
  #forgetPreviews(): void {
    this.#looked += 1
    this.#asking.abort()
    this.#asking = new AbortController()
    this.#previews.clear()
    this.preview = null
  }

  async lookBack(number: number): Promise<void> {
    if (number >= (this.live.view?.number ?? 0)) return this.lookNow()
    await this.#try(async () => {
      this.past = viewOf(await api.at(this.id, number, this.#eyes()), this.table)
    })
  }

  lookNow(): void {
    this.past = null
  }

  /** Replay what happened since the person last looked. */
  async replayFresh(): Promise<void> {
    const [from, last] = [this.fresh, this.live.view]
    this.fresh = Infinity
    if (!last || from >= last.number) return
    await this.#try(async () => {
      const numbers = Array.from({ length: last.number - from }, (_, index) => from + index)
      const views = await Promise.all(numbers.map((number) => api.at(this.id, number, this.#eyes())))
      this.stage.cut(viewOf(views[0]!, this.table))
      for (const view of views.slice(1)) this.stage.show({ view: viewOf(view, this.table), events: [] })
      this.stage.show({ view: last, events: [] })
    })
  }

  #eyes(): number | null {
    const seat = this.live.view?.seat ?? -1
    return seat < 0 ? null : seat
  }
}
