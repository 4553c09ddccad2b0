/** Shows one view after the other and animates the pieces between them, without holding up the next move. */
import { tick } from 'svelte'
import type { GameEvent, View } from './api/types'
import type { Moving } from '../games/contract'
import { glide, snapshot } from './motion/flip'
import { beat } from './settings.svelte'

export interface Frame {
  view: View
  events: GameEvent[]
}

const STILL: Moving = { events: [], beat: 0 }
/** With more frames waiting than this, animations run faster. */
const PATIENCE = 3

export class Stage {
  view = $state.raw<View | null>(null)
  moving = $state.raw<Moving>(STILL)
  /** The number of frames waiting to be shown: while there are any, the table shows the past. */
  waiting = $state(0)
  root = $state.raw<Element | null>(null)

  #queue: Frame[] = []
  #running = false
  #skip: () => void = () => {}

  show(frame: Frame): void {
    if (this.view === null) {
      this.view = frame.view
      return
    }
    this.#queue.push(frame)
    this.waiting = this.#queue.length
    if (!this.#running) void this.#run()
  }

  /** Drop all waiting frames and show this view at once. */
  cut(view: View): void {
    this.#queue = []
    this.waiting = 0
    this.moving = STILL
    this.view = view
    this.#skip()
  }

  /** Show the last view at once, without waiting for animations. */
  finish(): void {
    const last = this.#queue.at(-1)
    if (last) this.cut(last.view)
    else this.#skip()
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#queue.length) {
      const frame = this.#queue.shift()!
      await this.#move(frame)
    }
    this.#running = false
    this.moving = STILL
  }

  async #move(frame: Frame): Promise<void> {
    const pace = this.#queue.length > PATIENCE ? beat() / 3 : beat()
    const before = this.root && pace ? snapshot(this.root) : null
    this.moving = { events: frame.events, beat: pace }
    this.view = frame.view
    this.waiting = this.#queue.length
    await tick()
    if (!before || !this.root) return
    const skipped = new Promise<void>((resolve) => (this.#skip = resolve))
    await Promise.race([glide(this.root, before, pace), skipped])
    if (this.#queue.length) await Promise.race([new Promise((resolve) => setTimeout(resolve, pace / 2)), skipped])
  }
}
