import { expect, it } from 'vitest'
import { speak, t } from '../../lib/texts/texts.svelte'
import type { Scene } from './scene'
import type { Table, Tile } from './table'
import { labelFor } from './words'

it('says in every language how a tile will lie', async () => {
  const tile: Tile = { id: '1', kind: 'corridor', doors: [0, 1], symbol: 'rotate_corridor' }
  const scene = { t, tiles: [tile], seats: [], table: { tile: [0], pawn: [null] } as unknown as Table } as unknown as Scene
  for (const [language, words] of [['en', 'Lay it turned by 120°.'], ['it', 'Posala con una rotazione di 120°.'], ['de', 'Leg es um 120° gedreht hin.']] as const) {
    await speak(language)
    expect(labelFor(scene, { name: 'rotate', degrees: '120' }, 'a1', 0)).toContain(words)
  }
})
