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
  const state = await api.state(table.id, SPECTATOR)
  return { view: viewOf(state.view, table), events: state.events as GameEvent[] }
}
