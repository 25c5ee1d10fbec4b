import type { InAllLocales } from './localised.ts'

interface TextNode {
  type: 'text'
  version: 1
  text: string
  /** Format bits of Lexical: 1 is bold. */
  format: number
  mode: 'normal'
  style: ''
  detail: 0
}

interface Element {
  type: string
  version: number
  direction: 'ltr'
  format: ''
  indent: 0
  children: (Element | TextNode)[]
  [field: string]: unknown
}

/**
 * Converts the few marks that prepared texts need: `## heading`, `### heading`, `- item`, `**bold**`, `[label](/address)`. Blocks
 * are separated by an empty line.
 */
export function richTextFromMarkdown(markdown: string): { root: Element } {
  const blocks = markdown.trim().split(/\n\s*\n/)
  return { root: element('root', blocks.map(block)) }
}

/** Prepared documents write a rich text as `{ markdown: '…' }`, in one language or in all. */
export function withRichText(value: InAllLocales | undefined): InAllLocales | undefined {
  if (Array.isArray(value)) return value.map((item) => withRichText(item) ?? null)
  if (value === null || typeof value !== 'object') return value
  if (typeof value.markdown === 'string')
    return richTextFromMarkdown(value.markdown) as unknown as InAllLocales
  if (value.markdown && typeof value.markdown === 'object')
    return mapped(value.markdown, (markdown) => withRichText({ markdown }))
  return mapped(value, withRichText)
}

function mapped(
  fields: object,
  change: (value: InAllLocales | undefined) => InAllLocales | undefined,
): InAllLocales {
  return Object.fromEntries(Object.entries(fields).map(([field, inner]) => [field, change(inner)]))
}

function block(text: string): Element {
  const lines = text.split('\n').map((line) => line.trim())
  const [first = ''] = lines
  const heading = /^(#{2,4}) (.+)$/.exec(first)
  if (heading) return element('heading', inline(heading[2] ?? ''), { tag: `h${heading[1]?.length}` })
  if (first.startsWith('- ')) {
    const items = lines.map((line, index) => element('listitem', inline(line.slice(2)), { value: index + 1 }))
    return element('list', items, { listType: 'bullet', tag: 'ul', start: 1 })
  }
  return element('paragraph', inline(lines.join(' ')), { textFormat: 0, textStyle: '' })
}

function inline(text: string): (Element | TextNode)[] {
  const parts = text.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).filter((part) => part !== '')
  return parts.map((part) => {
    if (part.startsWith('**')) return words(part.slice(2, -2), 1)
    const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part)
    if (!link) return words(part, 0)
    const fields = { linkType: 'custom', newTab: false, url: link[2] }
    return element('link', [words(link[1] ?? '', 0)], { fields }, 3)
  })
}

function words(text: string, format: number): TextNode {
  return { type: 'text', version: 1, text, format, mode: 'normal', style: '', detail: 0 }
}

function element(
  type: string,
  children: Element['children'],
  facts: Record<string, unknown> = {},
  version = 1,
): Element {
  return { type, version, direction: 'ltr', format: '', indent: 0, ...facts, children }
}
