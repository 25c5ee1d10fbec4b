import type { Order } from '@wojaz/booking'
import { documentsUntil, wholeUntil } from '@wojaz/booking/server'
import type { IsoDay } from '@wojaz/travel/dates'
import type { KeptOrderView } from '../../app/features/account/my-data-view.ts'

/** The parts of a customer's orders that must be stored after the deletion, and until when. */
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
