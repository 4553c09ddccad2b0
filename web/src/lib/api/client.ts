/** Requests to the server. A refusal is thrown as a Fault, which can be shown to people. */
import type {
  ChatMessage, GameEvent, GameInfo, Hint, LadderEntry, LevelInfo, Me, NewTable, Player, PlayerSettings, Preview, Problem, Profile, Scores,
  ServerView, SettingsChange, State, Table, Tables, Verification, Why,
} from './types' // prettier-ignore
import { connection } from '../connection.svelte'
import { t } from '../texts/texts.svelte'
import { named } from '../texts/sentences'

export class Fault extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly key: string | null = null,
    readonly args: Record<string, unknown> = {},
    /** The fault that caused this one, with more detail. */
    override readonly cause: Fault | null = null,
  ) {
    super(message)
  }
}

/** Return a refusal in the reader's language: the rule's own text, a general one for its code, or the server's English message. */
export function faultText(fault: unknown, game = ''): string {
  if (!(fault instanceof Fault)) return t('web-fault-unexpected')
  if (fault.key && t.has(fault.key)) return t(fault.key, named(t, game, fault.args, []))
  return hasWords(fault) ? t(`web-fault-${fault.code}`, { detail: fault.cause ? faultText(fault.cause, game) : fault.message }) : fault.message
}

/** Return whether the catalogue has a text for faults of this code. */
export function hasWords(fault: Fault): boolean {
  return t.has(`web-fault-${fault.code}`)
}

async function ask<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  return send(method, path, body === undefined ? undefined : JSON.stringify(body), signal)
}

async function send<Answer>(method: string, path: string, body?: string, signal?: AbortSignal): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      signal,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body,
    })
  } catch {
    if (!signal?.aborted) connection.lost = true
    throw new Fault('offline', 'no connection')
  }
  connection.lost = false
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as Answer
  throw await faultOf(response)
}

/** A text, or null if there is none. */
async function read(path: string): Promise<string | null> {
  const response = await fetch(`/api${path}`)
  if (response.ok) return response.text()
  if (response.status === 404) return null
  throw await faultOf(response)
}

async function faultOf(response: Response): Promise<Fault> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null
  if (problem?.code) return new Fault(problem.code, problem.message ?? '', problem.key ?? null, problem.arguments ?? {})
  return new Fault(response.status >= 500 ? 'server' : String(response.status), response.statusText)
}

function query(given: Record<string, string | number | null | undefined>): string {
  const kept = Object.entries(given).filter((pair): pair is [string, string | number] => pair[1] !== null && pair[1] !== undefined)
  return kept.length ? `?${new URLSearchParams(kept.map(([key, value]) => [key, String(value)])).toString()}` : ''
}

/** The secrets of the invite links by which private tables were opened; every request about those tables includes them. */
const invites = new Map<string, string>()

export function carryInvite(table: string, invite: string | null): void {
  if (invite) invites.set(table, invite)
}

function at(table: string, rest = '', given: Record<string, string | number | null | undefined> = {}): string {
  return `/tables/${table}${rest}${query({ ...given, invite: invites.get(table) })}`
}

export type TableList = 'open' | 'mine' | 'played' | 'archived' | 'finished' | 'watch'

export const api = {
  games: () => ask<GameInfo[]>('GET', '/games'),
  rules: (game: string, language: string) => read(`/games/${encodeURIComponent(game)}/rules${query({ language })}`),
  levels: () => ask<LevelInfo[]>('GET', '/levels'),
  me: () => ask<Me>('GET', '/me'),
  guest: (name: string) => ask<Player>('POST', '/guest', { name }),
  account: (name: string, password: string) => ask<Player>('POST', '/account', { name, password }),
  login: (name: string, password: string) => ask<Player>('POST', '/login', { name, password }),
  changePassword: (old: string, fresh: string) => ask<unknown>('POST', '/me/password', { old, new: fresh }),
  forgotten: (who: string) => ask<unknown>('POST', '/password/forgotten', { who }),
  resetPassword: (player: string, token: string, fresh: string) => ask<Player>('POST', '/password/reset', { player, token, new: fresh }),
  logout: () => ask<unknown>('POST', '/logout'),
  saveSettings: (settings: SettingsChange) => ask<PlayerSettings>('PUT', '/me/settings', settings),
  confirmMail: () => ask<PlayerSettings>('POST', '/me/mail'),
  forget: (password: string | null) => ask<unknown>('DELETE', '/me', { password }),
  profile: (player: string) => ask<Profile>('GET', `/players/${encodeURIComponent(player)}`),
  gamesOf: (player: string, before?: number) => ask<Tables>('GET', `/players/${encodeURIComponent(player)}/games${query({ before })}`),
  ladder: (game: string) => ask<LadderEntry[]>('GET', `/ladder/${game}`),
  tables: (list: TableList, before?: number) => ask<Tables>('GET', `/tables${query({ list, before })}`),
  /** Check a set of components, sent exactly as written; return its name. */
  checkComponents: (game: string, content: string) => send<{ set: string }>('POST', `/games/${game}/components`, `{"content":${content}}`),
  create: (table: NewTable) => ask<Table>('POST', '/tables', table),
  contribute: (id: string, value: string) => ask<Table>('POST', at(id, '/contribution'), { value }),
  verification: (id: string) => ask<Verification>('GET', at(id, '/verification')),
  table: (id: string) => ask<Table>('GET', at(id)),
  join: (id: string, seat: number | null, contribution: string | null) =>
    ask<Table>('POST', at(id, '/join'), { seat, invite: invites.get(id) ?? null, contribution }),
  leave: (id: string) => ask<unknown>('POST', at(id, '/leave')),
  start: (id: string) => ask<Table>('POST', at(id, '/start')),
  preview: (id: string, action: string, signal: AbortSignal) => ask<Preview>('GET', at(id, '/preview', { action }), undefined, signal),
  why: (id: string, action: string) => ask<Why>('GET', at(id, '/why', { action })),
  hint: (id: string) => ask<Hint>('GET', at(id, '/hint')),
  resign: (id: string, seat: number | null) => ask<unknown>('POST', at(id, '/resign'), { seat }),
  handOver: (id: string, seat: number | null, level: string | null) => ask<unknown>('POST', at(id, '/handover'), { seat, level }),
  takeBack: (id: string, seat: number | null) => ask<unknown>('POST', at(id, '/takeback'), { seat }),
  pause: (id: string, paused: boolean) => ask<unknown>('POST', at(id, '/pause'), { paused }),
  rematch: (id: string, contribution: string | null) => ask<{ id: string }>('POST', at(id, '/rematch'), { contribution }),
  archive: (id: string, archived: boolean) => ask<unknown>('POST', at(id, '/archive'), { archived }),
  at: (id: string, number: number, seat?: number | null) => ask<ServerView>('GET', at(id, `/at/${number}`, { seat })),
  /** The table in plain text, for games without a board here. */
  drawing: (id: string, number: number, seat: number | null, language: string) => read(at(id, '/drawing', { number, seat, language })),
  scores: (id: string) => ask<Scores>('GET', at(id, '/scores')),
  state: (id: string, seat: number) => ask<State>('GET', at(id, '/state', { seat })),
  events: (id: string, since: number, seat?: number | null) => ask<GameEvent[]>('GET', at(id, '/events', { since, seat })),
  /** A record is sent exactly as written: its seed has 64 bits, more than a JavaScript number can hold. */
  importRecord: (record: string) => send<{ id: string }>('POST', '/records', `{"record":${record}}`),
  chat: (id: string) => ask<ChatMessage[]>('GET', at(id, '/chat')),
  muted: () => ask<Player[]>('GET', '/me/muted'),
  mute: (id: string, player: string, muted: boolean) => ask<unknown>('POST', at(id, '/mute'), { player, muted }),
  report: (id: string, number: number, reason: string) => ask<unknown>('POST', at(id, '/report'), { number, reason }),
}

