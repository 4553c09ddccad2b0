import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Live } from './live.svelte'

class Line {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: Line[] = []
  readyState = Line.CONNECTING
  sent: Record<string, unknown>[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_event: { data: string }) => {}

  constructor(readonly address: URL) {
    Line.all.push(this)
  }
  open(): void {
    this.readyState = Line.OPEN
    this.onopen()
  }
  close(): void {
    this.readyState = Line.CLOSED
    this.onclose()
  }
  send(text: string): void {
    if (this.readyState !== Line.OPEN) throw new Error('not open')
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const TABLE = { type: 'table', table: { id: 't', proposal: null } }
let heard: Record<string, () => void>

beforeEach(() => {
  Line.all = []
  heard = {}
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { href: 'http://saqqara.test/table/t' })
  vi.stubGlobal('addEventListener', (name: string, act: () => void) => (heard[name] = act))
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function table(): Live {
  const live = new Live('t', null, { state: () => {} })
  Line.all[0]!.open()
  Line.all[0]!.say(TABLE)
  return live
}

it('sends again what was never answered, once the table has arrived', () => {
  const live = table()
  void live.play(7, 0)
  Line.all[0]!.close()
  expect(live.connected).toBe(false)
  vi.advanceTimersByTime(300)
  Line.all[1]!.open()
  expect(Line.all[1]!.sent).toEqual([])
  Line.all[1]!.say(TABLE)
  expect(live.connected).toBe(true)
  expect(Line.all[1]!.sent.map(({ action }) => action)).toEqual([7])
})

it('keeps one connection when the network comes back while it is reconnecting', () => {
  const live = table()
  Line.all[0]!.close()
  vi.advanceTimersByTime(300)
  const [, slow] = Line.all
  heard['online']!()
  const last = Line.all[2]!
  void live.play(7, 0)
  slow!.open()
  slow!.say(TABLE)
  expect(slow!.readyState).toBe(Line.CLOSED)
  expect(live.connected).toBe(false)
  last.open()
  last.say(TABLE)
  expect(last.sent.map(({ action }) => action)).toEqual([7])
  vi.advanceTimersByTime(20_000)
  expect(Line.all).toHaveLength(3)
})
