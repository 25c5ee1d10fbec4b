import { useSyncExternalStore } from 'react'

let places: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/**
 * Called from the effect of the placeholder: from then on it is hydrated and may be filled. Returns a function that undoes this.
 */
export function openPlace(place: HTMLElement): () => void {
  change([...places, place])
  return () => change(places.filter((other) => other !== place))
}

export function useOpenPlaces(): readonly HTMLElement[] {
  return useSyncExternalStore(listen, currentPlaces, noPlaces)
}

function change(next: readonly HTMLElement[]) {
  places = next
  for (const listener of listeners) listener()
}

function listen(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const currentPlaces = () => places
const none: readonly HTMLElement[] = []
const noPlaces = () => none
