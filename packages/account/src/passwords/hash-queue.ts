/** How many passwords may be under way at once: at eighty milliseconds each the last of them waits for a little more than a second. */
export const longestQueue = 16
/** Kept for those of whom something is known: a device that has been logged in here, a link from a mailbox. */
export const keptForKnown = 4
/** One place cannot fill the queue. */
export const longestPerPlace = 4

/** Who wants a password hashed. */
export interface Comer {
  readonly place: string
  readonly isKnown: boolean
}

/** Whoever finds the queue full is told so at once, instead of making everybody wait. */
export function hashQueue() {
  const places: string[] = []
  return {
    /** What to call when done; null: no room. */
    enter({ place, isKnown }: Comer): (() => void) | null {
      if (places.length >= (isKnown ? longestQueue : longestQueue - keptForKnown)) return null
      if (!isKnown && places.filter((other) => other === place).length >= longestPerPlace) return null
      places.push(place)
      return () => void places.splice(places.indexOf(place), 1)
    },
  }
}
