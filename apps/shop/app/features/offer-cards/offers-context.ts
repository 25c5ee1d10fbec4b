import { createContext, useContext } from 'react'
import type { OffersOfPage } from './offer-facts.ts'

/** Offers that came with the page. Empty where nobody has loaded any: components that need them then show nothing. */
export const OffersContext = createContext<OffersOfPage>({})

export function useOffersFor(uid: string): OffersOfPage[string] | undefined {
  return useContext(OffersContext)[uid]
}
