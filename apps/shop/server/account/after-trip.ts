import { canReview, type Order } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { rebookAddress, reviewAddress } from '../../app/features/reservation/reservation-address.ts'

/** Links for a trip that is over: book it again, write a review. Null: it is not over, or was never confirmed. */
export function afterTrip(order: Order, locale: Locale, today: IsoDay) {
  const { number, state, offer } = order
  if (state !== 'confirmed' || offer.returnDate >= today) return null
  return {
    again: rebookAddress(locale, number),
    review: canReview(order, today) ? reviewAddress(locale, number) : null,
  }
}
