import { dayNumber } from '@wojaz/travel/dates'
import { asManyAsCome, type DaySpan, placesOn } from '../catalogue/open-days.ts'
import type { ListedAttraction } from './listed-attraction.ts'

/** Nobody looks for longer than this at once; a search over years would ask every day of them. */
const longestSpan = 62
const mostKept = 400

/** Of every row how many places it has on a day: made when a day is first asked for, then kept. */
export class OpenColumns {
  /** So many can book it together, at most. */
  readonly mostPeople: Uint8Array
  readonly #listed: readonly ListedAttraction[]
  readonly #days = new Map<number, Uint8Array>()

  constructor(listed: readonly ListedAttraction[]) {
    this.#listed = listed
    this.mostPeople = Uint8Array.from(listed, ({ mostPeople }) =>
      mostPeople === null ? asManyAsCome : Math.min(mostPeople, asManyAsCome),
    )
  }

  /** The most that one of these days has. What nobody knows the calendar of may have all. */
  between({ from, to }: DaySpan): Uint8Array {
    const first = dayNumber(from)
    const last = Math.min(dayNumber(to), first + longestSpan - 1)
    const most = this.on(first)
    if (last <= first) return most
    const best = Uint8Array.from(most)
    for (let day = first + 1; day <= last; day++) {
      const places = this.on(day)
      for (let row = 0; row < best.length; row++) if (places[row]! > best[row]!) best[row] = places[row]!
    }
    return best
  }

  on(day: number): Uint8Array {
    const known = this.#days.get(day)
    if (known) return known
    const places = Uint8Array.from(this.#listed, ({ openDays }) =>
      openDays === null ? asManyAsCome : placesOn(openDays, day),
    )
    // Days that nobody sells are made up by whoever likes: they push each other out.
    const [oldest] = this.#days.keys()
    if (this.#days.size >= mostKept && oldest !== undefined) this.#days.delete(oldest)
    this.#days.set(day, places)
    return places
  }
}
