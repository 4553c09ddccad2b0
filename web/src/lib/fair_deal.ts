/** What this browser contributes to the deals of its player's games, and what it remembers to check them by. See docs/fairness.md. */
import type { Table, Verification } from './api/types'

const KEY = 'saqqara-deals'
const MOST = 60
const CONTRIBUTION = 'saqqara contribution 1\n'

/** What a browser knows of a deal: the commitment it saw before the game, and its own contribution. */
interface Deal {
  commitment: string
  value: string | null
}

/** A contribution and the commitment that is sent before it. */
export interface Contribution {
  value: string
  promise: string
}

/** How a finished game's deal compares with what was promised; null where this browser was not there, or contributed nothing. */
export interface DealCheck extends Verification {
  seen: boolean | null
  contributed: boolean | null
}

/** Return a new contribution; null where the browser does not hash, as on pages without HTTPS. */
export async function newContribution(): Promise<Contribution | null> {
  if (!globalThis.crypto?.subtle) return null
  const value = hex(crypto.getRandomValues(new Uint8Array(32)))
  return { value, promise: await promiseOf(value) }
}

/** Return the commitment of a contribution. */
export async function promiseOf(value: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(CONTRIBUTION + value))))
}

/** Remember the deal of a table as it is before the game; what was seen first counts. */
export function rememberDeal(table: Table, own: Contribution | null = null): void {
  if (!table.deal || (knownDeal(table.id) && !own)) return
  const { [table.id]: _, ...others } = all()
  const kept = Object.entries(others).slice(-MOST)
  const deal: Deal = { commitment: table.deal.commitment, value: own?.value ?? null }
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [table.id]: deal }))
  } catch {
    // Without storage the game starts without this contribution after a few seconds.
  }
}

/** Return the contribution that a table waits for from this browser, if it does. */
export function awaited(table: Table): string | null {
  return table.status === 'waiting' && table.deal?.until ? (knownDeal(table.id)?.value ?? null) : null
}

/** Add to the server's verification what only this browser knows. */
export function checkDeal(table: Table, found: Verification): DealCheck {
  const known = knownDeal(table.id)
  const contributions = table.deal?.contributions ?? []
  return {
    ...found,
    seen: known && table.deal ? known.commitment === table.deal.commitment : null,
    contributed: known?.value ? contributions.includes(known.value) : null,
  }
}

function knownDeal(table: string): Deal | null {
  return all()[table] ?? null
}

function all(): Record<string, Deal> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Deal> | null) ?? {}
  } catch {
    return {}
  }
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
