import { address, emailFault, type FormFault, line, type Typed } from '@wojaz/mail'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { isOrderNumber } from './order-number.ts'

/** What a guest must enter to get the link to an order. */
export interface OrderWish {
  readonly number: string
  readonly email: string
}

export type OrderNumberFault = 'number-missing' | 'number-is-none'

export interface OrderWishFaults {
  readonly number: OrderNumberFault | null
  readonly email: FormFault | null
}

/** Reads a number as people type it, also `w 402 917 655`. The check digit reveals a typo without looking up orders. */
export function readOrderNumber(typed: Typed): Outcome<string, OrderNumberFault> {
  const number = line(typed, 'number').replace(/[\s-]/g, '').toUpperCase()
  if (number === '') return refused('number-missing')
  return isOrderNumber(number) ? accepted(number) : refused('number-is-none')
}

export function readOrderWish(typed: Typed): Outcome<OrderWish, OrderWishFaults> {
  const number = readOrderNumber(typed)
  const email = address(typed, 'email')
  const fault = emailFault(email)
  return number.ok && !fault
    ? accepted({ number: number.value, email })
    : refused({ number: number.ok ? null : number.refusal, email: fault })
}
