import type { IsoDay } from '@wojaz/travel/dates'
import { type PaymentPlan, paymentPlan } from '@wojaz/travel/money'
import { type UpsellType, upsellTypes } from './upsell.ts'

/** What the contract asks for a change of a sold trip: once for each change, 0 where the right to it was bought. */
export const changeFeeType = 'CHANGE_FEE'

/** What staff have given back of a price: below nothing. */
export const goodwillType = 'GOODWILL'

/** Kinds of lines in a price. */
export const priceLineTypes = [...upsellTypes, changeFeeType, goodwillType] as const

/** One thing that is paid for beside the offer. In grosze. */
export interface PriceLine {
  readonly type: UpsellType | typeof changeFeeType | typeof goodwillType
  readonly code: string
  readonly person: number | null
  readonly amount: number
  /** When it was added to a trip that was sold before; without: it was sold with the trip. */
  readonly addedOn?: IsoDay
  /** Of a change: what calling off cost that day, in percent. Afterwards it never costs less. */
  readonly leastPercent?: number
}

/** Lines that nobody chose: they stay whatever becomes of the trip. */
export function staysInPrice({ type }: Pick<PriceLine, 'type'>): boolean {
  return type === changeFeeType || type === goodwillType
}

/** One that the guest has chosen. */
export type UpsellLine = PriceLine & { readonly type: UpsellType }

/** The one price of a cart: checkout, order, payment, documents and emails show this and compute nothing. */
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
