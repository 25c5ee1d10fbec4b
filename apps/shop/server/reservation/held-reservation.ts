import { isOrderNumber, type Order } from '@wojaz/booking'
import type { Context } from '../account/account-page.ts'
import { orderOfPage } from '../payment/order-of-page.ts'
import { customerContext, servicesContext } from '../request/context.ts'
import { ownReservation } from './load-reservation.ts'
import { reservationOf } from './reservation-of.ts'

/**
 * A trip for its customer, for the browser that bought it, or for a guest who came by its email. Others are redirected to the
 * login.
 */
export async function heldReservation(context: Context, request: Request, number: string): Promise<Order> {
  const held = isOrderNumber(number) ? await orderOfPage(context, request, number) : null
  return held?.confirmedAt ? held : ownReservation(context, request, number)
}

/** Whether the trip is in the visitor's account. The link of an email opens a trip but does not make it theirs. */
export async function isOwnReservation(
  context: Context,
  { number }: Pick<Order, 'number'>,
): Promise<boolean> {
  const customer = context.get(customerContext)
  return (
    customer !== null &&
    (await reservationOf(context.get(servicesContext).booking, customer, number)) !== null
  )
}
