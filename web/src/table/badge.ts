/** Places a small badge beside something on the board. */
export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  x: number
  y: number
}

const MARGIN = 2

/**
 * Return the upper left corner of the badge: above its subject, inside the room, covering none of the boxes to keep free. The badge
 * moves up past anything in its way; if there is no room above, it goes below.
 */
export function beside(thing: Box, badge: Size, room: Size, free: Box[]): { x: number; y: number } {
  const x = clamp(thing.x + (thing.width - badge.width) / 2, MARGIN, room.width - badge.width - MARGIN)
  const inTheWay = (y: number) => free.find((one) => overlap(one, { ...badge, x, y }))

  let above = thing.y - badge.height
  for (let one = inTheWay(above); one && above >= MARGIN; one = inTheWay(above)) above = one.y - badge.height - MARGIN
  if (above >= MARGIN) return { x, y: above }

  let below = thing.y + thing.height
  for (let one = inTheWay(below); one && below + badge.height <= room.height - MARGIN; one = inTheWay(below)) below = one.y + one.height + MARGIN
  if (below + badge.height <= room.height - MARGIN) return { x, y: below }

  return { x, y: clamp(thing.y - badge.height, MARGIN, room.height - badge.height - MARGIN) }
}

function overlap(one: Box, other: Box): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
