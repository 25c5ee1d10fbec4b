import { useSyncExternalStore } from 'react'
import type { SavedCodes } from './saved-set.ts'

/** What every page knows of the guest's list. Small on purpose: the code that asks and changes comes later. */
let saved: SavedCodes | null = null
const listeners = new Set<() => void>()

export function currentSaved(): SavedCodes | null {
  return saved
}

export function setSaved(next: SavedCodes) {
  saved = next
  for (const listener of listeners) listener()
}

/** Null until the page has asked: pages are the same for everybody, the list comes after them. */
export function useSaved(): SavedCodes | null {
  return useSyncExternalStore(listen, currentSaved, () => null)
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
