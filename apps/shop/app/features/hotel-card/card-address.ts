import { localisedPath } from '@wojaz/travel/locale'
import { createContext, useContext } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'

/** Query parameters that are passed on with every choice: 'q=…&fullPrice=true', or empty. */
export const KeptParams = createContext('')

/** Returns the path of another offer of this hotel, in the guest's language and with the query parameters that are passed on. */
export function useCardPath(): (url: string, more?: Record<string, string>) => string {
  const locale = useLocale()
  const kept = useContext(KeptParams)
  return (url, more = {}) => {
    const params = new URLSearchParams(kept)
    for (const [name, value] of Object.entries(more)) params.set(name, value)
    return localisedPath(locale, url) + (params.size > 0 ? `?${params}` : '')
  }
}
