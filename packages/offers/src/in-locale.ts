import type { Locale } from '@wojaz/travel/locale'
import type { Names } from './store/catalogue.ts'

export function inLocale(names: Names, locale: Locale): string {
  return names[locale] ?? names.pl
}
