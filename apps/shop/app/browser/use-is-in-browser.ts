import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and until the page has taken over. For what only the browser knows, the part of the address behind '#' above
 * all: drawn at once, the page would not be the one that the server sent.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
