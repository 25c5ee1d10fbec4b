import type { Locale } from '@wojaz/travel/locale'
import { isCategory } from '../model/attraction.ts'
import categoryNames from './category-names.json' with { type: 'json' }

/** The name of a theme; an unknown theme is called by its code. */
export function themeName(code: string, locale: Locale): string {
  return isCategory(code) ? categoryNames[code][locale] : code
}

/** The name of a two-letter language in another language. */
export function languageName(code: string, locale: Locale): string {
  try {
    const name = new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return code
  }
}
