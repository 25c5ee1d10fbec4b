import type { Reader } from '@wojaz/talks/server'
import type { Services } from '../request/services.ts'
import type { Customer } from '../request/visitor.ts'

/** A customer with the orders whose threads they may read. */
export async function readerOf(
  booking: Pick<Services['booking'], 'orderNumbersOf'>,
  { uid, email }: Pick<Customer, 'uid' | 'email'>,
): Promise<Reader> {
  return { customerId: uid, orders: await booking.orderNumbersOf({ id: uid, email }) }
}
