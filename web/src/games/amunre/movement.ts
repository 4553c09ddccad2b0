/** What stands in a province, and the names by which its pieces keep their identity between two views. */
import type { Seat } from '../contract'
import type { Box } from './layout'
import type { Scene } from './scene'
import { PROVINCES } from './facts'
import type { Change, Province, ProvinceFacts, Table } from './table'

export interface Standing {
  farmers: number
  /** Outside the fields, without the printed ones. */
  desert: number
  blocks: number
  pyramids: number
}

export function standingIn(table: Table, province: Province): Standing {
  const index = PROVINCES.indexOf(province)
  const [farmers = 0, desert = 0, blocks = 0, pyramids = 0] = [table.farmers, table.desert, table.blocks, table.pyramids].map((all) => all[index] ?? 0)
  return { farmers, desert, blocks, pyramids }
}

const home = (owner: Seat | undefined) => (owner ? `home-${owner.seat}` : undefined)

/** The attributes by which a province's pieces move in and out. */
export const moves = {
  owner: (province: Province, owner: Seat) => ({ 'data-piece': `owner-${province}`, 'data-from': `bid-${province}`, 'data-to': home(owner) }),
  farmer: (province: Province, place: number, owner: Seat | undefined) => ({ 'data-piece': `farmer-${province}-${place}`, 'data-from': home(owner), 'data-to': 'supply' }),
  block: (province: Province, place: number, owner: Seat | undefined) => ({ 'data-piece': `block-${province}-${place}`, 'data-from': home(owner) ?? 'supply', 'data-to': `yard-${province}` }),
  pyramid: (province: Province, place: number) => ({ 'data-piece': `pyramid-${province}-${place}`, 'data-from': `yard-${province}` }),
}

/** The props of a province's drawing, large or small. */
export interface PlotProps {
  scene: Scene
  province: Province
  facts: ProvinceFacts
  owner: Seat | undefined
  change: Change
  box: Box
  bidding: boolean
}
