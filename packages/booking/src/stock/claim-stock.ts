import { accepted, daysBetween, type Outcome, refused } from '@wojaz/travel'
import type { ClientBase } from 'pg'
import type { RoomNights, Stock } from './stock-of-order.ts'

export type SoldOut =
  | { readonly code: 'flight-sold-out'; readonly flightId: number }
  | { readonly code: 'room-sold-out'; readonly roomCode: string }

export type ClaimStock = (
  client: ClientBase,
  orderNumber: string,
  stock: Stock,
) => Promise<Outcome<null, SoldOut>>

/** Takes everything or refuses with what was the first to be gone; the caller's transaction then undoes what was taken. */
export const claimStock: ClaimStock = async (client, orderNumber, { flights, rooms }) => {
  for (const { flightId, cabin, count } of flights) {
    const taken = await client.query(
      `with taken as (
         update offers.flight_cabins set sold = sold + $3
         where flight_id = $1 and cabin = $2 and sold + $3 <= seats returning flight_id
       )
       insert into booking.order_stock (order_number, flight_id, cabin, count)
       select $4, flight_id, $2, $3 from taken`,
      [flightId, cabin, count, orderNumber],
    )
    if (taken.rowCount === 0) return refused({ code: 'flight-sold-out', flightId })
  }
  for (const room of rooms) {
    const taken = await client.query(claimNights, [...nightsOf(room), room.count, orderNumber])
    if (taken.rowCount !== daysBetween(room.firstNight, room.lastNight) + 1)
      return refused({ code: 'room-sold-out', roomCode: room.roomCode })
  }
  return accepted(null)
}

/** The first that is gone already, without locking anything; null: all of it can be tried for. */
export async function soldOut(client: ClientBase, { flights, rooms }: Stock): Promise<SoldOut | null> {
  const full = await client.query<{ flightId: number }>(
    `select flight_id as "flightId" from offers.flight_cabins
     join unnest($1::int[], $2::text[], $3::int[]) wanted (flight_id, cabin, count) using (flight_id, cabin)
     where sold + count > seats order by flight_id limit 1`,
    [
      flights.map(({ flightId }) => flightId),
      flights.map(({ cabin }) => cabin),
      flights.map(({ count }) => count),
    ],
  )
  if (full.rows[0]) return { code: 'flight-sold-out', ...full.rows[0] }
  for (const room of rooms) {
    const taken = await client.query(
      `select from offers.allotments
       where hotel_code = $1 and room_code = $2 and night between $3 and $4 and sold + $5 > rooms limit 1`,
      [...nightsOf(room), room.count],
    )
    if (taken.rowCount === 1) return { code: 'room-sold-out', roomCode: room.roomCode }
  }
  return null
}

/** Nights are taken one after the other, from the first; a night without a row of its own has the allotment of its room type. */
const claimNights = `with taken as (
    insert into offers.allotments as known (hotel_code, room_code, night, rooms, sold)
    select hotel_code, code, night::date, greatest(allotment, $5), $5
    from offers.room_types, generate_series($3::date, $4::date, interval '1 day') night
    where hotel_code = $1 and code = $2 and (allotment >= $5
      or exists (select from offers.allotments own where own.hotel_code = $1 and own.room_code = $2 and own.night = night.night::date))
    order by night
    on conflict (hotel_code, room_code, night) do update set sold = known.sold + $5
      where known.sold + $5 <= known.rooms
    returning night
  )
  insert into booking.order_stock (order_number, hotel_code, room_code, night, count)
  select $6, $1, $2, night, $5 from taken`

function nightsOf({ hotelCode, roomCode, firstNight, lastNight }: RoomNights): string[] {
  return [hotelCode, roomCode, firstNight, lastNight]
}

/** Gives back what the order took and has not given back yet, no more and no less, however often it is asked. */
export async function releaseStock(client: ClientBase, orderNumber: string): Promise<void> {
  // Locked in the order in which they are claimed.
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
    `with given as (delete from booking.order_stock where order_number = $1 returning *),
     flights as (
       update offers.flight_cabins known set sold = known.sold - given.count
       from given where known.flight_id = given.flight_id and known.cabin = given.cabin
     )
     update offers.allotments known set sold = known.sold - given.count
     from given
     where known.hotel_code = given.hotel_code and known.room_code = given.room_code and known.night = given.night`,
    [orderNumber],
  )
}
