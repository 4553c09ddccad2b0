// boardgame.io's server with a trivial game kept in memory: node peer.cjs PORT LOBBY_PORT
const { Server, Origins } = require('boardgame.io/server')

const trivial = {
  name: 'trivial',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => { G.moves += 1 } },
}

const server = Server({ games: [trivial], origins: [Origins.LOCALHOST] })
const [port, apiPort] = process.argv.slice(2).map(Number)
server.run({ port, lobbyConfig: { apiPort } })
