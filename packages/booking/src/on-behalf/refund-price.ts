import type { IsoDay } from '@wojaz/travel/dates'
import { type Return, returnsOf } from '../after-sale/returns.ts'
import { type CartPrice, cartPrice, goodwillType, type PriceLine } from '../cart-price.ts'
import type { DueAmount, Order } from '../order.ts'
import { scheduleWithout } from '../payments/changed-schedule.ts'
import type { Goodwill } from './goodwill.ts'

/** What giving money back makes of an order, in grosze. */
export interface RefundPrice {
  readonly goodwill: Goodwill
  readonly before: number
  /** The new price; of a trip that was called off what is left of its fee. */
  readonly total: number
  readonly returns: readonly Return[]
  /** Null: the trip was called off, and its price is no more. */
  readonly sold: { readonly price: CartPrice; readonly schedule: readonly DueAmount[] } | null
}

type Refundable = Pick<
  Order,
  'state' | 'paid' | 'price' | 'offer' | 'schedule' | 'payments' | 'refunds' | 'cancellation'
>

/** A trip that is sold is paid by something: whoever gives everything back calls it off. In grosze. */
const leastKept = 1_00

/** At most so much: what was paid less what went back; of a trip that was called off what was kept of it. */
export function mostToGive({ state, paid, cancellation }: Refundable): number {
  if (state === 'confirmed') return Math.max(0, paid - leastKept)
  return state === 'cancelled' ? (cancellation?.fee ?? 0) : 0
}

/** Null: there is not so much to give. The price becomes as much less, so that nobody owes what was given. */
export function refundPrice(order: Refundable, goodwill: Goodwill, today: IsoDay): RefundPrice | null {
  const { amount } = goodwill
  if (!Number.isSafeInteger(amount) || amount <= 0 || amount > mostToGive(order)) return null
  const returns = returnsOf(order, amount)
  if (order.state !== 'confirmed') {
    const before = order.cancellation?.fee ?? 0
    return { goodwill, returns, before, total: before - amount, sold: null }
  }
  const { offer, lines, total: before } = order.price
  const line: PriceLine = { type: goodwillType, code: goodwillType, person: null, amount: -amount }
  const { departureDate } = order.offer
  const price = cartPrice({ offer, lines: [...lines, line], departureDate, today })
  return {
    goodwill,
    returns,
    before,
    total: price.total,
    sold: { price, schedule: scheduleWithout(order, amount) },
  }
}
