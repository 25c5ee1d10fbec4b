/** The most passwords in the queue: at eighty milliseconds each the last one waits a little more than a second. */
export const longestQueue = 16
/** Places reserved for known requests: a known device, or a link from a mailbox. */
export const keptForKnown = 4
/** One network cannot fill the queue. */
export const longestPerPlace = 4

/** The origin of a password to be hashed. */
export interface Comer {
  readonly place: string
  readonly isKnown: boolean
}

/** A full queue refuses at once instead of making everybody wait. */
export function hashQueue() {
  const places: string[] = []
  return {
    /** Returns the function to call when done; null if the queue is full. */
    enter({ place, isKnown }: Comer): (() => void) | null {
      if (places.length >= (isKnown ? longestQueue : longestQueue - keptForKnown)) return null
      if (!isKnown && places.filter((other) => other === place).length >= longestPerPlace) return null
      places.push(place)
      return () => void places.splice(places.indexOf(place), 1)
    },
  }
}
