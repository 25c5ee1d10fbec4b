import type { ClientBase, Pool } from 'pg'
import type { CabinFares } from './trip-facts.ts'

/** Every class of these flights, with what is left of it now. */
export async function readCabins(
  client: ClientBase | Pool,
  flightIds: readonly number[],
): Promise<ReadonlyMap<number, readonly CabinFares[]>> {
  const { rows } = await client.query<CabinFares & { flightId: number }>(
    `select flight_id as "flightId", cabin, (seats - sold)::int as "seatsLeft", adult_price as "adultPrice",
       child_price as "childPrice", infant_price as "infantPrice"
     from offers.flight_cabins where flight_id = any($1) order by flight_id, cabin`,
    [flightIds],
  )
  const cabins = new Map<number, CabinFares[]>()
  for (const { flightId, ...fares } of rows) cabins.set(flightId, [...(cabins.get(flightId) ?? []), fares])
  return cabins
}
