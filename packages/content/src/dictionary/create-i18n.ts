import { type Locale, pluralForm } from '@wojaz/travel/locale'
import { groupThousands } from '@wojaz/travel/money'
import type { Dictionary } from './merged-dictionary.ts'

/** What is filled in where a text says `{{name}}`. A number called `count` decides about the plural form, too. */
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
 * The texts of one language, on the server and in browsers. Keys are plain names (`header.openMenu`); plural forms follow the platform's
 * rules; React escapes. A text that is not there is its key: it must not take the page away.
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

/** A text with a count has one form for each kind of number its language knows; `_zero` is for those that say more than a number. */
function formOf(texts: I18n['texts'], locale: Locale, key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return texts[key]
  return (
    (count === 0 ? texts[`${key}_zero`] : undefined) ??
    texts[`${key}_${pluralForm(locale, count)}`] ??
    texts[key]
  )
}

/** A gap that nobody fills stays: it is seen and mended. */
function filledIn(text: string, values: TextValues): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? written(name, values[name]) : gap,
  )
}

/** How many of something is grouped as prices are: '46 055 ofert'. */
function written(name: string, value: unknown): string {
  return name === 'count' && typeof value === 'number' ? groupThousands(value) : String(value ?? '')
}
