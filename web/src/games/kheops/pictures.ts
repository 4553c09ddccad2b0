/** Pieces beside the sections of the rules page, in their order. */
import type { BesideRules } from '../contract'
import Figure from './Figure.svelte'
import Symbol from './Symbol.svelte'
import { PAWNS, SIDES } from './facts'
import type { SymbolName } from './table'

/** Only White has a pharaoh. */
const pawns = SIDES.flatMap((side) =>
  PAWNS.filter((kind) => kind !== 'pharaoh' || side === 'white').map((kind) => ({ piece: Figure, given: { side, kind }, box: '-16 -46 32 50', size: 58 })),
)

const SYMBOLS: SymbolName[] = ['rotate_corridor', 'rotate_room', 'swap', 'move', 'blocked', 'double', 'ankh', 'sarcophagus', 'curse']
const symbols = SYMBOLS.map((symbol) => ({ piece: Symbol, given: { tile: { symbol, pair: 'A', figure: 'king' } }, box: '-15 -15 30 30', size: 40 }))

export const pictures: BesideRules[][] = [['pyramid'], [], pawns, symbols]
