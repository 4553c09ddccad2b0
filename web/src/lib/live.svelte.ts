/** One table as it happens: a WebSocket that comes back by itself and misses nothing. */
import type { ChatMessage, Clocks, GameEvent, LiveMessage, Outcome, Presence, Proposal, Refusal, State, Table, Thinking, View } from './api/types'
import { Fault } from './api/client'

const WAITS = [300, 1000, 2000, 4000, 8000]
const PING = 25_000
const PATIENCE = 10_000

interface Pending {
  message: Record<string, unknown>
  resolve: () => void
  reject: (fault: Fault) => void
}

export interface Told {
  /** A new view with what led to it; `jump` when the table went back or was seen for the first time. */
  state: (view: View, events: GameEvent[], jump: boolean) => void
  chat?: (message: ChatMessage) => void
}

export class Live {
  table = $state.raw<Table | null>(null)
  clocks = $state.raw<Clocks | null>(null)
  clockRead = $state(0)
  presence = $state.raw<Presence | null>(null)
  thinking = $state.raw<Thinking | null>(null)
  proposal = $state.raw<Proposal | null>(null)
  /** How the last request to go back has ended. */
  outcome = $state.raw<Outcome | null>(null)
  /** Whether my last decision can be taken back, and whether the game is practice by that. */
  undoable = $state<State['undo']>(null)
  practice = $state(false)
  events = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatMessage[]>([])
  /** The last view received, which may still wait to be shown. */
  view = $state.raw<View | null>(null)
  connected = $state(false)
  /** Why there is no table: it is private, gone, or was never there. */
  fault = $state.raw<Fault | null>(null)

  #socket: WebSocket | null = null
  #seen = -1
  #undos = 0
  #tries = 0
  #pending = new Map<string, Pending>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #heard = 0
  #closed = false

  constructor(
    private readonly id: string,
    private readonly invite: string | null,
    private readonly told: Told,
  ) {
    addEventListener('online', this.#again)
    addEventListener('offline', this.#offline)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    removeEventListener('online', this.#again)
    removeEventListener('offline', this.#offline)
    clearTimeout(this.#timer)
    clearInterval(this.#ping)
    this.#socket?.close()
  }

  /** Play for a seat. Sent again after a lost connection; the same message counts once. */
  play(action: number, seat: number): Promise<void> {
    return this.#send({ type: 'play', action, seat, seen: this.#seen, undos: this.#undos })
  }

  /** Take my last decision back, or ask all others whether I may. */
  undo(seat: number, ask = false): Promise<void> {
    return this.#send({ type: 'undo', seat, ask, seen: this.#seen, undos: this.#undos, practice: this.undoable === 'practice' })
  }

  consent(agree: boolean, to: number, seat: number | null): Promise<void> {
    return this.#send({ type: 'consent', agree, to, seat })
  }

  say(text: string): Promise<void> {
    return this.#send({ type: 'chat', text })
  }

  /** Messages that were not told when they were written. */
  catchUp(messages: ChatMessage[]): void {
    const known = new Set(this.chat.map((one) => one.number))
    this.chat = [...this.chat, ...messages.filter((one) => !known.has(one.number))].sort((a, b) => a.number - b.number)
  }

  /** The system knows before the socket does that nothing gets through any more. */
  #offline = (): void => this.#socket?.close()

  #again = (): void => {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  #connect(): void {
    const address = new URL(`/api/tables/${this.id}/live`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    if (this.#seen >= 0) {
      address.searchParams.set('seen', String(this.#seen))
      address.searchParams.set('undos', String(this.#undos))
    }
    if (this.invite) address.searchParams.set('invite', this.invite)
    const [socket, before] = [new WebSocket(address), this.#socket]
    this.#socket = socket
    this.connected = false
    if (before) hangUp(before)
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return
      this.#heard = Date.now()
      this.#hear(JSON.parse(event.data) as LiveMessage)
    }
    socket.onclose = () => this.#lost(socket)
    clearInterval(this.#ping)
    this.#ping = setInterval(() => this.#alive(socket), PING)
  }

  #alive(socket: WebSocket): void {
    if (socket.readyState !== WebSocket.OPEN) return
    if (Date.now() - this.#heard > PING + PATIENCE) socket.close()
    else socket.send('{"type":"ping"}')
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return
    this.connected = false
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)]!
    this.#tries += 1
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #send(body: Record<string, unknown>): Promise<void> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`
    const message = { ...body, id }
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { message, resolve, reject })
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
    })
  }

  #hear(message: LiveMessage): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        this.proposal = message.table.proposal
        this.#welcome()
        break
      case 'state':
        this.#state(message)
        if (message.answer) this.#answered(message.answer)
        break
      case 'chat':
        this.#chatted(message)
        break
      case 'presence':
        this.presence = message.presence
        break
      case 'thinking':
        this.thinking = message.thinking
        break
      case 'answer':
        this.#answered(message.id)
        break
      case 'refusal':
        this.#refused(message)
        break
    }
  }

  /** The connection stands: send again what was never answered. */
  #welcome(): void {
    this.fault = null
    if (this.connected) return
    this.connected = true
    this.#tries = 0
    for (const { message } of this.#pending.values()) this.#socket?.send(JSON.stringify(message))
  }

  #state(message: State): void {
    const jump = this.#seen < 0 || message.undos !== this.#undos || message.events_from < this.#seen
    this.#seen = message.number
    this.#undos = message.undos
    const fresh = message.events
    this.events = [...this.events.filter((event) => event.number < message.events_from), ...fresh]
    this.clocks = message.clocks
    this.clockRead = performance.now()
    this.presence = message.presence
    this.thinking = message.thinking
    this.proposal = message.proposal
    this.outcome = message.outcome
    this.undoable = message.undo
    this.practice = message.practice
    const view = viewOf(message.view, this.table)
    this.view = view
    this.told.state(view, fresh, jump)
  }

  #answered(id: string): void {
    this.#pending.get(id)?.resolve()
    this.#pending.delete(id)
  }

  #chatted(message: ChatMessage): void {
    if (this.chat.some((one) => one.number === message.number)) return
    this.catchUp([message])
    this.told.chat?.(message)
  }

  #refused(message: Refusal): void {
    const fault = new Fault(message.code, message.message, message.key ?? null, message.arguments ?? {})
    if (message.id === null) {
      if (this.table) return
      this.fault = fault
      // A table that is not there will not come: no use in knocking again.
      if (fault.code === 'not_found') this.close()
      return
    }
    this.#pending.get(message.id)?.reject(fault)
    this.#pending.delete(message.id)
  }
}

/** Two lines at once would tell everything twice. One that is still being made would complain in the console. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}

/** A view of the server as boards get it: with the components that the table brought once. */
export function viewOf(view: State['view'], table: Table | null): View {
  return { ...view, seat: view.seat ?? -1, components: view.components ?? table?.components ?? null } as View
}
