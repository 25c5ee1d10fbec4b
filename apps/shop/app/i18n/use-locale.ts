import { defaultLocale, type Locale, splitLocale } from '@wojaz/travel/locale'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'

/** The language of the page, for everything on it. Hundreds ask; only the page itself looks at the address. */
export const LocaleContext = createContext<Locale>(defaultLocale)

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** The address says the language; nothing else does. */
export function useLocaleOfAddress(): Locale {
  return splitLocale(useLocation().pathname).locale
}
