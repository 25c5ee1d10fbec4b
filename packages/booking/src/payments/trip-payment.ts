import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ChosenMethod, PaymentMethod } from '../gateway/payment-gateway.ts'
import { isCalledOff } from '../notices/called-off.ts'
import type { DueAmount, Order } from '../order.ts'
import { type AmountFault, amountFault, readAmount } from './own-amount.ts'
import { type MethodFault, readMethod } from './pay-rules.ts'
import { nextDue } from './payment-schedule.ts'

/** What can be paid of a partly paid trip: the due part, the rest, or any amount between. In grosze. */
export interface OpenAmount {
  readonly rest: number
  readonly least: number
  /** Null: the whole rest is due at once. */
  readonly next: DueAmount | null
}

/** Returns null when nothing is left to pay, or nothing can be paid any more. */
export function openAmount(
  { state, price, paid, schedule, notices }: Pick<Order, 'state' | 'price' | 'paid' | 'schedule' | 'notices'>,
  least: number,
): OpenAmount | null {
  const rest = price.total - paid
  if (state !== 'confirmed' || rest <= 0 || isCalledOff({ notices })) return null
  const next = nextDue(schedule, paid)
  return { rest, least, next: next && next.amount < rest ? next : null }
}

/** A rest not above the minimum is paid in one payment. */
export const canPayOwn = ({ rest, least }: OpenAmount): boolean => rest > least

export type TripPaymentFault = 'share-missing' | AmountFault | MethodFault

export interface ReadTripPayment {
  readonly amount: number
  readonly method: ChosenMethod
  readonly gateway: string
}

/** Reads the form of the tab for paying the rest of a trip. */
export function readTripPayment(
  typed: Readonly<Record<string, string>>,
  open: OpenAmount,
  methods: readonly PaymentMethod[],
): Outcome<ReadTripPayment, TripPaymentFault> {
  const amount = readShare(typed, open)
  if (!amount.ok) return amount
  const chosen = readMethod(typed, amount.value, methods)
  return chosen.ok ? accepted({ amount: amount.value, ...chosen.value }) : chosen
}

function readShare(
  { share, amount = '' }: Readonly<Record<string, string>>,
  { rest, least, next }: OpenAmount,
): Outcome<number, 'share-missing' | AmountFault> {
  if (share === 'rest') return accepted(rest)
  if (share === 'next' && next) return accepted(next.amount)
  if (share !== 'own') return refused('share-missing')
  const own = readAmount(amount)
  const fault = amountFault(own, { rest, least })
  return fault ? refused(fault) : accepted(own as number)
}
