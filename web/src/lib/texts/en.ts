export default import.meta.glob<string>('../../../../src/saqqara/texts/en/*.ftl', { eager: true, query: '?raw', import: 'default' })
