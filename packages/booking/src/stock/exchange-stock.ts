import type { Outcome } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { type ClaimStock, claimStock, releaseStock, type SoldOut } from './claim-stock.ts'
import type { Stock } from './stock-of-order.ts'

/** The order gives back what it has and takes what it wants now. Refused, the caller's transaction is undone. */
export async function exchangeStock(
  client: ClientBase,
  orderNumber: string,
  wanted: Stock,
  claim: ClaimStock = claimStock,
): Promise<Outcome<null, SoldOut>> {
  await lockBoth(client, orderNumber, wanted)
  await releaseStock(client, orderNumber)
  return claim(client, orderNumber, wanted)
}

/**
 * All that it has and all that it wants is locked in the order in which everybody claims (flights by id, then nights), so that two who
 * exchange places never wait for each other crosswise. Nights without a row of their own get one.
 */
async function lockBoth(client: ClientBase, orderNumber: string, { flights, rooms }: Stock): Promise<void> {
  await client.query(
    `select from offers.flight_cabins
     where (flight_id, cabin) in (
       select flight_id, cabin from booking.order_stock where order_number = $1 and flight_id is not null
       union select * from unnest($2::int[], $3::text[]))
     order by flight_id, cabin for update`,
    [orderNumber, flights.map(({ flightId }) => flightId), flights.map(({ cabin }) => cabin)],
  )
  await client.query(
    `insert into offers.allotments as known (hotel_code, room_code, night, rooms, sold)
     select wanted.hotel_code, wanted.room_code, wanted.night, allotment, 0
     from (
       select hotel_code, room_code, night from booking.order_stock where order_number = $1 and night is not null
       union
       select hotel_code, room_code, generate_series(first, last, interval '1 day')::date
       from unnest($2::text[], $3::text[], $4::date[], $5::date[]) as rooms (hotel_code, room_code, first, last)
     ) wanted
     join offers.room_types types on (types.hotel_code, types.code) = (wanted.hotel_code, wanted.room_code)
     order by 1, 2, 3
     on conflict (hotel_code, room_code, night) do update set sold = known.sold`,
    [
      orderNumber,
      rooms.map(({ hotelCode }) => hotelCode),
      rooms.map(({ roomCode }) => roomCode),
      rooms.map(({ firstNight }) => firstNight),
      rooms.map(({ lastNight }) => lastNight),
    ],
  )
}
