import type { Order, SavedPerson } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { RouterContextProvider } from 'react-router'
import { customerContext, servicesContext } from '../request/context.ts'

type Context = Readonly<RouterContextProvider>

/** The customer's trip on that day; null: there is none. */
export async function tripOnDay(context: Context, day: IsoDay) {
  const customer = context.get(customerContext)
  if (!customer) return null
  const orders = await context
    .get(servicesContext)
    .booking.ordersOf({ id: customer.uid, email: customer.email })
  return (
    orders.find(
      ({ state, offer }) => state === 'confirmed' && offer.departureDate <= day && day <= offer.returnDate,
    ) ?? null
  )
}

/** The travellers; empty without a trip. */
export function participantsOfTrip(trip: Order | null): SavedPerson[] {
  return (trip?.participants ?? []).map(({ title, firstName, lastName, birthDate }, at) => ({
    id: `trip-${at}`,
    title,
    firstName,
    lastName,
    birthDate,
    isCustomer: false,
  }))
}
