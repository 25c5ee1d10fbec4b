import { type Locale, splitLocale } from '@wojaz/travel'
import { useLocation } from 'react-router'

/** The address says the language; nothing else does. */
export function useLocale(): Locale {
  return splitLocale(useLocation().pathname).locale
}
