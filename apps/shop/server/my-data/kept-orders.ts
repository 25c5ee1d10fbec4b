import type { Order } from '@wojaz/booking'
import { documentsUntil, wholeUntil } from '@wojaz/booking/server'
import type { IsoDay } from '@wojaz/travel/dates'
import type { KeptOrderView } from '../../app/features/account/my-data-view.ts'

/** What stays of a customer's orders when they go, and until when; what goes with the account is left out. */
export function keptOrders(orders: readonly Order[], today: IsoDay): KeptOrderView[] {
  return orders.flatMap((order) => {
    const whole = wholeUntil(order)
    const kept = {
      number: order.number,
      name: order.offer.hotelName,
      wholeUntil: order.state === 'confirmed' && whole >= today ? whole : null,
      documentsUntil: documentsUntil(order),
    }
    return kept.wholeUntil === null && kept.documentsUntil === null ? [] : [kept]
  })
}
