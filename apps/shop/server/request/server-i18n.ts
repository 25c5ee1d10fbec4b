import { createI18n, type Dictionary, type I18n } from '@wojaz/content'

const known = new Map<string, { version: string; i18n: I18n }>()

/** One instance per language until a text changes, because it caches its lookups. */
export function serverI18n(dictionary: Dictionary): I18n {
  const { locale, version } = dictionary
  const last = known.get(locale)
  if (last?.version === version) return last.i18n
  const i18n = createI18n(dictionary)
  known.set(locale, { version, i18n })
  return i18n
}
