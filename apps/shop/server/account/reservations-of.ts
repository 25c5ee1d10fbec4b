import { dueAfter, type Order, type Reservations, reservationsOf } from '@wojaz/booking'
import { hasHotel } from '@wojaz/offers'
import { dayOf, daysBetween, type IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { wholeParty } from '@wojaz/travel/party'
import { placeWords } from '@wojaz/travel/place'
import type { ReservationsView, ReservationView } from '../../app/features/account/reservation-view.ts'
import { paymentAddress } from '../../app/features/checkout/checkout-address.ts'
import { tabAddress } from '../../app/features/reservation/reservation-address.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'
import { cardMaker } from '../showcase/offer-cards.ts'
import { afterTrip } from './after-trip.ts'
import { missingOf } from './missing-of.ts'
import { noticeLines } from './notice-lines.ts'

type AskedServices = Pick<Services, 'booking' | 'offers' | 'travellerData' | 'clock'>

/** The customer's reservations. Used by the page and by the API call. */
export async function reservationsOfCustomer(
  services: AskedServices,
  customer: Customer,
  locale: Locale,
): Promise<ReservationsView> {
  const { upcoming, past, cancelled } = await ordersOfCustomer(services, customer)
  const today = dayOf(services.clock())
  const missing = await missingOf(services, upcoming)
  const { pictureOf } = cardMaker(services.offers)
  const view = async (order: Order) => ({
    ...reservationView(order, locale, today),
    missing: missing(order),
    picture: hasHotel(order.offer) ? await pictureOf(order.offer, locale) : null,
  })
  const views = (orders: readonly Order[]) => Promise.all(orders.map(view))
  return { upcoming: await views(upcoming), past: await views(past), cancelled: await views(cancelled) }
}

export type TripAhead = Omit<ReservationView, 'picture' | 'missing'>

/** The upcoming trips by one query, without pictures and documents. */
export async function tripsAhead(
  services: Pick<AskedServices, 'booking' | 'clock'>,
  customer: Customer,
  locale: Locale,
): Promise<TripAhead[]> {
  const { upcoming } = await ordersOfCustomer(services, customer)
  return upcoming.map((order) => reservationView(order, locale, dayOf(services.clock())))
}

async function ordersOfCustomer(
  { booking, clock }: Pick<AskedServices, 'booking' | 'clock'>,
  { uid, email }: Customer,
): Promise<Reservations<Order>> {
  return reservationsOf(await booking.ordersOf({ id: uid, email }), dayOf(clock()))
}

function reservationView(order: Order, locale: Locale, today: IsoDay): TripAhead {
  const { number, state, offer, price, paid, schedule, heldUntil } = order
  const { departureDate, returnDate, duration, breadcrumbs, occupancies } = offer
  const party = wholeParty(occupancies)
  const isConfirmed = state === 'confirmed'
  const hasPages = isConfirmed || order.confirmedAt !== null
  return {
    number,
    state,
    departureDate,
    returnDate,
    paid,
    name: offer.hotelName,
    nights: hasHotel(offer) ? duration : null,
    place: placeWords(breadcrumbs),
    daysLeft: isConfirmed && departureDate >= today ? daysBetween(today, departureDate) : null,
    adults: party.adultsCount,
    children: party.childrenBirthDates.length,
    total: price.total,
    due: isConfirmed ? dueAfter(schedule, paid) : [],
    hasPages,
    heldUntil: state === 'pending' ? heldUntil.toISOString() : null,
    notices: noticeLines(order, locale),
    after: afterTrip(order, locale, today),
    url: hasPages ? tabAddress(locale, number, 'podsumowanie') : paymentAddress(locale, number),
  }
}
