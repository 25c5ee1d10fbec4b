import type { RouterContextProvider } from 'react-router'
import { holderOf } from '../payment/order-holder.ts'
import { customerContext, servicesContext } from '../request/context.ts'

/** The booked trip of this number, if it belongs to this guest; null: it does not, does not exist or was cancelled. */
export async function ownTrip(
  context: Readonly<RouterContextProvider>,
  request: Request,
  number: string | null,
) {
  if (number === null) return null
  const holder = holderOf(context.get(customerContext), request.headers.get('cookie') ?? undefined)
  if (!holder.customer && holder.keys.length === 0) return null
  const order = await context.get(servicesContext).booking.ownOrder(number, holder)
  return order?.state === 'confirmed' ? order : null
}
