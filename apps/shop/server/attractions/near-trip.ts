import { type Order, reservationsOf } from '@wojaz/booking'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { LandingView } from '../../app/features/attractions/attraction-view.ts'
import { nextTrip } from '../account/next-trip.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'
import { mostPopular } from './find-attractions.ts'

const shownCount = 4

type Sources = Pick<Services, 'attractions' | 'booking' | 'clock'>

/** What can be done where the customer travels next; null: no trip is ahead, or nothing is sold near it. */
export async function nearTrip(
  services: Sources,
  { uid, email }: Customer,
  locale: Locale,
): Promise<LandingView['trip']> {
  const today = dayOf(services.clock())
  const { upcoming } = reservationsOf(await services.booking.ordersOf({ id: uid, email }), today)
  const ahead = upcoming.map((order) => ({
    state: order.state,
    departureDate: order.offer.departureDate,
    order,
  }))
  const trip = nextTrip(ahead, today)?.reservation.order
  return trip ? nearOrder(services, trip, locale) : null
}

/** The nearest place of the trip that has something: its resort, its region, its country. */
function nearOrder(
  { attractions: { index } }: Pick<Services, 'attractions'>,
  { offer: { breadcrumbs, departureDate, returnDate } }: Order,
  locale: Locale,
): LandingView['trip'] {
  for (const { code, name } of breadcrumbs.toReversed()) {
    const attractions = index.places.has(code)
      ? mostPopular(index, locale, { placeCodes: [code], limit: shownCount })
      : []
    if (attractions.length > 0)
      return { place: name, placeCode: code, from: departureDate, to: returnDate, attractions }
  }
  return null
}
