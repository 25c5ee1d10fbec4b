import { isOrderNumber, type Order } from '@wojaz/booking'
import { type AtDesk, notThere } from './at-desk.ts'

/** Returns the order with the number from the URL, or throws a 404. */
export async function orderOf({ booking }: Pick<AtDesk, 'booking'>, number = ''): Promise<Order> {
  const order = isOrderNumber(number) ? await booking.order(number) : null
  if (!order) throw notThere()
  return order
}
