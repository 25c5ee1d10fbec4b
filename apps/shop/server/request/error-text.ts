import { shippedDictionary } from '@wojaz/content/dictionary'
import type { Locale } from '@wojaz/travel/locale'

/** Texts for when nothing else is available: no database, no CMS, no page. */
export type ErrorText =
  | 'api.invalidRequest'
  | 'forms.tooManyMessages'
  | 'api.invalidField'
  | 'api.forbidden'
  | 'api.notFound'
  | 'api.methodNotAllowed'
  | 'api.requestTimeout'
  | 'api.payloadTooLarge'
  | 'api.addressTooLong'
  | 'api.unsupportedMediaType'
  | 'api.tooManyRequests'
  | 'api.tooManyQuestions'
  | 'api.engineFull'
  | 'api.shopBusy'
  | 'api.supplierSilent'
  | 'api.internalError'
  | 'api.databaseUnavailable'
  | 'api.adminUnavailable'
  | 'forms.gone'
  | 'pictures.tooManyPictures'
  | 'plainPage.title'
  | 'error.home'
  | 'error.errorId'

/** Built-in texts, not those of the CMS: they must work without the database. */
export function errorText(key: ErrorText, locale: Locale): string {
  return shippedText(key, locale)
}

const dictionaries = new Map<Locale, Record<string, string>>()

export function shippedText(key: string, locale: Locale): string {
  const texts = dictionaries.get(locale) ?? shippedDictionary(locale)
  dictionaries.set(locale, texts)
  return texts[key] ?? key
}
