import type { SavedPerson } from '@wojaz/booking'
import type { RouterContextProvider } from 'react-router'
import { holderOf } from '../payment/order-holder.ts'
import { customerContext, servicesContext } from '../request/context.ts'

type Context = Readonly<RouterContextProvider>

/** The trip of this number, if it is this guest's own; null: it is not, or there is none. */
export async function ownTrip(context: Context, request: Request, number: string | null) {
  if (number === null) return null
  const holder = holderOf(context.get(customerContext), request.headers.get('cookie') ?? undefined)
  if (!holder.customer && holder.keys.length === 0) return null
  return context.get(servicesContext).booking.ownOrder(number, holder)
}

/** Who goes along. */
export async function travellersOfTrip(
  context: Context,
  request: Request,
  number: string | null,
): Promise<SavedPerson[]> {
  const trip = await ownTrip(context, request, number)
  return (trip?.participants ?? []).map(({ title, firstName, lastName, birthDate }, at) => ({
    id: `trip-${at}`,
    title,
    firstName,
    lastName,
    birthDate,
    isCustomer: false,
  }))
}
