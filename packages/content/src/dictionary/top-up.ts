import { locales } from '@wojaz/travel/locale'
import type { Translations } from './shipped-dictionary.ts'

export interface DictionaryRow {
  key: string
  value: Translations
}

type Texts = Record<string, Translations>

/**
 * The editor's rows with what the shop ships filled in. A text changes only where the editor has left it as it was
 * shipped last time (`before`): an editor's own wording is never overwritten, an untouched one follows the shop.
 */
export function toppedUp(rows: DictionaryRow[], shipped: Texts, before: Texts): DictionaryRow[] {
  const known = new Set(rows.map((row) => row.key))
  const missing = Object.keys(shipped).filter((key) => !known.has(key))
  const followed = rows.map((row) => {
    const now = shipped[row.key]
    return now ? { ...row, value: followedValue(row.value, now, before[row.key] ?? {}) } : row
  })
  return [...followed, ...missing.map((key) => ({ key, value: { ...shipped[key] } }))]
}

function followedValue(written: Translations, now: Translations, before: Translations): Translations {
  const value: Translations = {}
  for (const locale of locales) {
    const untouched = !written[locale] || written[locale] === before[locale]
    const text = untouched ? now[locale] : written[locale]
    if (text !== undefined) value[locale] = text
  }
  return value
}
