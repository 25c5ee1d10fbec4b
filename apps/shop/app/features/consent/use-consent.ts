import type { Consent } from '@wojaz/travel/guest'
import { useSyncExternalStore } from 'react'
import { currentConsent, onConsentChange } from './consent-store.ts'

/**
 * Null until the guest has decided. Whatever needs a consent begins in the browser, so the server's knowledge is asked for only by
 * what it draws.
 */
export function useConsent(servers: Consent | null = null): Consent | null {
  return useSyncExternalStore(onConsentChange, currentConsent, () => servers)
}

/** Whether to ask. The page that was sent knows it already, so nothing appears or vanishes when the scripts arrive. */
export function useAsksConsent(servers: boolean): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => currentConsent() === null,
    () => servers,
  )
}
