// Many clients at many tables of two, playing random legal moves, once for each of `rates`: so many a second, or with 0 as fast as
// answers come.
// node driver.mjs '{"kind": "saqqara" | "boardgame.io", "urls": [...], "tables": 500, "seconds": 10, "rates": [200, 0], "game": "imhotep", "pids": [...]}'
// prints one JSON list: moves per second, milliseconds from a move to its answer, microseconds of server CPU time per move
// (`pids`), messages lost or out of order.
import { readFileSync } from 'node:fs'
import { io } from 'socket.io-client'
import WebSocket from 'ws'

const wish = JSON.parse(process.argv[2])
let latencies = []
let rate = 0
const waiting = [] // players whose turn it is, where the rate is limited
let moves = 0
let faults = 0
let finished = 0
let measuring = false

function ready(player) {
  if (rate) waiting.push(player)
  else player.move()
}

function answered(sent) {
  if (!measuring) return
  moves += 1
  latencies.push(performance.now() - sent)
}

async function inTurns(items, atOnce, work) {
  const queue = [...items]
  await Promise.all(Array.from({ length: atOnce }, async () => {
    while (queue.length) await work(queue.shift())
  }))
}

// Saqqara: HTTP to sit down, a WebSocket for each player

async function call(url, path, body, cookie) {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return { document: await answer.json(), cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? cookie }
}

async function saqqaraTable(number) {
  const [one, two] = [wish.urls[number % wish.urls.length], wish.urls[(number + 1) % wish.urls.length]]
  const { cookie: anna } = await call(one, '/api/guest', { name: 'Anna' })
  const { cookie: berta } = await call(two, '/api/guest', { name: 'Berta' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { document: table } = await call(one, '/api/tables', { game: wish.game, seats, public: true }, anna)
  await call(two, `/api/tables/${table.id}/join`, {}, berta)
  return [new SaqqaraPlayer(one, table.id, anna), new SaqqaraPlayer(two, table.id, berta)]
}

class SaqqaraPlayer {
  constructor(url, table, cookie) {
    Object.assign(this, { url, table, cookie, last: null, state: null, count: 0, pending: new Map() })
  }

  open() {
    return new Promise((done, failed) => {
      this.socket = new WebSocket(`${this.url.replace('http', 'ws')}/api/tables/${this.table}/live`, { headers: { cookie: this.cookie } })
      this.socket.on('error', failed)
      this.socket.on('close', () => { if (measuring) faults += 1 })
      this.socket.on('message', (data) => this.hear(JSON.parse(data), done))
    })
  }

  hear(message, done) {
    if (message.type === 'answer') {
      this.answered(message.id)
    } else if (message.type === 'refusal') {
      faults += 1
    } else if (message.type === 'state') {
      if (message.answer !== null) this.answered(message.answer)
      if (this.last !== null && message.number !== this.last + 1) faults += 1
      this.last = message.number
      this.state = message
      if (message.result) finished += 1
      done()
      if (message.view.actions.length && playing) ready(this)
    }
  }

  answered(id) {
    if (this.pending.has(id)) answered(this.pending.get(id))
    else faults += 1
    this.pending.delete(id)
  }

  start() {
    if (this.state.view.actions.length) ready(this)
  }

  move() {
    const { actions } = this.state.view
    const action = actions[Math.floor(Math.random() * actions.length)].number
    const id = String(this.count++)
    this.pending.set(id, performance.now())
    this.socket.send(JSON.stringify({ type: 'play', id, action, seen: this.state.number, undos: 0 }))
  }

  close() { this.socket.terminate() }
}

// boardgame.io: its lobby to sit down, socket.io for each player

async function peerTable() {
  const [url, lobby] = wish.urls
  const { document: match } = await call(lobby, '/games/trivial/create', { numPlayers: 2 })
  return Promise.all(['0', '1'].map(async (playerID) => {
    const { document } = await call(lobby, `/games/trivial/${match.matchID}/join`, { playerID, playerName: playerID })
    return new PeerPlayer(url, match.matchID, playerID, document.playerCredentials)
  }))
}

class PeerPlayer {
  constructor(url, match, id, credentials) {
    Object.assign(this, { url, match, id, credentials, state: null, moving: false })
  }

  open() {
    return new Promise((done, failed) => {
      this.socket = io(`${this.url}/trivial`, { transports: ['websocket'], forceNew: true, reconnection: false })
      this.socket.on('connect_error', failed)
      this.socket.on('connect', () => this.socket.emit('sync', this.match, this.id, this.credentials, 2))
      this.socket.on('sync', (_, { state }) => { this.state = state; done() })
      this.socket.on('update', (_, state) => this.hear(state))
    })
  }

  hear(state) {
    if (state._stateID !== this.state._stateID + 1) faults += 1
    this.state = state
    if (this.moving) answered(this.sent)
    this.moving = false
    if (playing) this.start()
  }

  start() {
    if (this.state.ctx.currentPlayer === this.id) ready(this)
  }

  move() {
    this.moving = true
    this.sent = performance.now()
    const payload = { type: 'add', args: [], playerID: this.id, credentials: this.credentials }
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.match, this.id)
  }

  close() { this.socket.disconnect() }
}

// Seconds of processor time that the servers have used so far; Linux counts them in hundredths.
function used() {
  let hundredths = 0
  for (const pid of wish.pids) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ')
    hundredths += Number(fields[11]) + Number(fields[12])
  }
  return hundredths / 100
}

let playing = false
const sleep = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000))
const players = []
await inTurns(Array.from({ length: wish.tables }, (_, number) => number), 8, async (number) => {
  players.push(...(wish.kind === 'saqqara' ? await saqqaraTable(number) : await peerTable()))
})
if (wish.thinking) {
  const { cookie } = await call(wish.urls[0], '/api/guest', { name: 'Host' })
  const seats = Array.from({ length: 2 }, () => ({ kind: 'bot', level: 'architect' }))
  for (let n = 0; n < wish.thinking; n += 1) await call(wish.urls[0], '/api/tables', { game: wish.game, seats }, cookie)
}
await inTurns(players, 20, (player) => player.open())

// One measurement: warm up, then count until the time is over, or so many games that the rest would be too few players.
async function measure() {
  const over = finished + wish.tables / 4
  let pace = null
  if (rate) {
    let due = performance.now()
    pace = setInterval(() => {
      for (; due < performance.now() && waiting.length; due += 1000 / rate) {
        waiting.splice(Math.floor(Math.random() * waiting.length), 1)[0].move()
      }
    }, 1)
  } else {
    for (const player of waiting.splice(0)) player.move()
  }
  await sleep(wish.warm ?? 2)
  latencies = []
  moves = 0
  measuring = true
  const [start, busy] = [performance.now(), used()]
  while (performance.now() - start < wish.seconds * 1000 && finished < over) await sleep(0.05)
  const [elapsed, worked] = [(performance.now() - start) / 1000, used() - busy]
  measuring = false
  clearInterval(pace)
  latencies.sort((a, b) => a - b)
  const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? null
  return { rate: moves / elapsed, p50: at(0.5), p99: at(0.99), micros: (worked / moves) * 1e6, moves, faults, clients: players.length }
}

playing = true
rate = 1 // whoever may move waits for the first measurement
for (const player of players) player.start()
const found = []
for (rate of wish.rates) found.push(await measure())
console.log(JSON.stringify(found))
for (const player of players) player.close()
process.exit(0)
