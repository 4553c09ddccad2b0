/** The replay of a game: any position, as seen by any seat, at any pace. */
import { boardOf, seatsOf } from '../games/boards'
import { api, faultText } from '../lib/api/client'
import type { GameEvent, Table, View } from '../lib/api/types'
import { Choices } from '../lib/choices.svelte'
import type { GameModule, Seat } from '../games/contract'
import { viewOf } from '../lib/live.svelte'
import { beat } from '../lib/settings.svelte'
import { Stage } from '../lib/stage.svelte'
import type { Words } from '../lib/texts/texts.svelte'
import { ALL, eyesFor } from './links'
import { seatFacts } from './seats'

const PAUSE = 900

export class ReplaySession {
  readonly stage = new Stage()
  /** Empty: nothing can be chosen in the past. */
  readonly choices = new Choices()
  table = $state.raw<Table | null>(null)
  module = $state.raw<GameModule | null>(null)
  events = $state.raw<GameEvent[]>([])
  at = $state(0)
  eyes = $state(ALL)
  running = $state(false)
  fault = $state.raw<Words | null>(null)
  readonly last: number = $derived(this.table?.number ?? 0)
  readonly seats: Seat[] = $derived.by(() => seatsOf(seatFacts(this.table), this.module))

  #views = new Map<string, Promise<View>>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {}

  async open(at: number | null, eyes: string | null): Promise<void> {
    try {
      this.table = await api.table(this.id)
      this.eyes = eyesFor(eyes, this.table)
      const [module, events] = await Promise.all([boardOf(this.table.game), api.events(this.id, 0, this.#seat())])
      this.module = module
      this.events = events
      await this.to(at ?? 0)
    } catch (fault) {
      this.fault = () => faultText(fault)
    }
  }

  async to(number: number): Promise<void> {
    const before = this.at
    this.at = Math.max(0, Math.min(this.last, number))
    try {
      const view = await this.#fetch(this.at)
      if (view.number !== this.at) return
      if (this.at === before + 1) this.stage.show({ view, events: this.events.filter((event) => event.number === before) })
      else this.stage.cut(view)
      void this.#fetch(this.at + 1).catch(() => {})
    } catch (fault) {
      this.fault = () => faultText(fault)
      this.stop()
    }
  }

  async look(eyes: string): Promise<void> {
    this.eyes = eyes
    this.#views.clear()
    this.events = await api.events(this.id, 0, this.#seat())
    await this.to(this.at)
  }

  /** The view after the last decision. */
  final(): Promise<View> {
    return this.#fetch(this.last)
  }

  play(): void {
    if (this.at >= this.last) this.at = 0
    this.running = true
    void this.#next()
  }

  stop(): void {
    this.running = false
    clearTimeout(this.#timer)
  }

  async #next(): Promise<void> {
    if (!this.running) return
    if (this.at >= this.last) return this.stop()
    await this.to(this.at + 1)
    this.#timer = setTimeout(() => void this.#next(), PAUSE + beat())
  }

  #seat(): number | null {
    return this.eyes === ALL ? null : Number(this.eyes)
  }

  #fetch(number: number): Promise<View> {
    const wanted = Math.min(number, this.last)
    const key = `${this.eyes}/${wanted}`
    const known = this.#views.get(key) ?? api.at(this.id, wanted, this.#seat()).then((view) => viewOf(view, this.table))
    this.#views.set(key, known)
    return known
  }
}
