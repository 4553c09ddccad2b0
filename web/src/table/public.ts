/** What anybody may see of a table: a spectator's view of it and the log that goes with it. */
import { api } from '../lib/api/client'
import type { Table } from '../lib/api/types'
import type { GameEvent, View } from '../lib/contract'
import { viewOf } from '../lib/live.svelte'

const SPECTATOR = -1

export interface Public {
  view: View
  events: GameEvent[]
}

export async function publicOf(table: Table): Promise<Public> {
  const events = (await api.events(table.id, 0, SPECTATOR)) as GameEvent[]
  // The last thing that everybody saw: in a secret phase, more has been decided than that.
  const view = await api.at(table.id, (events.at(-1)?.number ?? -1) + 1, SPECTATOR)
  return { view: viewOf(view, table), events }
}
