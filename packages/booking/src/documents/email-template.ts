/**
 * HTML of emails that differ only in their texts. It is drawn once, with marks in the places of the texts; afterwards the texts
 * are written between its parts.
 */
export interface EmailTemplate {
  readonly parts: readonly string[]
  /** The text that follows each part but the last. */
  readonly gaps: readonly Gap[]
}

interface Gap {
  readonly text: number
  /** The place shows only so much of it. Null: all of it. */
  readonly most: number | null
}

/** From areas of Unicode that no text uses: a mark begins with the number of its text. */
const firstMark = 0xe000
const filling = '\uf8ff'
const mark = /([\ue000-\uf8fe])\uf8ff*/g

/** The mark of a text, as long as the text where its length counts. */
export function markOf(text: number, length = 1): string {
  return String.fromCharCode(firstMark + text) + filling.repeat(length - 1)
}

/** A mark that was cut stands for a place where its text is cut, too. */
export function readTemplate(html: string, marks: readonly string[]): EmailTemplate {
  const parts: string[] = []
  const gaps: Gap[] = []
  let read = 0
  for (const { index, 0: found, 1: first = '' } of html.matchAll(mark)) {
    const text = first.charCodeAt(0) - firstMark
    parts.push(html.slice(read, index))
    gaps.push({ text, most: found.length < (marks[text]?.length ?? 0) ? found.length : null })
    read = index + found.length
  }
  return { parts: [...parts, html.slice(read)], gaps }
}

export function fillTemplate({ parts, gaps }: EmailTemplate, texts: readonly string[]): string {
  const filled = gaps.map(({ text, most }, nth) => {
    const whole = texts[text] ?? ''
    return parts[nth] + escaped(most === null ? whole : whole.slice(0, most))
  })
  return filled.join('') + parts.at(-1)
}

const special = /[&<>"']/g
const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Writes them as React does. */
function escaped(text: string): string {
  return text.replace(special, (sign) => escapes[sign] ?? sign)
}
