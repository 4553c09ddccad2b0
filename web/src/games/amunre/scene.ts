/** What every part of the board needs to know. */
import type { Choices } from '../../lib/choices.svelte'
import type { Preview } from '../../lib/api/types'
import type { Seat } from '../contract'
import type { Texts } from '../../lib/texts/texts.svelte'
import type { AmunReView, Table } from './table'

export interface Scene {
  view: AmunReView
  table: Table
  seats: Seat[]
  choices: Choices
  preview: Preview<Table> | null
  /** Whose purse and hand lie below the map; -1 for a spectator. */
  own: number
  /** The phone's layout. */
  compact: boolean
  unit: number
  t: Texts
}
