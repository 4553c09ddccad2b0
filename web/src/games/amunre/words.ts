/** What the signs on the map mean, in words. */
import type { Texts } from '../../lib/texts/texts.svelte'
import { PROVINCES } from './facts'
import { provinceName, type Fact, type Province, type ProvinceFacts, type Table } from './table'

/** A printed sign in words, with a note where it is our reconstruction. */
export function tellFact(t: Texts, kind: string, fact: Fact, more: Record<string, number> = {}): string {
  const words = t(`amunre-board-${kind}`, { number: fact.value, ...more })
  return fact.made ? `${words}\n° ${t('amunre-board-made')}` : words
}

/** Everything about a province in one text, for tooltips and screen readers. */
export function tellProvince(t: Texts, table: Table, facts: ProvinceFacts, province: Province, owner: string | null): string {
  const index = PROVINCES.indexOf(province)
  const [blocks, pyramids, desert] = [table.blocks[index] ?? 0, table.pyramids[index] ?? 0, table.desert[index] ?? 0]
  const lines = [
    provinceName(t, province),
    owner ? t('amunre-board-owner', { player: owner }) : '',
    facts.fields.value ? tellLine(t, 'fields', facts.fields, { farmers: table.farmers[index] ?? 0 }) : '',
    facts.printed.value + desert ? t('amunre-board-desert', { printed: facts.printed.value, desert }) : '',
    tellLine(t, 'cards', facts.cardLimit),
    facts.income.value ? tellLine(t, 'income', facts.income) : '',
    facts.camel.value ? tellLine(t, 'camel', facts.camel) : '',
    facts.temples.value ? tellLine(t, 'temples', facts.temples) : '',
    facts.bonusBlocks.value + facts.bonusCards.value + facts.bonusGold.value
      ? t('amunre-board-bonus', { blocks: facts.bonusBlocks.value, cards: facts.bonusCards.value, gold: facts.bonusGold.value })
      : '',
    pyramids + blocks ? t('amunre-board-buildings', { pyramids, blocks }) : '',
    table.province_card[index] === 'out' ? t('amunre-board-out') : '',
    Object.values(facts).some((fact: Fact) => fact.made) ? `° ${t('amunre-board-made')}` : '',
  ]
  return lines.filter(Boolean).join('\n')
}

function tellLine(t: Texts, kind: string, fact: Fact, more: Record<string, number> = {}): string {
  return `${t(`amunre-board-${kind}`, { number: fact.value, ...more })}${fact.made ? ' °' : ''}`
}
