import { isOrderNumber, type Order } from '@wojaz/booking'
import type { Context } from '../account/account-page.ts'
import { orderOfPage } from '../payment/order-of-page.ts'
import { ownReservation } from './load-reservation.ts'

/** A trip for whoever has it: its customer, the browser that bought it, or who came by a letter about it. Others are led to the login. */
export async function heldReservation(context: Context, request: Request, number: string): Promise<Order> {
  const held = isOrderNumber(number) ? await orderOfPage(context, request, number) : null
  return held?.confirmedAt ? held : ownReservation(context, request, number)
}
