/** How long ago, in the reader's language. */
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
]

export function agoText(language: string, then: number, now: number): string {
  const passed = Math.max(0, now - then)
  const [unit, length] = STEPS.find(([, size]) => passed >= size) ?? STEPS.at(-1)!
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(passed / length), unit)
}
