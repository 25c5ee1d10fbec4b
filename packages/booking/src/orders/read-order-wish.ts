import { address, emailFault, type FormFault, line, type Typed } from '@wojaz/post'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { isOrderNumber } from './order-number.ts'

/** What a guest must know to be sent the link to an order. */
export interface OrderWish {
  readonly number: string
  readonly email: string
}

export interface OrderWishFaults {
  readonly number: 'number-missing' | 'number-is-none' | null
  readonly email: FormFault | null
}

/** As people write it, `w 402 917 655` too. A wrong digit is told at once: the number shows it by itself, whatever orders there are. */
export function readOrderWish(typed: Typed): Outcome<OrderWish, OrderWishFaults> {
  const number = line(typed, 'number').replace(/[\s-]/g, '').toUpperCase()
  const email = address(typed, 'email')
  const faults: OrderWishFaults = {
    number: number === '' ? 'number-missing' : isOrderNumber(number) ? null : 'number-is-none',
    email: emailFault(email),
  }
  return faults.number || faults.email ? refused(faults) : accepted({ number, email })
}
