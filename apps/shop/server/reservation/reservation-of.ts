import { isOrderNumber, type Order } from '@wojaz/booking'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'

/** This customer's trip; null: it belongs to somebody else, or was never confirmed. */
export async function reservationOf(
  booking: Pick<Services['booking'], 'ownOrder'>,
  { uid, email }: Pick<Customer, 'uid' | 'email'>,
  number: string,
): Promise<Order | null> {
  if (!isOrderNumber(number)) return null
  const order = await booking.ownOrder(number, { keys: [], customer: { id: uid, email } })
  return order?.confirmedAt ? order : null
}
