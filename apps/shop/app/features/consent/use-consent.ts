import type { Consent } from '@wojaz/travel/guest'
import { useSyncExternalStore } from 'react'
import { currentConsent, onConsentChange } from './consent-store.ts'

/**
 * Null until the guest has decided. What needs consent starts only in the browser. `servers` is for components that the server
 * renders.
 */
export function useConsent(servers: Consent | null = null): Consent | null {
  return useSyncExternalStore(onConsentChange, currentConsent, () => servers)
}

/** Whether to ask. The server's HTML already has the right state, so nothing appears or disappears on hydration. */
export function useAsksConsent(servers: boolean): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => currentConsent() === null,
    () => servers,
  )
}
