export default import.meta.glob<string>(
  ['../../../../src/saqqara/texts/de/*.ftl', '../../../../src/saqqara/games/*/texts/de/*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
