import { type Locale, pluralForm } from '@wojaz/travel/locale'
import { groupThousands } from '@wojaz/travel/money'
import type { Dictionary } from './merged-dictionary.ts'

/** Values for the placeholders `{{name}}`. A number named `count` also selects the plural form. */
export type TextValues = Readonly<Record<string, unknown>>

export type Translate = (key: string, values?: TextValues) => string

export interface I18n {
  readonly language: Locale
  readonly texts: Readonly<Record<string, string>>
  exists(key: string): boolean
  t: Translate
  add(more: Readonly<Record<string, string>>): void
}

/**
 * The texts of one language, on the server and in browsers. Keys are plain names (`header.openMenu`). Plural forms follow
 * `Intl.PluralRules`. React escapes. A missing text is shown as its key, so that the page still works.
 */
export function createI18n({ locale, texts }: Dictionary): I18n {
  const known = { ...texts }
  return {
    language: locale,
    texts: known,
    exists: (key) => Object.hasOwn(known, key),
    t(key, values) {
      if (!values) return known[key] ?? key
      return filledIn(formOf(known, locale, key, values.count) ?? key, values)
    },
    add: (more) => void Object.assign(known, more),
  }
}

/**
 * A text with a count has one form for each plural category of its language. `_zero` is for texts that say more than a number.
 */
function formOf(texts: I18n['texts'], locale: Locale, key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return texts[key]
  return (
    (count === 0 ? texts[`${key}_zero`] : undefined) ??
    texts[`${key}_${pluralForm(locale, count)}`] ??
    texts[key]
  )
}

/** A placeholder without a value stays visible, so that it is noticed. */
function filledIn(text: string, values: TextValues): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? written(name, values[name]) : gap,
  )
}

/** Counts are grouped like prices: '46 055 ofert'. */
function written(name: string, value: unknown): string {
  return name === 'count' && typeof value === 'number' ? groupThousands(value) : String(value ?? '')
}
