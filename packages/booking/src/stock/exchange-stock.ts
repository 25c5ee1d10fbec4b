import type { Outcome } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { type ClaimStock, claimStock, releaseStock, type SoldOut } from './claim-stock.ts'
import type { Stock } from './stock-of-order.ts'

/** Releases what the order has and takes what it wants now. On a refusal the caller must roll back. */
export async function exchangeStock(
  client: ClientBase,
  orderNumber: string,
  wanted: Stock,
  claim: ClaimStock = claimStock,
): Promise<Outcome<null, SoldOut>> {
  await lockBoth(client, orderNumber, wanted)
  return keepingClosed(client, orderNumber, async () => {
    await releaseStock(client, orderNumber)
    return claim(client, orderNumber, wanted)
  })
}

/** Moves everybody to another class. The rooms do not change. */
export async function exchangeFlights(
  client: ClientBase,
  orderNumber: string,
  { flights }: Pick<Stock, 'flights'>,
  claim: ClaimStock = claimStock,
): Promise<Outcome<null, SoldOut>> {
  const wanted = { flights, rooms: [] }
  await lockBoth(client, orderNumber, wanted)
  return keepingClosed(client, orderNumber, async () => {
    await releaseStock(client, orderNumber, 'flights')
    return claim(client, orderNumber, wanted)
  })
}

/**
 * A guest on a closed flight keeps the seat when something else of the trip changes. Until the exchange is over, the released
 * places can only be taken by this order.
 */
async function keepingClosed<Answer>(
  client: ClientBase,
  orderNumber: string,
  exchange: () => Promise<Answer>,
): Promise<Answer> {
  const { rows } = await client.query<{ flightId: number; cabin: string; count: number }>(
    `select flight_id as "flightId", cabin, count from booking.order_stock join booking.closed_flights using (flight_id)
     where order_number = $1`,
    [orderNumber],
  )
  if (rows.length === 0) return exchange()
  const closed = JSON.stringify(rows)
  await client.query(
    `update offers.flight_cabins known set seats = known.seats + closed.count
     from jsonb_to_recordset($1) as closed ("flightId" int, cabin text, count int)
     where known.flight_id = "flightId" and known.cabin = closed.cabin`,
    [closed],
  )
  const answer = await exchange()
  await client.query(
    `update offers.flight_cabins set seats = sold
     where flight_id in (select "flightId" from jsonb_to_recordset($1) as closed ("flightId" int))`,
    [closed],
  )
  return answer
}

/**
 * Locks everything that the order has and wants, in the same order as claims (flights by id, then nights), so that two exchanges
 * cannot deadlock. Nights without a row get one.
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
