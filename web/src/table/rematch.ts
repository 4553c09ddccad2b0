import { api } from '../lib/api/client'
import type { Table } from '../lib/api/types'
import { go } from '../lib/router.svelte'

/** To the next game of the same people: the one that somebody has begun already, or a new one. */
export async function rematch(table: Table): Promise<void> {
  go(`/table/${table.rematch ?? (await api.rematch(table.id)).id}`)
}
