import { createContext, useContext } from 'react'
import type { OffersOfPage } from './offer-facts.ts'

/** Offers that were loaded with the page. Empty if there are none; then components that need offers render nothing. */
export const OffersContext = createContext<OffersOfPage>({})

export function useOffersFor(uid: string): OffersOfPage[string] | undefined {
  return useContext(OffersContext)[uid]
}
