export default import.meta.glob<string>(
  ['../../../../src/saqqara/texts/en/*.ftl', '../../../../src/saqqara/games/*/texts/en/*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
