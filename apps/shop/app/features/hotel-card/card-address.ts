import { localisedPath } from '@wojaz/travel/locale'
import { createContext, useContext } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'

/** What goes along from choice to choice: 'q=…&fullPrice=true' or empty. */
export const KeptParams = createContext('')

/** Where a choice leads: an offer of this hotel in the guest's language, with what the address said before. */
export function useCardPath(): (url: string, more?: Record<string, string>) => string {
  const locale = useLocale()
  const kept = useContext(KeptParams)
  return (url, more = {}) => {
    const params = new URLSearchParams(kept)
    for (const [name, value] of Object.entries(more)) params.set(name, value)
    return localisedPath(locale, url) + (params.size > 0 ? `?${params}` : '')
  }
}
