import type { IsoDay } from '@wojaz/travel/dates'
import { type Return, returnsOf } from '../after-sale/returns.ts'
import { type CartPrice, cartPrice, goodwillType, type PriceLine } from '../cart-price.ts'
import type { DueAmount, Order } from '../order.ts'
import { scheduleWithout } from '../payments/changed-schedule.ts'
import type { Goodwill } from './goodwill.ts'

/** The effect of a refund by staff on an order, in grosze. */
export interface RefundPrice {
  readonly goodwill: Goodwill
  readonly before: number
  /** The new price; for a cancelled trip the rest of its fee. */
  readonly total: number
  readonly returns: readonly Return[]
  /** Null: the trip was cancelled and has no price. */
  readonly sold: { readonly price: CartPrice; readonly schedule: readonly DueAmount[] } | null
}

type Refundable = Pick<
  Order,
  'state' | 'paid' | 'price' | 'offer' | 'schedule' | 'payments' | 'refunds' | 'cancellation'
>

/** A confirmed trip keeps at least this payment. To refund everything, staff cancel the trip. In grosze. */
const leastKept = 1_00

/** Returns the largest possible refund: what is paid, or the fee of a cancelled trip. */
export function mostToGive({ state, paid, cancellation }: Refundable): number {
  if (state === 'confirmed') return Math.max(0, paid - leastKept)
  return state === 'cancelled' ? (cancellation?.fee ?? 0) : 0
}

/** Returns null when the amount is too large. The price is lowered by the refund, so that the guest does not owe it again. */
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
