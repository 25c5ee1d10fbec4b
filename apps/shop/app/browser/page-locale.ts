import { type Locale, splitLocale } from '@wojaz/travel/locale'

/** For code outside of components; inside of them `useLocale` says the same. */
export function pageLocale(): Locale {
  return splitLocale(window.location.pathname).locale
}
