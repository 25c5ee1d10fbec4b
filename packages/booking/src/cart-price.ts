import type { IsoDay } from '@wojaz/travel/dates'
import { type PaymentPlan, paymentPlan } from '@wojaz/travel/money'
import type { UpsellType } from './upsell.ts'

/** One thing that is paid for beside the offer. In grosze. */
export interface PriceLine {
  readonly type: UpsellType
  readonly code: string
  readonly person: number | null
  readonly amount: number
}

/** The one price of a cart: checkout, order, payment, documents and letters show this and compute nothing. */
export interface CartPrice {
  /** The quote of the offer. */
  readonly offer: number
  readonly lines: readonly PriceLine[]
  readonly extras: number
  readonly total: number
  readonly plan: PaymentPlan
}

export function cartPrice(parts: {
  readonly offer: number
  readonly lines: readonly PriceLine[]
  readonly departureDate: IsoDay
  readonly today: IsoDay
}): CartPrice {
  const extras = parts.lines.reduce((sum, { amount }) => sum + amount, 0)
  const total = parts.offer + extras
  return {
    offer: parts.offer,
    lines: parts.lines,
    extras,
    total,
    plan: paymentPlan(total, parts.departureDate, parts.today),
  }
}
