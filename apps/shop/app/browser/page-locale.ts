import { type Locale, splitLocale } from '@wojaz/travel/locale'

/** For code outside components. Components use `useLocale`. */
export function pageLocale(): Locale {
  return splitLocale(window.location.pathname).locale
}
