import { useSyncExternalStore } from 'react'

let places: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

/** From the effect of what stands there: from then on the page is React's, and may be filled; the answer takes it back. */
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
