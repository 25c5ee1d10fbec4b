import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { Order } from '../order.ts'
import { cabinOf } from '../seats/fitting-seats.ts'
import type { ChosenUpsell } from '../upsell.ts'
import { type ClaimStock, claimStock, type SoldOut } from './claim-stock.ts'
import { stockOf } from './stock-of-order.ts'

/** Everybody flies in another class: places there are taken before those here are let go. Refused, the caller's transaction is undone. */
export async function moveCabin(
  client: ClientBase,
  { number, offer, upsells }: Pick<Order, 'number' | 'offer' | 'upsells'>,
  wanted: readonly ChosenUpsell[],
  claim: ClaimStock = claimStock,
): Promise<Outcome<null, SoldOut>> {
  const { flights } = stockOf(offer, wanted)
  if (cabinOf(wanted) === cabinOf(upsells) || flights.length === 0) return accepted(null)
  const ids = flights.map(({ flightId }) => flightId)
  const cabins = [cabinOf(upsells), cabinOf(wanted)]
  // Both classes of each flight, in one order for everybody: who goes up and who goes down never wait for each other in a circle.
  await client.query(
    `select from offers.flight_cabins where flight_id = any($1) and cabin = any($2) order by flight_id, cabin for update`,
    [ids, cabins],
  )
  const claimed = await claim(client, number, { flights, rooms: [] })
  if (!claimed.ok) return claimed
  await client.query(
    `with given as (
       delete from booking.order_stock where order_number = $1 and flight_id = any($2) and cabin = $3 returning *
     )
     update offers.flight_cabins known set sold = known.sold - given.count
     from given where known.flight_id = given.flight_id and known.cabin = given.cabin`,
    [number, ids, cabins[0]],
  )
  return accepted(null)
}
