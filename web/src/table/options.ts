/** A game's options in words: `<game>-option-<name>`, its values `<game>-option-<name>-<value>`. */
import type { Texts } from '../lib/texts/texts.svelte'
import { capital } from '../lib/texts/sentences'

export function optionText(t: Texts, game: string, option: string): string {
  const key = `${game}-option-${option}`
  return capital(t.has(key) ? t(key) : option.replaceAll('_', ' '))
}

export function optionValueText(t: Texts, game: string, option: string, value: string | boolean): string {
  const key = `${game}-option-${option}-${value}`
  if (t.has(key)) return capital(t(key))
  if (typeof value === 'boolean') return capital(value ? t('web-yes') : t('web-no'))
  return value
}

/** Return what an option means, if the catalogue says so: `<game>-option-<name>-help`. */
export function optionHelp(t: Texts, game: string, option: string, english: string): string {
  const key = `${game}-option-${option}-help`
  return t.has(key) ? t(key) : english
}
