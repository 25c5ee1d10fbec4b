import { type BetterCabin, betterCabins } from '@wojaz/travel/trip'
import type { Pool } from 'pg'
import type { CabinNow } from '../engine/cabins.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import type { Turn } from '../engine/turn.ts'

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
  readonly aircraft: string
  readonly better: Readonly<Partial<Record<BetterCabin, CabinNow>>> | null
}

export async function readFlightsNow(pool: Pool, ids: readonly number[]): Promise<FlightNow[]> {
  const { rows } = await pool.query<FlightNow>({
    name: 'flights-now',
    text: `select id, from_airport as "from", to_airport as "to", day::text as day,
       (extract(hour from departs) * 60 + extract(minute from departs))::int as departs,
       adult_price as adult, child_price as child, infant_price as infant, seats - sold as "left", aircraft,
       (select json_object_agg(cabin, json_build_object('left', seats - sold, 'adult', adult_price, 'child', child_price,
         'infant', infant_price)) from offers.flight_cabins where flight_id = id and cabin <> 'Economy') as better
     from offers.flights join offers.flight_cabins on flight_id = id and cabin = 'Economy'
     where id = any($1::int[])`,
    values: [ids],
  })
  return rows
}

/** A flight as it is now (null when it was deleted) and its row in the index. A flight without a row is not in the index. */
export interface FlightRow {
  readonly row: number
  readonly now: FlightNow | null
}

/**
 * Finds the rows of these flights. Returns null when one is new, has moved, or has an unknown plane: then a new index must be
 * built.
 */
export async function findFlightRows(
  index: OfferIndex,
  ids: readonly number[],
  now: readonly FlightNow[],
  turn: Turn,
): Promise<FlightRow[] | null> {
  const byId = new Map(now.map((flight) => [flight.id, flight]))
  const rows: FlightRow[] = []
  for (const id of ids) {
    const flight = byId.get(id) ?? null
    // Route and day of a deleted flight are unknown, so all flights are searched.
    const row = flight ? rowOf(index, flight) : index.register.flights.id.indexOf(id)
    if (flight && isInIndex(index, flight) && (row < 0 || planeOf(index, flight) < 0)) return null
    rows.push({ row, now: flight })
    if (turn.isOver) await turn.pass()
  }
  return rows
}

/** Writes prices and seats of these flights again. A deleted flight has no seats. */
export function rewriteFlights(index: OfferIndex, flights: readonly FlightRow[]): void {
  const { columns: c } = index
  for (const { row, now } of flights) {
    if (row < 0) continue
    c.flightLeft[row] = now?.left ?? 0
    if (now) {
      c.flightAdult[row] = now.adult
      c.flightChild[row] = now.child
      c.flightInfant[row] = now.infant
      index.register.flights.aircraft[row] = planeOf(index, now)
    }
    for (const cabin of betterCabins) index.register.cabins.write(cabin, row, now?.better?.[cabin])
    c.routeVersion[index.routeOf(row)]!++
  }
  index.version++
}

const planeOf = ({ register }: OfferIndex, { aircraft }: FlightNow) => register.aircraft.indexOf(aircraft)

function isInIndex(index: OfferIndex, { day }: FlightNow): boolean {
  const number = index.dayIndex(day)
  return number >= 0 && number < index.columns.days
}

/** Searches among the flights of its route and day; -1 when it is not there, or departs at another time. */
function rowOf(index: OfferIndex, flight: FlightNow): number {
  if (!isInIndex(index, flight)) return -1
  const { columns: c, register } = index
  const departure = register.airportNumber.get(flight.from) ?? -1
  const destination = register.airportNumber.get(flight.to) ?? -1
  const route = c.route[departure * c.airports + destination] ?? -1
  if (route < 0) return -1
  const cell = route * c.days + index.dayIndex(flight.day)
  for (let row = c.routeDayStart[cell]!; row < c.routeDayStart[cell + 1]!; row++) {
    if (register.flights.id[row] === flight.id && register.flights.departs[row] === flight.departs) return row
  }
  return -1
}
