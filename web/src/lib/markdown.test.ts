import { describe, expect, it } from 'vitest'
import { inline, parseMarkdown } from './markdown'

describe('markdown', () => {
  it('reads headings, paragraphs over several lines, lists and tables', () => {
    const blocks = parseMarkdown('# The Nile\nFirst line\nsecond line.\n\n- one\n- two\n  goes on\n  1. nested\n\n| a | b |\n|---|---|\n| 1 | 2 |')
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'list', 'table'])
    expect(blocks[0]).toMatchObject({ level: 1, id: 'the-nile' })
    expect(blocks[1]).toMatchObject({ inside: [{ text: 'First line second line.' }] })
    expect(blocks[2]).toMatchObject({ items: [{ inside: [{ text: 'one' }] }, { inside: [{ text: 'two goes on' }], nested: [{ kind: 'list', ordered: true }] }] })
    expect(blocks[3]).toMatchObject({ head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] })
  })

  it('reads marks within a line', () => {
    expect(inline('**bold** and *slanted* `code` 3 * 4 * 5')).toEqual([
      { kind: 'strong', inside: [{ kind: 'text', text: 'bold' }] },
      { kind: 'text', text: ' and ' },
      { kind: 'em', inside: [{ kind: 'text', text: 'slanted' }] },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'code' },
      { kind: 'text', text: ' 3 * 4 * 5' },
    ])
  })

  it('knows pictures by name and leaves scripts as text', () => {
    expect(inline('![a stone](cube:limestone:ankh)')).toEqual([{ kind: 'picture', name: 'cube:limestone:ankh', alt: 'a stone' }])
    expect(inline('[click](javascript:alert(1))')[0]).toEqual({ kind: 'text', text: 'click' })
    expect(inline('<b>x</b>')).toEqual([{ kind: 'text', text: '<b>x</b>' }])
  })
})
