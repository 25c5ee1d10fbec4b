import type { OrderHolder } from '@wojaz/booking'
import { readCarts } from '../checkout/carts-cookie.ts'
import type { Customer } from '../request/visitor.ts'

/** The credentials of a request: cart keys of the cookie and the logged-in customer. */
export function holderOf(customer: Customer | null, cookies: string | undefined): OrderHolder {
  return {
    keys: readCarts(cookies).map(({ key }) => key),
    customer: customer && { id: customer.uid, email: customer.email },
  }
}
