import type { BetterCabin } from '@wojaz/travel/trip'
import type { ClientBase } from 'pg'
import { readRows } from './read-rows.ts'

export interface Flights {
  readonly aircraft: readonly string[]
  readonly routes: readonly { readonly from: string; readonly to: string; readonly bytes: Buffer }[]
  /** Classes above economy, each packed: id of the flight, adult, child and infant price (32 bits each), seats left (16 bits). */
  readonly cabins: readonly { readonly cabin: BetterCabin; readonly bytes: Buffer }[]
}

export const flightBytes = 32

/**
 * Economy seats of every flight, packed per route and sorted by day, departure and id: id, adult, child and infant price (32 bits
 * each); day, departs and arrives (minutes of the day), seats left, number, aircraft, airline (two letters), padding (16 bits
 * each). Big-endian.
 */
export async function readFlights(client: ClientBase, baseDay: string, days: number): Promise<Flights> {
  const aircraft = await client.query<{ aircraft: string }>(
    'select distinct aircraft from offers.flights order by aircraft',
  )
  const names = aircraft.rows.map((row) => row.aircraft)
  const routes = await readRows<{ from: string; to: string; bytes: Buffer }>(
    client,
    `select from_airport as "from", to_airport as "to", string_agg(
       int4send(id) || int4send(adult_price) || int4send(child_price) || int4send(infant_price) ||
       int2send((day - $1::date)::int2) || int2send(${minutes('departs')}) || int2send(${minutes('arrives')}) ||
       int2send((seats - sold)::int2) || int2send(number::int2) ||
       int2send((array_position($3::text[], aircraft) - 1)::int2) || convert_to(airline, 'UTF8') || '\\x0000'::bytea,
       ''::bytea order by day, departs, id) as bytes
     from offers.flights join offers.flight_cabins on flight_id = id and cabin = 'Economy'
     where day >= $1::date and day < $1::date + $2::int
     group by from_airport, to_airport
     order by from_airport collate "C", to_airport collate "C"`,
    [baseDay, days, names],
    40,
  )
  const cabins = await client.query<{ cabin: BetterCabin; bytes: Buffer }>(
    `select cabin, string_agg(
       int4send(flight_id) || int4send(adult_price) || int4send(child_price) || int4send(infant_price) ||
       int2send((seats - sold)::int2), ''::bytea order by flight_id) as bytes
     from offers.flight_cabins join offers.flights on id = flight_id
     where cabin <> 'Economy' and day >= $1::date and day < $1::date + $2::int
     group by cabin order by cabin`,
    [baseDay, days],
  )
  return { aircraft: names, routes, cabins: cabins.rows }
}

const minutes = (time: string) => `(extract(hour from ${time}) * 60 + extract(minute from ${time}))::int2`
