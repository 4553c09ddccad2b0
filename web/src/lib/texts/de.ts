export default import.meta.glob<string>('../../../../src/saqqara/texts/de/*.ftl', { eager: true, query: '?raw', import: 'default' })
