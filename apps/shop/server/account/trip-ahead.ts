import { isDatabaseUnavailable } from '@wojaz/database'
import { dayOf } from '@wojaz/travel/dates'
import { servicesContext } from '../request/context.ts'
import type { Customer } from '../request/visitor.ts'
import { type Context, localeOf } from './account-page.ts'
import { nextTrip } from './next-trip.ts'
import { type TripAhead, tripsAhead } from './reservations-of.ts'

/** The customer's next trip, for pages about other things. They must work without the database, too. */
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
