import { prepared } from '@wojaz/database'
import type { ClientBase, Pool } from 'pg'
import type { CabinFares } from './trip-facts.ts'

export type CabinsOf = (flightIds: readonly number[]) => Promise<ReadonlyMap<number, readonly CabinFares[]>>

/** Reads every class of these flights with its free seats. Results are cached, so pricing a trip several times reads once. */
export function cabinsFrom(client: ClientBase | Pool): CabinsOf {
  const looked = new Map<string, ReturnType<CabinsOf>>()
  return (flightIds) => {
    const name = flightIds.join()
    const cabins = looked.get(name) ?? readCabins(client, flightIds)
    looked.set(name, cabins)
    return cabins
  }
}

/** The same for many trips, with one query for all their flights. */
export async function cabinsOfAll(
  client: ClientBase | Pool,
  flightIds: readonly number[],
): Promise<CabinsOf> {
  const all = await readCabins(client, [...new Set(flightIds)])
  return async (wanted) => new Map(wanted.flatMap((id) => (all.has(id) ? [[id, all.get(id) ?? []]] : [])))
}

const cabinsOfFlights = prepared(
  `select flight_id as "flightId", cabin, (seats - sold)::int as "seatsLeft", adult_price as "adultPrice",
     child_price as "childPrice", infant_price as "infantPrice"
   from offers.flight_cabins where flight_id = any($1::int[]) order by flight_id, cabin`,
)

/** One class of one flight. */
export interface FlightCabin extends CabinFares {
  readonly flightId: number
}

async function readCabins(
  client: ClientBase | Pool,
  flightIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CabinFares[]>> {
  const { rows } = await client.query<FlightCabin>(cabinsOfFlights([flightIds]))
  return groupedByFlight(rows)
}

export function groupedByFlight(rows: readonly FlightCabin[]): ReadonlyMap<number, readonly CabinFares[]> {
  const cabins = new Map<number, CabinFares[]>()
  for (const { flightId, ...fares } of rows) cabins.set(flightId, [...(cabins.get(flightId) ?? []), fares])
  return cabins
}
