import type { Page } from './page.ts'

/** The values of tokens: `{ place: 'Kreta' }` fills `{{place}}`. */
export type Words = Readonly<Record<string, string>>

/** A token without a value is left as it is, so that an editor sees in the preview what is missing. */
export function fillTokens(text: string, words: Words): string {
  return text.replace(/\{\{(\w+)\}\}/g, (token, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? '') : token,
  )
}

/** Values are escaped in HTML. */
export function fillHtmlTokens(html: string, words: Words): string {
  const escaped = Object.entries(words).map(([name, word]) => [name, asText(word)])
  return fillTokens(html, Object.fromEntries(escaped))
}

/**
 * Fills all tokens of a page. `markup` is inserted into HTML without escaping. Parts without tokens are the same objects as before,
 * so that what was made of them once can be used again.
 */
export function fillPageTokens(page: Page, words: Words, markup: Words = {}): Page {
  return fill(page, '') as Page

  function fill(value: unknown, field: string): unknown {
    if (typeof value === 'string') {
      if (!value.includes('{{')) return value
      return /html$/i.test(field)
        ? fillHtmlTokens(fillTokens(value, markup), words)
        : fillTokens(value, words)
    }
    if (value === null || typeof value !== 'object') return value
    const filled = Object.entries(value).map(([name, inner]): [string, unknown] => [
      name,
      fill(inner, Array.isArray(value) ? field : name),
    ])
    if (filled.every(([name, inner]) => inner === (value as Record<string, unknown>)[name])) return value
    return Array.isArray(value) ? filled.map(([, inner]) => inner) : Object.fromEntries(filled)
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
