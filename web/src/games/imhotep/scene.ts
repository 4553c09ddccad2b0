/** What every part of the board needs to know, gathered once. */
import type { Attachment } from 'svelte/attachments'
import type { Choices } from '../../lib/choices.svelte'
import type { Action, Seat, Value } from '../../lib/contract'
import type { Texts } from '../../lib/texts/texts.svelte'
import { actionText } from '../../lib/texts/wording'
import type { Layout } from './layout'
import type { Ghost, lastSail, Origins } from './movement'
import type { ImhotepView, Site, Table } from './table'

export interface Scene {
  view: ImhotepView
  table: Table
  seats: Seat[]
  choices: Choices
  t: Texts
  layout: Layout
  /** Where new pieces come from. */
  origins: Origins
  /** The boat that sailed last in the round before, if that was just now. */
  lastSail: ReturnType<typeof lastSail>
  /** What the choice being looked at would put on the table. */
  ghosts: ReadonlyMap<string, Ghost>
}

/** A size in pixels for this window; text is never smaller than 11. */
export function px(scene: Scene, size: number): number {
  return size * scene.layout.unit
}

export function font(scene: Scene, size: number): number {
  return Math.max(11, size * scene.layout.unit)
}

/** A whole action in words, for whoever cannot see the board. */
export function say(scene: Scene, name: string, given: Record<string, Value> = {}): string {
  const action: Action = { number: -1, name, arguments: given, text: '' }
  return actionText(scene.t, 'imhotep', action, scene.seats.map((seat) => seat.name))
}

export function seatName(scene: Scene, seat: number): string {
  return scene.seats[seat]?.name ?? ''
}

/** Whose stone it is, for eyes and ears. Clicks go through it to what it lies on. */
export function stoneWords(scene: Scene, seat: number): Record<string, string | boolean> {
  const words = scene.t('imhotep-board-stone', { player: seatName(scene, seat) })
  return { 'data-tip': words, 'data-through': true, role: 'img', 'aria-label': words }
}

/** For what lies on a site and has a tooltip of its own: a click on it still means the site. */
export function through(scene: Scene, site: Site): Attachment {
  return (element) => {
    const press = () => scene.choices.has({ name: 'sail', site }) && scene.choices.narrow({ name: 'sail', site })
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }
}
