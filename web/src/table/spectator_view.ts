/** What a spectator may see of a table: the view and its log. */
import { api } from '../lib/api/client'
import type { GameEvent, Table, View } from '../lib/api/types'
import { viewOf } from '../lib/live.svelte'

const SPECTATOR = -1

export interface SpectatorView {
  view: View
  events: GameEvent[]
}

export async function spectatorViewOf(table: Table): Promise<SpectatorView> {
  const state = await api.state(table.id, SPECTATOR)
  return { view: viewOf(state.view, table), events: state.events }
}
