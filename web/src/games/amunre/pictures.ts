/** Pieces beside the sections of the rules page, in their order. */
import type { BesideRules } from '../contract'
import Block from './Block.svelte'

const block = { piece: Block, given: { edge: 12 }, box: '-12 -20 24 28', size: 52 }

export const pictures: BesideRules[][] = [['coin:1', 'coin:2', 'coin:5', 'coin:10'], [], [], ['pyramid', block], [], ['coin:8']]
