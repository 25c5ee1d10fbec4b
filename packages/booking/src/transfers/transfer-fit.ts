import type { IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { DueAmount, Order, PaymentVariant } from '../order.ts'
import { isOrderNumber } from '../orders/order-number.ts'
import { nextDue, paymentSchedule } from '../payments/payment-schedule.ts'
import type { Misfit } from './transfer.ts'

type MisfitRefusal = { readonly code: Misfit }

/** Returns the order number in a title, however it was typed: `w 402 917 652`, `W402917652/Kowalska`. */
export function numberIn(title: string): Outcome<string, MisfitRefusal> {
  const found = [...title.toUpperCase().matchAll(/W[\s-]*(\d(?:[\s-]?\d){8})(?!\d)/g)]
    .map(([, digits = '']) => `W${digits.replace(/\D/g, '')}`)
    .filter(isOrderNumber)
  const [number, ...others] = new Set(found)
  if (!number) return refused({ code: 'no-number' })
  return others.length > 0 ? refused({ code: 'several-numbers' }) : accepted(number)
}

export interface TransferPlan {
  readonly variant: PaymentVariant
  readonly schedule: readonly DueAmount[]
}

/**
 * Checks whether an amount can be booked on this order. By title, only if it is unambiguous: at least the next due amount, at
 * most the rest, and the order waits for money. By hand also less than is due, and for an expired order if its places are still
 * free. A cancelled trip takes no money, and nobody pays more than the price.
 */
export function transferFit(
  order: (Pick<Order, 'state' | 'paid' | 'variant' | 'schedule'> & Pick<Order, 'price'>) | null,
  amount: number,
  today: IsoDay,
  by: 'title' | 'hand',
): Outcome<TransferPlan, MisfitRefusal> {
  if (!order) return refused({ code: 'order-unknown' })
  const { state, paid, price, variant, schedule } = order
  if (state === 'cancelled' || state === 'refunded') return refused({ code: 'order-closed' })
  if (state === 'expired' && by === 'title') return refused({ code: 'order-expired' })
  const rest = price.total - paid
  if (rest <= 0) return refused({ code: 'order-paid' })
  if (amount > rest) return refused({ code: 'too-much' })
  if (paid === 0) return firstPart(order, amount, today)
  const due = nextDue(schedule, paid)?.amount ?? rest
  if (amount < due && by === 'title') return refused({ code: 'too-little' })
  return accepted({ variant: variant ?? 'full', schedule })
}

/** The first part confirms the contract, so it is never less than what is due at once. */
function firstPart(
  { price, variant }: Pick<Order, 'price' | 'variant'>,
  amount: number,
  today: IsoDay,
): Outcome<TransferPlan, MisfitRefusal> {
  const chosen = amount === price.total ? 'full' : variant === 'instalments' ? variant : 'deposit'
  const schedule = paymentSchedule(chosen, price, today)
  const due = schedule?.[0]?.amount
  if (!schedule || due === undefined || amount < due) return refused({ code: 'too-little' })
  return accepted({ variant: chosen, schedule })
}
