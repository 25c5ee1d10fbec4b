import type { OrderHolder } from '@wojaz/booking'
import { readCarts } from '../checkout/carts-cookie.ts'
import type { Customer } from '../request/visitor.ts'

/** What a request shows: keys of carts in its cookie, and who is logged in. */
export function holderOf(customer: Customer | null, cookies: string | undefined): OrderHolder {
  return {
    keys: readCarts(cookies).map(({ key }) => key),
    customer: customer && { id: customer.uid, email: customer.email },
  }
}
