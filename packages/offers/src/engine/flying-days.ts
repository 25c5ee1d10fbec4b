import type { Columns } from './columns.ts'

/** Days on which a route has flights. Most routes have flights twice a week, and the other days can be skipped. */
export interface FlyingDays {
  /** By route: its days are from here to the next entry. */
  readonly start: Uint32Array
  readonly days: Int16Array
}

// Day and airline of a flight never change within one index, so this needs no invalidation.
const known = new WeakMap<Columns, Map<number | null, FlyingDays>>()

/** Returns the days of all flights, or of those of one airline. */
export function flyingDaysOf(c: Columns, airlineOf: Uint16Array, airline: number | null): FlyingDays {
  const ofColumns = known.get(c) ?? new Map<number | null, FlyingDays>()
  known.set(c, ofColumns)
  const flying = ofColumns.get(airline) ?? findFlyingDays(c, airlineOf, airline)
  ofColumns.set(airline, flying)
  return flying
}

function findFlyingDays(
  { routeDayStart, days: daysPerRoute }: Columns,
  airlineOf: Uint16Array,
  airline: number | null,
): FlyingDays {
  const routes = Math.floor((routeDayStart.length - 1) / daysPerRoute)
  const start = new Uint32Array(routes + 1)
  const days: number[] = []
  for (let route = 0; route < routes; route++) {
    for (let day = 0; day < daysPerRoute; day++) {
      const at = route * daysPerRoute + day
      for (let flight = routeDayStart[at]!; flight < routeDayStart[at + 1]!; flight++) {
        if (airline !== null && airlineOf[flight] !== airline) continue
        days.push(day)
        break
      }
    }
    start[route + 1] = days.length
  }
  return { start, days: Int16Array.from(days) }
}
