import type { Order } from '@wojaz/booking'
import { hasHotel, isOneWay } from '@wojaz/offers'
import { dayOf, daysBetween } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { wholeParty } from '@wojaz/travel/party'
import { placeWords } from '@wojaz/travel/place'
import { type ReservationTab, reservationTabs } from '../../app/features/reservation/reservation-address.ts'
import type { ReservationHead } from '../../app/features/reservation/reservation-view.ts'
import { afterTrip } from '../account/after-trip.ts'
import { noticeLines } from '../account/notice-lines.ts'

/** The common data of a reservation's pages, and which pages it has. */
export function reservationHead(order: Order, locale: Locale, now: Date): ReservationHead {
  const { number, state, offer } = order
  const { adultsCount, childrenBirthDates } = wholeParty(offer.occupancies)
  const left = daysBetween(dayOf(now), offer.departureDate)
  return {
    number,
    state,
    name: offer.hotelName,
    place: placeWords(offer.breadcrumbs),
    departureDate: offer.departureDate,
    returnDate: isOneWay(offer) ? null : offer.returnDate,
    nights: hasHotel(offer) ? offer.duration : null,
    adults: adultsCount,
    children: childrenBirthDates.length,
    daysLeft: state === 'confirmed' && left >= 0 ? left : null,
    tabs: reservationTabs.filter((tab) => hasTab({ state, offer }, tab)),
    notices: noticeLines(order, locale),
    after: afterTrip(order, locale, dayOf(now)),
  }
}

/** Empty pages are hidden: a flight has no hotel, a cancelled trip has no journey. The documents stay. */
function hasTab({ state, offer }: Pick<Order, 'state' | 'offer'>, tab: ReservationTab): boolean {
  if (tab === 'hotel') return hasHotel(offer)
  if (tab === 'podroz') return state === 'confirmed' && offer.departureFlight !== null
  if (tab === 'przewodnik') return state === 'confirmed' && offer.breadcrumbs.length > 0
  if (tab === 'uslugi' || tab === 'zarzadzanie') return state === 'confirmed'
  return true
}
