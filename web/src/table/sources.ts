/** The sources of points in words: `<game>-source-<source>`. */
import type { Texts } from '../lib/texts/texts.svelte'
import { capital } from '../lib/texts/sentences'

export function sourceText(t: Texts, game: string, source: string): string {
  const key = `${game}-source-${source}`
  return capital(t.has(key) ? t(key) : source.replaceAll('_', ' '))
}
