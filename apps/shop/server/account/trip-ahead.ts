import { isDatabaseUnavailable } from '@wojaz/database'
import { dayOf } from '@wojaz/travel/dates'
import { servicesContext } from '../request/context.ts'
import type { Customer } from '../request/visitor.ts'
import { type Context, localeOf } from './account-page.ts'
import { nextTrip } from './next-trip.ts'
import { type TripAhead, tripsAhead } from './reservations-of.ts'

/** The next trip of a customer, for pages that are about something else: those are there without the database, too. */
export async function tripAhead(
  context: Context,
  customer: Customer,
): Promise<{ reservation: TripAhead; daysLeft: number | null } | null> {
  const services = context.get(servicesContext)
  try {
    return nextTrip(await tripsAhead(services, customer, localeOf(context)), dayOf(services.clock()))
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return null
  }
}
