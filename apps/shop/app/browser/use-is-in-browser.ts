import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False on the server and until hydration. For values that only the browser has, such as the hash of the URL: rendering them at
 * once would not match the server's HTML.
 */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
