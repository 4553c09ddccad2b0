export default import.meta.glob<string>(
  ['../../../../src/saqqara/texts/it/*.ftl', '../../../../src/saqqara/games/*/texts/it/*.ftl'],
  { eager: true, query: '?raw', import: 'default' },
)
