import { type Locale, type Localised, locales } from '@wojaz/travel/locale'

/** A document that may have localised texts at any depth. */
export type InAllLocales =
  | null
  | boolean
  | number
  | string
  | InAllLocales[]
  | { [field: string]: InAllLocales | undefined }

/** Returns the document in one language. */
export function inLocale(value: InAllLocales | undefined, locale: Locale): InAllLocales | undefined {
  if (Array.isArray(value)) return value.map((item) => inLocale(item, locale) ?? null)
  if (value === null || typeof value !== 'object') return value
  if (isLocalised(value)) return value[locale]
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, inLocale(inner, locale)]))
}

function isLocalised(value: object): value is Localised<InAllLocales> {
  return locales.every((locale) => locale in value)
}
