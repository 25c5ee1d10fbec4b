import { prepared } from '@wojaz/database'
import { daysBetween } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { Stock } from './stock-of-order.ts'

export type SoldOut =
  | { readonly code: 'flight-sold-out'; readonly flightId: number }
  | { readonly code: 'room-sold-out'; readonly roomCode: string }

export type ClaimStock = (
  client: ClientBase,
  orderNumber: string,
  stock: Stock,
) => Promise<Outcome<null, SoldOut>>

/** Parameters of a claim: $1 to $3 are flights, $4 to $8 rooms. */
export function wantedOf({ flights, rooms }: Stock): unknown[] {
  return [
    flights.map(({ flightId }) => flightId),
    flights.map(({ cabin }) => cabin),
    flights.map(({ count }) => count),
    rooms.map(({ hotelCode }) => hotelCode),
    rooms.map(({ roomCode }) => roomCode),
    rooms.map(({ firstNight }) => firstNight),
    rooms.map(({ lastNight }) => lastNight),
    rooms.map(({ count }) => count),
  ]
}

const flightsWanted = 'unnest($1::int[], $2::text[], $3::int[]) as wanted (flight_id, cabin, count)'
const roomsWanted =
  'unnest($4::text[], $5::text[], $6::date[], $7::date[], $8::int[]) as wanted (hotel_code, room_code, first, last, count)'

/**
 * Locks flights by id first, then nights room by room in order, so that two orders cannot deadlock. A night without a row has the
 * allotment of its room type.
 */
const claim = prepared(
  `with flights as (
     update offers.flight_cabins known set sold = known.sold + wanted.count
     from (
       select flight_id, cabin, count from offers.flight_cabins join ${flightsWanted} using (flight_id, cabin)
       order by flight_id for update of flight_cabins
     ) wanted
     where known.flight_id = wanted.flight_id and known.cabin = wanted.cabin and known.sold + wanted.count <= known.seats
     returning known.flight_id, known.cabin, wanted.count
   ), nights as (
     insert into offers.allotments as known (hotel_code, room_code, night, rooms, sold)
     select wanted.hotel_code, code, night::date, greatest(allotment, count), count
     from ${roomsWanted} join offers.room_types types on (types.hotel_code, code) = (wanted.hotel_code, wanted.room_code)
       cross join generate_series(first, last, interval '1 day') night
     where (select count(*) from flights) = cardinality($1) and (allotment >= count or exists (
       select from offers.allotments own
       where (own.hotel_code, own.room_code, own.night) = (wanted.hotel_code, wanted.room_code, night.night::date)))
     order by code, night
     on conflict (hotel_code, room_code, night) do update set sold = known.sold + excluded.sold
       where known.sold + excluded.sold <= known.rooms
     returning hotel_code, room_code, night
   )
   insert into booking.order_stock (order_number, flight_id, cabin, hotel_code, room_code, night, count)
   select $9, flight_id, cabin, null, null, null, count from flights
   union all
   select $9, null, null, nights.hotel_code, nights.room_code, night, wanted.count
   from nights join ${roomsWanted} using (hotel_code, room_code)
   returning flight_id as "flightId", room_code as "roomCode"`,
)

/** Takes everything, or refuses with the first thing that is sold out. On a refusal the caller must roll back. */
export const claimStock: ClaimStock = async (client, orderNumber, stock) => {
  const { rows } = await client.query<{ flightId: number | null; roomCode: string | null }>(
    claim([...wantedOf(stock), orderNumber]),
  )
  const full = stock.flights.find(({ flightId }) => !rows.some((row) => row.flightId === flightId))
  if (full) return refused({ code: 'flight-sold-out', flightId: full.flightId })
  const gone = stock.rooms.find(
    ({ roomCode, firstNight, lastNight }) =>
      rows.filter((row) => row.roomCode === roomCode).length !== daysBetween(firstNight, lastNight) + 1,
  )
  return gone ? refused({ code: 'room-sold-out', roomCode: gone.roomCode }) : accepted(null)
}

/** SQL with the parameters of a claim: the first thing that is already sold out, without locking. */
export const firstGone = `select flight_id as "flightId", null as "roomCode"
   from offers.flight_cabins join ${flightsWanted} using (flight_id, cabin) where sold + count > seats
   union all
   select null, room_code from offers.allotments join ${roomsWanted} using (hotel_code, room_code)
   where night between first and last and sold + count > rooms
   order by 1, 2 limit 1`

/** SQL condition: the flight is closed, so a returned place is not sold again. */
const isClosed = 'exists (select from booking.closed_flights closed where closed.flight_id = known.flight_id)'

/**
 * Releases exactly what the order has taken and not yet released, however often it is called. Optionally only its flights or only
 * its rooms.
 */
export async function releaseStock(
  client: ClientBase,
  orderNumber: string,
  what: 'all' | 'flights' | 'rooms' = 'all',
): Promise<void> {
  // Locked in the same order as claims, to avoid deadlocks.
  await client.query(
    `select from offers.flight_cabins join booking.order_stock using (flight_id, cabin)
     where order_number = $1 order by flight_id for update of flight_cabins`,
    [orderNumber],
  )
  await client.query(
    `select from offers.allotments join booking.order_stock using (hotel_code, room_code, night)
     where order_number = $1 order by hotel_code, room_code, night for update of allotments`,
    [orderNumber],
  )
  await client.query(
    `with given as (delete from booking.order_stock where order_number = $1 and ($2 = 'all' or (flight_id is not null) = ($2 = 'flights')) returning *),
     flights as (
       update offers.flight_cabins known set sold = known.sold - given.count,
         seats = case when ${isClosed} then known.seats - given.count else known.seats end
       from given where known.flight_id = given.flight_id and known.cabin = given.cabin
     )
     update offers.allotments known set sold = known.sold - given.count
     from given
     where known.hotel_code = given.hotel_code and known.room_code = given.room_code and known.night = given.night`,
    [orderNumber, what],
  )
}
