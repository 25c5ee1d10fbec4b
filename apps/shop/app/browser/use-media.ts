import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. On the server, which cannot tell, `onServer`. */
export function useMedia(query: string, onServer: boolean): boolean {
  const listen = useCallback(
    (onChange: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
