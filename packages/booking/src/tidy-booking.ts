import { dayOf } from '@wojaz/travel/dates'
import { forgetOrders } from './orders/keep-apart.ts'
import type { Store } from './store.ts'
import { forgetTravellerData } from './traveller-data/forget-traveller-data.ts'

const day = 24 * 3_600_000
const answersForMs = day
/** As long as a link to continue later is valid. */
const cartsForMs = 30 * day

/**
 * Deletes what is no longer needed: old idempotency answers, personal data in abandoned carts, unconfirmed quotes, data of
 * travellers after the trip, and orders of erased customers.
 */
export async function tidyBooking(store: Store, now: Date): Promise<void> {
  await store.read((client) =>
    client.query('delete from booking.idempotency_keys where asked_at < $1', [
      new Date(now.getTime() - answersForMs),
    ]),
  )
  await store.read((client) =>
    client.query(
      `update booking.carts set state = 'abandoned', participants = '[]', contact = null, later_email = null, wishes = null
       where state = 'open' and changed_at < $1`,
      [new Date(now.getTime() - cartsForMs)],
    ),
  )
  // They can no longer be confirmed, and may contain the name of a new traveller.
  await store.read((client) =>
    client.query('delete from booking.quotes where confirmed_at is null and expires_at < $1', [
      new Date(now.getTime() - day),
    ]),
  )
  await forgetTravellerData(store, dayOf(now))
  await forgetOrders(store, now)
}
