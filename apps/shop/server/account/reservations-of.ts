import { dueAfter, type Order, reservationsOf } from '@wojaz/booking'
import { hasHotel } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { wholeParty } from '@wojaz/travel/party'
import { placeWords } from '@wojaz/travel/place'
import type { ReservationsView, ReservationView } from '../../app/features/account/reservation-view.ts'
import { paymentAddress } from '../../app/features/checkout/checkout-address.ts'
import { successAddress } from '../../app/features/payment/payment-address.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'

/** What a customer has booked, for the page and for the call alike. */
export async function reservationsOfCustomer(
  { booking, clock }: Pick<Services, 'booking' | 'clock'>,
  { uid, email }: Customer,
  locale: Locale,
): Promise<ReservationsView> {
  const orders = await booking.ordersOf({ id: uid, email })
  const { upcoming, past } = reservationsOf(orders, dayOf(clock()))
  const view = (order: Order) => reservationView(order, locale)
  return { upcoming: upcoming.map(view), past: past.map(view) }
}

function reservationView(order: Order, locale: Locale): ReservationView {
  const { number, state, offer, price, paid, schedule, heldUntil } = order
  const { departureDate, returnDate, duration, breadcrumbs, occupancies } = offer
  const party = wholeParty(occupancies)
  const isConfirmed = state === 'confirmed'
  return {
    ...{ number, state, departureDate, returnDate, paid, name: offer.hotelName },
    nights: hasHotel(offer) ? duration : null,
    place: placeWords(breadcrumbs),
    adults: party.adultsCount,
    children: party.childrenBirthDates.length,
    total: price.total,
    due: isConfirmed ? dueAfter(schedule, paid) : [],
    heldUntil: state === 'pending' ? heldUntil.toISOString() : null,
    url: (isConfirmed ? successAddress : paymentAddress)(locale, number),
  }
}
