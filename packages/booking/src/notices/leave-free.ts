import type { IsoDay } from '@wojaz/travel/dates'
import type { ClientBase } from 'pg'
import { writeCancellation } from '../after-sale/quote-rows.ts'
import { returnsOf } from '../after-sale/returns.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { FreeLeaving, Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import { askReturns } from '../payments/payment-rows.ts'
import { releaseStock } from '../stock/claim-stock.ts'
import { endOpenNotices } from './notice-rows.ts'

/** Ends a trip without a fee and refunds everything, each part by the payment that brought it. The order must be locked. */
export async function leaveFree(
  { seats, queueEmails }: Pick<BookingOptions, 'seats' | 'queueEmails'>,
  client: ClientBase,
  order: Order,
  { why, since, now }: { why: FreeLeaving; since?: IsoDay; now: Date },
): Promise<Order> {
  const { number, paid } = order
  await endOpenNotices(client, number, { state: 'closed', now })
  await releaseStock(client, number)
  await seats.giveBack(client, number)
  await writeCancellation(client, number, {
    fee: 0,
    refund: paid,
    percent: 0,
    isFlexible: false,
    why,
    ...(since && { since }),
    at: now,
  })
  await askReturns(client, returnsOf(order, paid), 'guest-cancelled', now)
  const after = (await lockOrder(client, number)) as Order
  await queueEmails(client, after, now)
  return after
}
