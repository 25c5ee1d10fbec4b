import type { Locale } from '@wojaz/travel/locale'
import { isCategory } from '../model/attraction.ts'
import categoryNames from './category-names.json' with { type: 'json' }

/** What a theme is called; one that nobody knows is called by its code. */
export function themeName(code: string, locale: Locale): string {
  return isCategory(code) ? categoryNames[code][locale] : code
}

/** A language of two letters, in another one. */
export function languageName(code: string, locale: Locale): string {
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return code
  }
}
