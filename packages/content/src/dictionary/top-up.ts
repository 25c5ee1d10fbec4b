import { locales } from '@wojaz/travel/locale'
import type { Translations } from './shipped-dictionary.ts'

export interface DictionaryRow {
  key: string
  value: Translations
}

type Texts = Record<string, Translations>

/**
 * Fills the editor's rows with the shipped texts. A text is replaced only if it still equals the last shipped version (`before`):
 * an edited text is never overwritten, an unedited one follows the shop.
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
