import type { Pool } from 'pg'
import type { OfferIndex } from '../engine/offer-index.ts'

export interface FlightNow {
  readonly id: number
  readonly from: string
  readonly to: string
  readonly day: string
  readonly departs: number
  readonly adult: number
  readonly child: number
  readonly infant: number
  readonly left: number
}

export async function readFlightsNow(pool: Pool, ids: readonly number[]): Promise<FlightNow[]> {
  const { rows } = await pool.query<FlightNow>(
    `select id, from_airport as "from", to_airport as "to", day::text as day,
       (extract(hour from departs) * 60 + extract(minute from departs))::int as departs,
       adult_price as adult, child_price as child, infant_price as infant, seats - sold as "left"
     from offers.flights join offers.flight_cabins on flight_id = id and cabin = 'Economy'
     where id = any($1)`,
    [ids],
  )
  return rows
}

/** Writes prices and seats of these flights again; one that is gone has no seats. False when a flight is new or moved. */
export function rewriteFlights(
  index: OfferIndex,
  ids: readonly number[],
  now: readonly FlightNow[],
): boolean {
  const { columns: c, register } = index
  const rows = ids.map((id) => register.flights.id.indexOf(id))
  const found = ids.map((id) => now.find((flight) => flight.id === id))
  const isInPlace = rows.every((row, i) => {
    const flight = found[i]
    if (row < 0) return !flight || index.dayIndex(flight.day) < 0 || index.dayIndex(flight.day) >= c.days
    return !flight || (register.flights.departs[row] === flight.departs && isAt(index, row, flight))
  })
  if (!isInPlace) return false
  rows.forEach((row, i) => {
    if (row < 0) return
    const flight = found[i]
    c.flightLeft[row] = flight?.left ?? 0
    if (flight) {
      c.flightAdult[row] = flight.adult
      c.flightChild[row] = flight.child
      c.flightInfant[row] = flight.infant
    }
    c.routeVersion[index.routeOf(row)]!++
  })
  index.version++
  return true
}

/** Does the flight stand where its route and day say? */
function isAt(index: OfferIndex, row: number, { from, to, day }: FlightNow): boolean {
  const { columns: c, register } = index
  const departure = register.airportNumber.get(from) ?? -1
  const destination = register.airportNumber.get(to) ?? -1
  const route = c.route[departure * c.airports + destination] ?? -1
  const cell = route * c.days + index.dayIndex(day)
  return route >= 0 && row >= c.routeDayStart[cell]! && row < c.routeDayStart[cell + 1]!
}
