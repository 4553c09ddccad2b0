/** Sitting down at tables, each time with a contribution to the deal. */
import { api } from './api/client'
import type { NewTable, Table } from './api/types'
import { awaited, newContribution, rememberDeal } from './fair_deal'

/** Create a table and sit down at it. */
export async function createTable(table: Omit<NewTable, 'contribution'>): Promise<Table> {
  const own = await newContribution()
  const made = await api.create({ ...table, contribution: own?.promise ?? null })
  rememberDeal(made, own)
  return openContribution(made)
}

/** Sit down at somebody's table. */
export async function joinTable(id: string): Promise<Table> {
  const own = await newContribution()
  const joined = await api.join(id, null, own?.promise ?? null)
  rememberDeal(joined, own)
  return openContribution(joined)
}

/** Play again with the same people; return the new table's id. */
export async function playAgain(id: string): Promise<string> {
  const own = await newContribution()
  const made = await api.rematch(id, own?.promise ?? null)
  // A private table that has begun without this player does not open: then this fails.
  const table = await api.table(made.id)
  if (own && table.deal?.promises.includes(own.promise)) rememberDeal(table, own)
  await openContribution(table)
  return made.id
}

/** The tables whose contribution is on its way: the page of a table asks for it as well. */
const opening = new Set<string>()

/** Give a full table what this browser has promised, if it waits for that. */
export async function openContribution(table: Table): Promise<Table> {
  const value = awaited(table)
  if (!value || opening.has(table.id)) return table
  opening.add(table.id)
  try {
    return await api.contribute(table.id, value)
  } catch {
    return table
  } finally {
    opening.delete(table.id)
  }
}
