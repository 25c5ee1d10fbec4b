import { useSyncExternalStore } from 'react'

/** Shared state: the banner and the footer both open the dialog and do not import each other. */
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
