import { useSyncExternalStore } from 'react'

/** Opened from the banner and from the footer, which do not know each other. */
let isOpen = false
const listeners = new Set<() => void>()

export function setSettingsOpen(open: boolean) {
  isOpen = open
  for (const listener of listeners) listener()
}

export function useSettingsOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}
