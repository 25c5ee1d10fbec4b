import { useSyncExternalStore } from 'react'
import type { SavedCodes } from './saved-set.ts'

/**
 * What every page needs to know about the guest's list. It is small on purpose: the code that loads and changes the list comes
 * later.
 */
let saved: SavedCodes | null = null
const listeners = new Set<() => void>()

export function currentSaved(): SavedCodes | null {
  return saved
}

/** Null: not loaded yet. */
export function setSaved(next: SavedCodes | null) {
  saved = next
  for (const listener of listeners) listener()
}

/** Null until the list is loaded: pages are the same for everybody, and the list is loaded afterwards. */
export function useSaved(): SavedCodes | null {
  return useSyncExternalStore(listen, currentSaved, () => null)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
