/**
 * Parses the subset of Markdown that rules pages use into a tree, never into HTML, so that no text can become code.
 * Headings, paragraphs, lists, tables, quotes, rules; bold, italics, code, links, pictures.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'em'; inside: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'link'; href: string; inside: Inline[] }
  | { kind: 'picture'; name: string; alt: string }

export type Block =
  | { kind: 'heading'; level: number; id: string; inside: Inline[] }
  | { kind: 'paragraph' | 'quote'; inside: Inline[] }
  | { kind: 'list'; ordered: boolean; items: { inside: Inline[]; nested: Block[] }[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'rule' }

export function parseMarkdown(source: string): Block[] {
  return blocks(source.replace(/\r\n?/g, '\n').split('\n'))
}

function blocks(lines: string[]): Block[] {
  const made: Block[] = []
  let at = 0
  const take = (test: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && test(lines[at]!)) at += 1
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at]!
    const heading = /^(#{1,4})\s+(.*?)\s*#*$/.exec(line)
    if (!line.trim()) at += 1
    else if (heading) {
      made.push({ kind: 'heading', level: heading[1]!.length, id: slug(heading[2]!), inside: inline(heading[2]!) })
      at += 1
    } else if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) {
      made.push({ kind: 'rule' })
      at += 1
    } else if (/^\s*\|/.test(line)) made.push(table(take((one) => /^\s*\|/.test(one))))
    else if (/^\s*>/.test(line)) made.push({ kind: 'quote', inside: inline(take((one) => /^\s*>/.test(one)).map((one) => one.replace(/^\s*>\s?/, '')).join(' ')) })
    else if (ITEM.test(line)) made.push(list(take((one) => ITEM.test(one) || /^\s+\S/.test(one))))
    else made.push({ kind: 'paragraph', inside: inline(take((one) => one.trim() !== '' && !STARTS.test(one)).map((one) => one.trim()).join(' ')) })
  }
  return made
}

const ITEM = /^(\s*)([-*+]|\d+[.)])\s+(.*)$/
const STARTS = /^(#{1,4}\s|\s*\||\s*>|\s*([-*+]|\d+[.)])\s)/

function list(lines: string[]): Block {
  const depth = ITEM.exec(lines[0]!)![1]!.length
  const items: { head: string[]; inner: string[] }[] = []
  for (const line of lines) {
    const item = ITEM.exec(line)
    if (item && item[1]!.length <= depth) items.push({ head: [item[3]!], inner: [] })
    else if (item || items.at(-1)!.inner.length) items.at(-1)!.inner.push(line.slice(Math.min(depth + 2, line.search(/\S/))))
    else items.at(-1)!.head.push(line.trim())
  }
  return {
    kind: 'list',
    ordered: /\d/.test(ITEM.exec(lines[0]!)![2]!),
    items: items.map(({ head, inner }) => ({ inside: inline(head.join(' ')), nested: inner.length ? blocks(inner) : [] })),
  }
}

function table(lines: string[]): Block {
  const rows = lines.map((line) => line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => inline(cell.trim().replaceAll('\\|', '|'))))
  const ruled = /^\s*\|[\s:|-]+\|?\s*$/.test(lines[1] ?? '')
  return { kind: 'table', head: ruled ? rows[0]! : [], rows: ruled ? rows.slice(2) : rows }
}

const MARKS = /(`[^`]+`)|!\[([^\]]*)\]\(([^)\s]+)\)|\[([^\]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|(?<![\w*])\*(?!\s)(.+?)(?<!\s)\*(?![\w*])|(?<!\w)_(?!\s)(.+?)(?<!\s)_(?!\w)/

export function inline(text: string): Inline[] {
  const found = MARKS.exec(text)
  if (!found) return text ? [{ kind: 'text', text }] : []
  const [whole, code, alt, picture, label, href, strong, em, em2] = found
  const before = text.slice(0, found.index)
  const mark: Inline = code
    ? { kind: 'code', text: code.slice(1, -1) }
    : picture !== undefined
      ? { kind: 'picture', name: picture, alt: alt ?? '' }
      : href !== undefined
        ? safeLink(href, label!)
        : strong !== undefined
          ? { kind: 'strong', inside: inline(strong) }
          : { kind: 'em', inside: inline((em ?? em2)!) }
  return [...(before ? [{ kind: 'text', text: before } as const] : []), mark, ...inline(text.slice(found.index + whole.length))]
}

function safeLink(href: string, label: string): Inline {
  if (/^(https?:\/\/|\/|#|[\w./-]+$)/i.test(href)) return { kind: 'link', href, inside: inline(label) }
  return { kind: 'text', text: label }
}

function slug(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
}
