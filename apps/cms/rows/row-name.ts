/** A row or component of a form, possibly incomplete. */
export type RowData = Readonly<Record<string, unknown>>

const longest = 80

/** Names a collapsed row by its content instead of its number. */
export function rowName(row: RowData | undefined): string | null {
  const key = said(row?.key)
  const value = said(row?.value)
  if (key) return value ? `${key} – ${value}` : key
  const name = ['label', 'name', 'title', 'heading', 'code'].map((field) => said(row?.[field])).find(Boolean)
  return name ?? said(row?.day)?.slice(0, 10) ?? null
}

/** Returns a component's heading, or else the first words of its text. */
export function componentName(component: RowData | undefined): string | null {
  const name = rowName(component) ?? said(component?.eyebrow) ?? said(component?.text)
  return shortened(name ?? wordsOf(component?.html) ?? wordsOf(component?.body))
}

function said(value: unknown): string | null {
  return (typeof value === 'string' && value.trim()) || null
}

/** Returns the text of HTML without its tags, or of the nodes of a rich text. */
function wordsOf(value: unknown): string | null {
  if (typeof value === 'string')
    return said(value.replace(/<style[\s\S]*?<\/style>|<[^>]*>/gi, ' ').replace(/\s+/g, ' '))
  return said(textsIn(value).join(' '))
}

function textsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { text, root, children } = node as RowData
  if (typeof text === 'string') return [text]
  return [...textsIn(root), ...(Array.isArray(children) ? children.flatMap(textsIn) : [])]
}

function shortened(text: string | null): string | null {
  if (!text || text.length <= longest) return text
  return `${text.slice(0, longest).replace(/\s+\S*$/, '')}…`
}
