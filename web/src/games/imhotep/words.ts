/** What lies on the board, in words. */
import type { Action, Value } from '../../lib/api/types'
import { actionText } from '../../lib/texts/sentences'
import type { Scene } from './scene'

/** A whole action in words, for players who cannot see the board. */
export function say(scene: Scene, name: string, given: Record<string, Value> = {}): string {
  const action: Action = { number: -1, name, arguments: given, text: '' }
  return actionText(scene.t, 'imhotep', action, scene.seats.map((seat) => seat.name))
}

export function seatName(scene: Scene, seat: number): string {
  return scene.seats[seat]?.name ?? ''
}

/** The attributes that say whose stone it is, as tooltip and label. Clicks go through it to what it lies on. */
export function stoneWords(scene: Scene, seat: number): Record<string, string | boolean> {
  const words = scene.t('imhotep-board-stone', { player: seatName(scene, seat) })
  return { 'data-tip': words, 'data-through': true, role: 'img', 'aria-label': words }
}
