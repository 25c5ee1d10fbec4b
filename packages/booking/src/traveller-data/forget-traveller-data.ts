import type { IsoDay } from '@wojaz/travel/dates'
import type { Store } from '../store.ts'
import { forgottenBefore } from './document-need.ts'

/** Deletes documents and wishes of trips that are over or cancelled, also from the history of changes. */
export async function forgetTravellerData(store: Store, today: IsoDay): Promise<void> {
  const day = forgottenBefore(today)
  await store.query(
    `delete from booking.travel_documents where cart_id in (
       select cart_id from booking.orders where sold #>> '{offer,returnDate}' < $1 or state in ('cancelled', 'refunded')
       union all select id from booking.carts where state = 'abandoned')`,
    [day],
  )
  const gone = `select number from booking.orders where sold #>> '{offer,returnDate}' < $1 and sold ? 'wishes'`
  for (const table of ['order_changes', 'notices'])
    await store.query(
      `update booking.${table} set replaced = replaced - 'wishes' where replaced ? 'wishes' and order_number in (${gone})`,
      [day],
    )
  await store.query(`update booking.orders set sold = sold - 'wishes' where number in (${gone})`, [day])
}
