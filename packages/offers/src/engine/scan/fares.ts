import { anyDayPart, type Columns, none } from '../columns.ts'
import type { ScanCache } from './scan-cache.ts'

const partiesKept = 40

/** Passengers as airlines count them. */
export interface Passengers {
  readonly airAdults: number
  readonly airChildren: number
  readonly airInfants: number
}

/** Which flights match. */
export interface WantedFlights {
  /** Only scheduled flights. */
  readonly isScheduled: boolean
  /** Bits of the parts of the day in which they may depart. */
  readonly dayParts: number
}

export const anyFlight: WantedFlights = { isScheduled: false, dayParts: anyDayPart }

/** Cheapest fares for a group of passengers, by route. */
export class Fares {
  readonly #c: Columns
  readonly #passengers: Passengers
  readonly #wanted: WantedFlights
  readonly #rows: (Int32Array | undefined)[] = []
  /** Rows of an evicted entry, reused as memory. */
  readonly #old: readonly (Int32Array | undefined)[]

  constructor(c: Columns, passengers: Passengers, wanted: WantedFlights, forgotten?: Fares) {
    this.#c = c
    this.#passengers = passengers
    this.#wanted = wanted
    this.#old = forgotten ? forgotten.#rows : []
  }

  /** Fares by day. The last cell holds the version of the route. */
  row(route: number): Int32Array {
    const known = this.#rows[route]
    const version = this.#c.routeVersion[route]! | 0
    return known !== undefined && known[this.#c.days] === version ? known : this.#find(route, version)
  }

  #find(route: number, version: number): Int32Array {
    const c = this.#c
    const { airAdults, airChildren, airInfants } = this.#passengers
    const { isScheduled, dayParts } = this.#wanted
    const row = this.#rows[route] ?? this.#old[route] ?? new Int32Array(c.days + 1)
    const seats = airAdults + airChildren
    const first = route * c.days
    for (let day = 0; day < c.days; day++) {
      let best = none
      const end = c.routeDayStart[first + day + 1]!
      for (let flight = c.routeDayStart[first + day]!; flight < end; flight++) {
        if (c.flightLeft[flight]! < seats) continue
        if (isScheduled && c.flightIsScheduled[flight] === 0) continue
        if ((c.flightDayPart[flight]! & dayParts) === 0) continue
        const fare =
          airAdults * c.flightAdult[flight]! +
          airChildren * c.flightChild[flight]! +
          airInfants * c.flightInfant[flight]!
        if (fare < best) best = fare
      }
      row[day] = best
    }
    row[c.days] = version
    this.#rows[route] = row
    return row
  }
}

export function faresOf(
  c: Columns,
  { fares }: ScanCache,
  passengers: Passengers,
  wanted: WantedFlights,
): Fares {
  const { airAdults, airChildren, airInfants } = passengers
  const party = (airAdults * 16 + airChildren) * 16 + airInfants
  const question = (party * 2 + (wanted.isScheduled ? 1 : 0)) * 16 + wanted.dayParts
  const known = fares.get(question)
  if (known) {
    // Moves the entry to the end, so that it is evicted last (LRU).
    fares.delete(question)
    fares.set(question, known)
    return known
  }
  // Reuses the rows of the oldest entry. New ones for every party would cause too much garbage collection.
  const [oldest] = fares.keys()
  const isFull = fares.size >= partiesKept
  const unknown = new Fares(c, passengers, wanted, isFull ? fares.get(oldest!) : undefined)
  if (isFull) fares.delete(oldest!)
  fares.set(question, unknown)
  return unknown
}
