/** Who I am, which games there are, and how many tables wait for me. */
import { originFor } from './address'
import { api } from './api/client'
import type { GameInfo, LevelInfo, Me, TurnNotice } from './api/types'
import { keep, readKept, settings, type Liked } from './settings.svelte'
import { notify } from './notices'
import { learnGames, t } from './texts/texts.svelte'

export const session = $state({
  me: null as Me | null,
  games: [] as GameInfo[],
  levels: [] as LevelInfo[],
  turns: 0,
  /** Grows whenever a table starts or stops waiting for me, so that lists can be reloaded. */
  news: 0,
})

let opened: Promise<void> | null = null

/** Load the session once; all callers wait for the same answer. */
export function open(): Promise<void> {
  opened ??= load().catch((fault: unknown) => {
    opened = null
    throw fault
  })
  return opened
}

async function load(): Promise<void> {
  const [me, games, levels] = await Promise.all([api.me(), api.games(), api.levels()])
  await learnGames(games.map((game) => game.name))
  become(me)
  session.games = games
  session.levels = levels
}

/** Reload the list of games, some of which may still be compiling. */
export async function refreshGames(): Promise<void> {
  session.games = await api.games()
}

/** Sign in by the given request, then load the player it signed in. */
export async function enter(how: () => Promise<unknown>): Promise<void> {
  await how()
  become(await api.me())
  if (session.me?.settings.language === null) await share()
}

function become(me: Me): void {
  session.me = me
  session.turns = me.turns
  if (me.player && !me.player.guest) bring(me)
  if (me.player) listen()
}

/** An account brings along its owner's preferences. */
function bring(me: Me): void {
  const kept = readKept(JSON.stringify({ ...settings, ...me.settings.client, language: me.settings.language }), { ...settings })
  const { language, theme, speed, confirm } = kept
  keep({ language, theme, speed, confirm })
}

/** Change preferences: at once here and, with an account, also on other devices. */
export async function prefer(change: Partial<Liked>): Promise<void> {
  keep(change)
  await share()
}

async function share(): Promise<void> {
  const me = session.me
  if (!me?.player || me.player.guest) return
  const { language, theme, speed, confirm } = settings
  try {
    const client = { ...me.settings.client, theme, speed, confirm }
    me.settings = await api.saveSettings({ ...me.settings, language, client, password: null })
  } catch {
    // The change still counts in this browser.
  }
}

/** Make sure that there is a player: without a name, one is made up. */
export async function ensurePlayer(name?: string): Promise<void> {
  await open()
  if (session.me?.player) return
  await enter(() => api.guest(name?.trim() || t('web-guest-name', { number: 100 + Math.floor(Math.random() * 900) })))
}

let socket: WebSocket | null = null
let tries = 0

function listen(): void {
  if (socket) return
  const address = new URL('/api/me/live', location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  socket = new WebSocket(address)
  socket.onopen = () => (tries = 0)
  socket.onmessage = (event: MessageEvent<string>) => heard(JSON.parse(event.data) as TurnNotice)
  socket.onclose = () => {
    socket = null
    tries += 1
    setTimeout(listen, Math.min(30_000, 1000 * 2 ** tries))
  }
}

function heard(notice: TurnNotice): void {
  if (notice.type !== 'turn') return
  session.turns = notice.turns
  session.news += 1
  if (notice.my_turn) notify(notice.table, titleOf(notice.game))
}

/** Return a link to one of our pages that others can follow. */
export function linkTo(path: string): string {
  return originFor(location.origin, session.me?.address ?? '') + path
}

/** Return the title of a game. */
export function titleOf(name: string): string {
  return session.games.find((one) => one.name === name)?.title ?? name
}
