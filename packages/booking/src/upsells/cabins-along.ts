import type { ClientBase } from 'pg'
import { type CabinsOf, cabinsFrom, type FlightCabin, groupedByFlight } from './read-cabins.ts'

/** SQL: every class of these flights (a parameter of the type int[]), read along with something else. */
export const cabinsAlong = (
  flightIds: string,
) => `(select jsonb_agg(jsonb_build_object('flightId', flight_id, 'cabin', cabin,
    'seatsLeft', seats - sold, 'adultPrice', adult_price, 'childPrice', child_price, 'infantPrice', infant_price)
    order by flight_id, cabin)
  from offers.flight_cabins where flight_id = any(${flightIds}::int[]))`

/** What such a query has brought. */
export interface BroughtCabins {
  readonly flightIds: readonly number[]
  readonly rows: readonly FlightCabin[] | null
}

/** Answers with the classes that were brought. Other flights are read. */
export function cabinsBrought(client: ClientBase, { flightIds, rows }: BroughtCabins): CabinsOf {
  const brought = groupedByFlight(rows ?? [])
  const read = cabinsFrom(client)
  return async (wanted) => (wanted.every((id) => flightIds.includes(id)) ? brought : read(wanted))
}
