/** What every part of the board needs to know, gathered once. */
import type { Attachment } from 'svelte/attachments'
import type { Choices } from '../../lib/choices.svelte'
import type { Seat } from '../contract'
import type { Texts } from '../../lib/texts/texts.svelte'
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

/** For what lies on a site and has a tooltip of its own: a click on it still means the site. */
export function through(scene: Scene, site: Site): Attachment {
  return (element) => {
    const press = () => scene.choices.has({ name: 'sail', site }) && scene.choices.narrow({ name: 'sail', site })
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }
}
