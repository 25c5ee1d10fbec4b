import { dayOf } from '@wojaz/travel/dates'
import { forgetOrders } from './orders/keep-apart.ts'
import type { Store } from './store.ts'
import { forgetTravellerData } from './traveller-data/forget-traveller-data.ts'

const day = 24 * 3_600_000
const answersForMs = day
/** As long as a link to go on later lives. */
const cartsForMs = 30 * day

/**
 * What is no longer needed is not kept: old answers, quotes nobody confirmed, what guests typed into carts they never came back to, orders of those
 * who left. */
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
  // Nobody can agree to them any more, and somebody who was to come along may be named in them.
  await store.read((client) =>
    client.query('delete from booking.quotes where confirmed_at is null and expires_at < $1', [
      new Date(now.getTime() - day),
    ]),
  )
  await forgetTravellerData(store, dayOf(now))
  await forgetOrders(store, now)
}
