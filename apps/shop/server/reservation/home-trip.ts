import { isDatabaseUnavailable } from '@wojaz/database'
import { dayOf, formatDate } from '@wojaz/travel/dates'
import type { RouterContextProvider } from 'react-router'
import type { HomeTrip } from '../../app/features/reservation/home-trip.tsx'
import { nextTrip } from '../account/next-trip.ts'
import { type TripAhead, tripsAhead } from '../account/reservations-of.ts'
import { customerContext, deliveryContext, servicesContext, visitContext } from '../request/context.ts'

/** The next trip of whoever is logged in, in words: pages that everybody opens bring no texts of the account. */
export async function homeTrip(context: Readonly<RouterContextProvider>): Promise<HomeTrip | null> {
  const customer = context.get(customerContext)
  const { path, locale } = context.get(visitContext)
  if (!customer || path !== '/') return null
  const services = context.get(servicesContext)
  try {
    const next = nextTrip(await tripsAhead(services, customer, locale), dayOf(services.clock()))
    return next && tripWords(context, next)
  } catch (error) {
    // The catalogue is open without the database; the trip is there again when it is.
    if (!isDatabaseUnavailable(error)) throw error
    return null
  }
}

function tripWords(
  context: Readonly<RouterContextProvider>,
  { reservation, daysLeft }: { reservation: TripAhead; daysLeft: number | null },
): HomeTrip {
  const { t } = context.get(deliveryContext).i18n
  const { name, place, departureDate, returnDate, url } = reservation
  const days = [...new Set([departureDate, returnDate])].map((day) => formatDate(day)).join(' – ')
  return {
    heading: t('account.next.heading'),
    countdown:
      daysLeft === null
        ? t('account.next.onTheWay')
        : daysLeft === 0
          ? t('reservation.today')
          : t('reservation.daysLeft', { count: daysLeft }),
    ...{ name, where: `${place}, ${days}`, url, open: t('account.next.open') },
  }
}
