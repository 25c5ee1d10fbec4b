import { formatDate } from '@wojaz/travel/dates'
import type { RouterContextProvider } from 'react-router'
import type { HomeTrip } from '../../app/features/reservation/home-trip.tsx'
import { countdownWords } from '../account/countdown-words.ts'
import type { TripAhead } from '../account/reservations-of.ts'
import { tripAhead } from '../account/trip-ahead.ts'
import { customerContext, deliveryContext, visitContext } from '../request/context.ts'

/** The customer's next trip as ready texts, because public pages do not load the texts of the account. */
export async function homeTrip(context: Readonly<RouterContextProvider>): Promise<HomeTrip | null> {
  const customer = context.get(customerContext)
  if (!customer || context.get(visitContext).path !== '/') return null
  const next = await tripAhead(context, customer)
  return next && tripWords(context, next)
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
    countdown: countdownWords(t, daysLeft),
    name,
    where: `${place}, ${days}`,
    url,
    open: t('account.next.open'),
  }
}
