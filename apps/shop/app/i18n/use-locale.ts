import { defaultLocale, type Locale, splitLocale } from '@wojaz/travel/locale'
import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'

/** The language of the page. Only the page itself reads it from the URL; hundreds of components use this context. */
export const LocaleContext = createContext<Locale>(defaultLocale)

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** Reads the language from the URL, its only source. */
export function useLocaleOfAddress(): Locale {
  return splitLocale(useLocation().pathname).locale
}
