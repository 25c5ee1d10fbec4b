import { isOrderNumber, type Order } from '@wojaz/booking'
import type { Context } from '../account/account-page.ts'
import { orderOfPage } from '../payment/order-of-page.ts'
import { customerContext, servicesContext } from '../request/context.ts'
import { ownReservation } from './load-reservation.ts'
import { reservationOf } from './reservation-of.ts'

/** A trip for whoever has it: its customer, the browser that bought it, or who came by an email about it. Others are led to the login. */
export async function heldReservation(context: Context, request: Request, number: string): Promise<Order> {
  const held = isOrderNumber(number) ? await orderOfPage(context, request, number) : null
  return held?.confirmedAt ? held : ownReservation(context, request, number)
}

/** Whether it is in the account of whoever looks: an email opens a trip, it makes it nobody's own. */
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
