import { shippedDictionary } from '@wojaz/content/dictionary'
import type { Locale } from '@wojaz/travel/locale'

/** Texts the server needs when nothing else may be there: no database, no CMS, no page. */
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
  | 'api.supplierSilent'
  | 'api.internalError'
  | 'api.databaseUnavailable'
  | 'api.adminUnavailable'
  | 'forms.gone'
  | 'pictures.tooManyPictures'
  | 'plainPage.title'
  | 'error.home'
  | 'error.errorId'

/** Shipped words, not the CMS's: they must be there when the database is not. */
export function errorText(key: ErrorText, locale: Locale): string {
  return shippedText(key, locale)
}

const dictionaries = new Map<Locale, Record<string, string>>()

export function shippedText(key: string, locale: Locale): string {
  const texts = dictionaries.get(locale) ?? shippedDictionary(locale)
  dictionaries.set(locale, texts)
  return texts[key] ?? key
}
