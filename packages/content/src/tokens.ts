import type { Page } from './page.ts'

/** What the tokens of a text stand for: `{ place: 'Kreta' }` fills `{{place}}`. */
export type Words = Readonly<Record<string, string>>

/** A token nobody has a word for stays as it is: an editor sees in the preview what is missing. */
export function fillTokens(text: string, words: Words): string {
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? '') : token,
  )
}

/** In HTML a word is text, whatever it contains. */
export function fillHtmlTokens(html: string, words: Words): string {
  const escaped = Object.entries(words).map(([name, word]) => [name, asText(word)])
  return fillTokens(html, Object.fromEntries(escaped))
}

/** A page with its words filled in, wherever an editor has put a token; `markup` stands in HTML as it is. */
export function fillPageTokens(page: Page, words: Words, markup: Words = {}): Page {
  return fill(page, '') as Page

  function fill(value: unknown, field: string): unknown {
    if (typeof value === 'string') {
      return /html$/i.test(field)
        ? fillHtmlTokens(fillTokens(value, markup), words)
        : fillTokens(value, words)
    }
    if (Array.isArray(value)) return value.map((item) => fill(item, field))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, name)]))
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function asText(word: string): string {
  return word.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
