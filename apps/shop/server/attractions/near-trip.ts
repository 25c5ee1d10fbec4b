import { type Order, reservationsOf } from '@wojaz/booking'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { LandingView } from '../../app/features/attractions/attraction-view.ts'
import { nextTrip } from '../account/next-trip.ts'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'
import { mostPopular } from './find-attractions.ts'
import { tripView } from './trip-view.ts'

const shownCount = 4

type Sources = Pick<Services, 'attractions' | 'booking' | 'clock'>

/** Attractions near the customer's next trip; null: there is no such trip, or nothing on sale near it. */
export async function nearTrip(
  services: Sources,
  customer: Customer,
  locale: Locale,
): Promise<LandingView['trip']> {
  const { index } = services.attractions
  const order = await tripAhead(services, customer)
  const trip = order && tripView(index, order, { today: dayOf(services.clock()), locale })
  if (!trip) return null
  const { placeCodes } = trip.search
  return { ...trip, attractions: mostPopular(index, locale, { placeCodes, limit: shownCount }) }
}

/** The customer's next or current trip. */
export async function tripAhead(
  { booking, clock }: Pick<Services, 'booking' | 'clock'>,
  { uid, email }: Customer,
): Promise<Order | null> {
  const today = dayOf(clock())
  const { upcoming } = reservationsOf(await booking.ordersOf({ id: uid, email }), today)
  const ahead = upcoming.map((order) => ({
    state: order.state,
    departureDate: order.offer.departureDate,
    order,
  }))
  return nextTrip(ahead, today)?.reservation.order ?? null
}
