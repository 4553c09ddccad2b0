/** The live connection to one table: a WebSocket that reconnects by itself and misses nothing. */
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

export interface Listener {
  /** Called with each new view and the events that led to it; `jump` if a decision was taken back or it is the first view. */
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
  /** How the last proposal to take back a decision ended. */
  outcome = $state.raw<Outcome | null>(null)
  /** Whether my last decision can be taken back, and whether that makes the game practice. */
  undoable = $state<State['undo']>(null)
  practice = $state(false)
  events = $state.raw<GameEvent[]>([])
  chat = $state.raw<ChatMessage[]>([])
  /** The last view received; it may not be shown yet. */
  view = $state.raw<View | null>(null)
  connected = $state(false)
  /** Why there is no table: it is private, gone, or has never existed. */
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
    private readonly listener: Listener,
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

  /** Play an action for a seat. It is sent again after a lost connection; the server counts the same message once. */
  play(action: number, seat: number): Promise<void> {
    return this.#send({ type: 'play', action, seat, seen: this.#seen, undos: this.#undos })
  }

  /** Take back my last decision, or ask the others whether I may. */
  undo(seat: number, ask = false): Promise<void> {
    return this.#send({ type: 'undo', seat, ask, seen: this.#seen, undos: this.#undos, practice: this.undoable === 'practice' })
  }

  consent(agree: boolean, to: number, seat: number | null): Promise<void> {
    return this.#send({ type: 'consent', agree, to, seat })
  }

  say(text: string): Promise<void> {
    return this.#send({ type: 'chat', text })
  }

  /** Add chat messages that were not received when they were written. */
  catchUp(messages: ChatMessage[]): void {
    const known = new Set(this.chat.map((one) => one.number))
    this.chat = [...this.chat, ...messages.filter((one) => !known.has(one.number))].sort((a, b) => a.number - b.number)
  }

  /** The system notices a lost connection before the socket does. */
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

  /** Once connected, send again whatever was never answered. */
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
    this.listener.state(view, fresh, jump)
  }

  #answered(id: string): void {
    this.#pending.get(id)?.resolve()
    this.#pending.delete(id)
  }

  #chatted(message: ChatMessage): void {
    if (this.chat.some((one) => one.number === message.number)) return
    this.catchUp([message])
    this.listener.chat?.(message)
  }

  #refused(message: Refusal): void {
    const fault = new Fault(message.code, message.message, message.key ?? null, message.arguments ?? {})
    if (message.id === null) {
      if (this.table) return
      this.fault = fault
      // A table that does not exist will not appear: do not reconnect.
      if (fault.code === 'not_found') this.close()
      return
    }
    this.#pending.get(message.id)?.reject(fault)
    this.#pending.delete(message.id)
  }
}

/** Close the old connection: two at once would receive everything twice. Closing one that is still connecting would log an error. */
function hangUp(socket: WebSocket): void {
  if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
  else socket.close()
}

/** Complete a view from the server for boards: with the components, which the server sends only once, with the table. */
export function viewOf(view: State['view'], table: Table | null): View {
  return { ...view, seat: view.seat ?? -1, components: view.components ?? table?.components ?? null } as View
}
