import { type Columns, none } from '../columns.ts'
import type { ScanMemory } from './scan-memory.ts'

const partiesKept = 24

/** Passengers as airlines count them. */
export interface Passengers {
  readonly airAdults: number
  readonly airChildren: number
  readonly airInfants: number
}

/** Cheapest fares for some passengers, route by route. */
export class Fares {
  readonly #c: Columns
  readonly #passengers: Passengers
  readonly #isScheduled: boolean
  readonly #rows: Int32Array[] = []

  constructor(c: Columns, passengers: Passengers, isScheduled: boolean) {
    this.#c = c
    this.#passengers = passengers
    this.#isScheduled = isScheduled
  }

  /** By day; one more cell keeps the version of the route. */
  row(route: number): Int32Array {
    const known = this.#rows[route]
    const version = this.#c.routeVersion[route]! | 0
    return known !== undefined && known[this.#c.days] === version ? known : this.#find(route, version)
  }

  #find(route: number, version: number): Int32Array {
    const c = this.#c
    const { airAdults, airChildren, airInfants } = this.#passengers
    const row = this.#rows[route] ?? new Int32Array(c.days + 1)
    const seats = airAdults + airChildren
    const first = route * c.days
    for (let day = 0; day < c.days; day++) {
      let best = none
      const end = c.routeDayStart[first + day + 1]!
      for (let flight = c.routeDayStart[first + day]!; flight < end; flight++) {
        if (c.flightLeft[flight]! < seats) continue
        if (this.#isScheduled && c.flightIsScheduled[flight] === 0) continue
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

/** `isScheduled`: only of flights that airlines fly by their own timetable. */
export function faresOf(
  c: Columns,
  { fares }: ScanMemory,
  passengers: Passengers,
  isScheduled: boolean,
): Fares {
  const { airAdults, airChildren, airInfants } = passengers
  const party = ((airAdults * 16 + airChildren) * 16 + airInfants) * 2 + (isScheduled ? 1 : 0)
  const known = fares.get(party)
  if (known) return known
  if (fares.size >= partiesKept) fares.clear()
  const unknown = new Fares(c, passengers, isScheduled)
  fares.set(party, unknown)
  return unknown
}
