/** What every part of the board needs to know. */
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
  /** The last boat of the previous round, if it has just sailed. */
  lastSail: ReturnType<typeof lastSail>
  /** The pieces that the hovered choice would add. */
  ghosts: ReadonlyMap<string, Ghost>
}

/** Scale a size to this window; text is never smaller than 11 pixels. */
export function px(scene: Scene, size: number): number {
  return size * scene.layout.unit
}

export function font(scene: Scene, size: number): number {
  return Math.max(11, size * scene.layout.unit)
}

/** For things on a site with a tooltip of their own: a click on one still chooses the site. */
export function through(scene: Scene, site: Site): Attachment {
  return (element) => {
    const press = () => scene.choices.has({ name: 'sail', site }) && scene.choices.narrow({ name: 'sail', site })
    element.addEventListener('click', press)
    return () => element.removeEventListener('click', press)
  }
}
