import { createHash } from 'node:crypto'
import type { Locale } from '@wojaz/travel/locale'
import { shippedDictionary } from './shipped-dictionary.ts'

export interface Dictionary {
  locale: Locale
  /** The same for the same texts: browsers may cache a dictionary until it changes. */
  version: string
  /** Keyed by plain names (`header.openMenu`), plural endings included. */
  texts: Record<string, string>
}

/** What editors have written, in one language. */
export interface WrittenTexts {
  active?: boolean | null
  texts: readonly { key: string; value?: string | null }[]
}

/** Texts of editors replace shipped ones. An empty field means the shipped text. */
export function mergedDictionary(locale: Locale, { active, texts: own }: WrittenTexts): Dictionary {
  const texts = shippedDictionary(locale)
  const written = (active ?? true) ? own : []
  for (const { key, value } of written) if (key && value) texts[key] = value
  const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)))
  const version = createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 16)
  return { locale, version, texts: sorted }
}
