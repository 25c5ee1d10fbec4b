import type { IsoDay } from '@wojaz/travel/dates'
import { type PaymentPlan, paymentPlan } from '@wojaz/travel/money'
import { type UpsellType, upsellTypes } from './upsell.ts'

/** The fee for a change of a sold trip: one line for each change, 0 if the guest bought the right to it. */
export const changeFeeType = 'CHANGE_FEE'

/** A price reduction by staff: a negative amount. */
export const goodwillType = 'GOODWILL'

/** Kinds of lines in a price. */
export const priceLineTypes = [...upsellTypes, changeFeeType, goodwillType] as const

/** One price line beside the offer. In grosze. */
export interface PriceLine {
  readonly type: UpsellType | typeof changeFeeType | typeof goodwillType
  readonly code: string
  readonly person: number | null
  readonly amount: number
  /** The day on which it was added to a sold trip; absent: it was sold with the trip. */
  readonly addedOn?: IsoDay
  /** For a change: the cancellation percentage of that day. Cancelling later never costs less. */
  readonly leastPercent?: number
}

/** True for lines that the guest did not choose. They stay through every change of the trip. */
export function staysInPrice({ type }: Pick<PriceLine, 'type'>): boolean {
  return type === changeFeeType || type === goodwillType
}

/** A line of an upsell that the guest has chosen. */
export type UpsellLine = PriceLine & { readonly type: UpsellType }

/** The price of a cart, computed in one place. Checkout, order, payment, documents and emails only show it. */
export interface CartPrice {
  /** The quote of the offer. */
  readonly offer: number
  readonly lines: readonly PriceLine[]
  readonly upsells: number
  readonly total: number
  readonly plan: PaymentPlan
}

export function cartPrice(parts: {
  readonly offer: number
  readonly lines: readonly PriceLine[]
  readonly departureDate: IsoDay
  readonly today: IsoDay
}): CartPrice {
  const upsells = parts.lines.reduce((sum, { amount }) => sum + amount, 0)
  const total = parts.offer + upsells
  return {
    offer: parts.offer,
    lines: parts.lines,
    upsells,
    total,
    plan: paymentPlan(total, parts.departureDate, parts.today),
  }
}
