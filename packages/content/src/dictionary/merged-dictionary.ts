import { createHash } from 'node:crypto'
import type { Locale } from '@wojaz/travel/locale'
import { shippedDictionary } from './shipped-dictionary.ts'

export interface Dictionary {
  locale: Locale
  /** Two dictionaries with the same texts have the same version: browsers may keep one as long as it does not change. */
  version: string
  /** By plain names (`header.openMenu`), plural endings included. */
  texts: Record<string, string>
}

/** What editors have written, in one language. */
export interface WrittenTexts {
  active?: boolean | null
  texts: readonly { key: string; value?: string | null }[]
}

/** What an editor has written goes over what the shop ships; an empty field means "as shipped". */
export function mergedDictionary(locale: Locale, { active, texts: own }: WrittenTexts): Dictionary {
  const texts = shippedDictionary(locale)
  const written = (active ?? true) ? own : []
  for (const { key, value } of written) if (key && value) texts[key] = value
  const sorted = Object.fromEntries(Object.entries(texts).sort(([a], [b]) => (a < b ? -1 : 1)))
  const version = createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 16)
  return { locale, version, texts: sorted }
}
