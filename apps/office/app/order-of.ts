import { isOrderNumber, type Order } from '@wojaz/booking'
import { type AtDesk, notThere } from './at-desk.ts'

/** The order of an address; to whom it is not there it is not there. */
export async function orderOf({ booking }: Pick<AtDesk, 'booking'>, number = ''): Promise<Order> {
  const order = isOrderNumber(number) ? await booking.order(number) : null
  if (!order) throw notThere()
  return order
}
