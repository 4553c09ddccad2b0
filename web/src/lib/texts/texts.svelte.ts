/** Texts for people: the Fluent files that Python uses too, loaded by language, which can be changed at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../api/types'

export interface Texts {
  (key: string, args?: Record<string, FluentVariable>): string
  has(key: string): boolean
  readonly language: Language
}

/** A text in the language that is set when it is shown. */
export type Words = () => string

const catalogues: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./en'),
  it: () => import('./it'),
  de: () => import('./de'),
}
export const LANGUAGES = Object.keys(catalogues) as Language[]

let language = $state<Language>('en')
const bundles = $state.raw<{ by: Partial<Record<Language, FluentBundle>> }>({ by: {} })
let version = $state(0)

/** Games that are not part of this build; the server sends their texts. */
const foreign = new Set<string>()

async function load(wanted: Language): Promise<void> {
  if (bundles.by[wanted]) return
  const { default: files } = await catalogues[wanted]()
  const sent = await Promise.all([...foreign].map((game) => fetchTexts(wanted, game)))
  bundles.by[wanted] = bundleOf(wanted, [...Object.values(files), ...sent])
}

/** Fetch the texts of those games that this build does not know. */
export async function learnGames(names: string[]): Promise<void> {
  const { default: files } = await catalogues.en()
  const unknown = names.filter((name) => !foreign.has(name) && !Object.keys(files).some((path) => path.includes(`/games/${name}/`)))
  for (const name of unknown) foreign.add(name)
  const spoken = Object.keys(bundles.by) as Language[]
  await Promise.all(
    spoken.flatMap((one) => unknown.map(async (name) => bundles.by[one]!.addResource(new FluentResource(await fetchTexts(one, name))))),
  )
  if (unknown.length) version += 1
}

async function fetchTexts(wanted: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/texts/${wanted}?game=${encodeURIComponent(game)}`)
  return answer.ok ? answer.text() : ''
}

function bundleOf(wanted: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(wanted, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source))
  return bundle
}

/** Switch the language; resolves when its texts are loaded. English serves where another language lacks a text. */
export async function speak(wanted: Language): Promise<void> {
  await Promise.all([load(wanted), load('en')])
  language = wanted
  version += 1
  if (typeof document !== 'undefined') document.documentElement.lang = wanted
}

function find(key: string) {
  for (const tongue of [language, 'en'] as const) {
    const message = bundles.by[tongue]?.getMessage(key)
    if (message?.value) return { bundle: bundles.by[tongue]!, value: message.value }
  }
  return null
}

function say(key: string, args: Record<string, FluentVariable> = {}): string {
  void version
  const found = find(key)
  return found ? found.bundle.formatPattern(found.value, args, []) : key
}

export const t: Texts = Object.defineProperty(
  Object.assign(say, {
    has(key: string): boolean {
      void version
      return find(key) !== null
    },
  }),
  'language',
  { get: () => language },
) as Texts

/** The first of the browser's preferred languages that we speak, or English. */
export function browserLanguage(preferred: readonly string[] = navigator.languages): Language {
  for (const tag of preferred) {
    const found = LANGUAGES.find((known) => tag.toLowerCase().split('-')[0] === known)
    if (found) return found
  }
  return 'en'
}
