import { blockDays, type Columns, none } from '../columns.ts'
import type { Passengers, WantedFlights } from './fares.ts'
import type { ScanCache } from './scan-cache.ts'

/** Flights of a route with this many seats left. Nothing here depends on the ages of passengers. */
export interface RouteSeats {
  /** `routeVersion` from which it was read. */
  version: number
  /** By block: the days with a flight, the first day in the lowest bit. One block more than the index has, always empty. */
  readonly days: Int32Array
  /** By block three numbers: the lowest adult, child and infant fare. */
  readonly least: Int32Array
}

/** Questions of one form need any flight, scheduled flights, and each part of the day. */
const tablesKept = 48

/** By route, filled at first use. */
export type SeatTable = (RouteSeats | undefined)[]

export function seatTable({ seats }: ScanCache, places: number, wanted: WantedFlights): SeatTable {
  const question = (places * 2 + (wanted.isScheduled ? 1 : 0)) * 16 + wanted.dayParts
  const known = seats.get(question)
  // Moves the entry to the end, so that it is evicted last (LRU).
  seats.delete(question)
  if (!known && seats.size >= tablesKept) seats.delete(seats.keys().next().value!)
  const table = known ?? []
  seats.set(question, table)
  return table
}

export function routeSeats(
  c: Columns,
  table: SeatTable,
  route: number,
  places: number,
  wanted: WantedFlights,
): RouteSeats {
  const version = c.routeVersion[route]!
  const known = table[route]
  if (known?.version === version) return known
  const row = known ?? {
    version,
    days: new Int32Array(c.blocks + 1),
    least: new Int32Array((c.blocks + 1) * 3),
  }
  row.version = version
  readSeats(c, row, route, places, wanted)
  table[route] = row
  return row
}

function readSeats(
  c: Columns,
  { days, least }: RouteSeats,
  route: number,
  places: number,
  wanted: WantedFlights,
): void {
  days.fill(0)
  least.fill(none)
  const first = route * c.days
  for (let day = 0; day < c.days; day++) {
    const end = c.routeDayStart[first + day + 1]!
    for (let flight = c.routeDayStart[first + day]!; flight < end; flight++) {
      if (!isWanted(c, flight, places, wanted.isScheduled, wanted.dayParts)) continue
      const block = Math.floor(day / blockDays)
      days[block]! |= 1 << (day & 31)
      least[block * 3] = Math.min(least[block * 3]!, c.flightAdult[flight]!)
      least[block * 3 + 1] = Math.min(least[block * 3 + 1]!, c.flightChild[flight]!)
      least[block * 3 + 2] = Math.min(least[block * 3 + 2]!, c.flightInfant[flight]!)
    }
  }
}

function isWanted(
  c: Columns,
  flight: number,
  places: number,
  isScheduled: boolean,
  dayParts: number,
): boolean {
  if (c.flightLeft[flight]! < places) return false
  if (isScheduled && c.flightIsScheduled[flight] === 0) return false
  return (c.flightDayPart[flight]! & dayParts) !== 0
}

/** Returns the fare of the cheapest flight of a route's day for the passengers; `none` without one. */
export function cheapestFare(
  c: Columns,
  route: number,
  day: number,
  { airAdults, airChildren, airInfants }: Passengers,
  isScheduled: boolean,
  dayParts: number,
): number {
  const places = airAdults + airChildren
  const end = c.routeDayStart[route * c.days + day + 1]!
  let best = none
  for (let flight = c.routeDayStart[route * c.days + day]!; flight < end; flight++) {
    if (!isWanted(c, flight, places, isScheduled, dayParts)) continue
    const fare =
      airAdults * c.flightAdult[flight]! +
      airChildren * c.flightChild[flight]! +
      airInfants * c.flightInfant[flight]!
    if (fare < best) best = fare
  }
  return best
}
