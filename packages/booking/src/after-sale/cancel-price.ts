import { dayOf, daysBetween, type IsoDay } from '@wojaz/travel/dates'
import { cancellationPercent } from '@wojaz/travel/money'
import { flexCancel } from '../extras/ground-upsells.ts'
import type { Order } from '../order.ts'
import { type Return, returnsOf } from './returns.ts'

/** What calling off a trip costs, in grosze: what is kept and what goes back are together what was paid. */
export interface CancelPrice {
  readonly fee: number
  readonly refund: number
  /** Of the price, by the scale of the contract or by the extra that was bought. */
  readonly percent: number
  /** The guest has bought the right to call off cheaply, and it can still be used. */
  readonly isFlexible: boolean
  readonly returns: readonly Return[]
}

type Cancellable = Pick<Order, 'offer' | 'price' | 'paid' | 'payments' | 'upsells' | 'placedAt' | 'refunds'>

/** Null: the trip has begun. The scale is that of the day of the contract; a rounding is never to the guest's cost. */
export function cancelPrice(order: Cancellable, today: IsoDay): CancelPrice | null {
  const { departureDate } = order.offer
  const scale = cancellationPercent(departureDate, today, dayOf(order.placedAt))
  if (scale === null) return null
  const isFlexible = hasFlexCancel(order) && daysBetween(today, departureDate) >= flexCancel.daysBefore
  const percent = isFlexible ? Math.min(scale, flexCancel.percent) : scale
  // What is left to pay is not asked for any more, so no fee is above what was paid.
  const fee = Math.min(order.paid, Math.floor((order.price.total * percent) / 100))
  const refund = order.paid - fee
  return { fee, refund, percent, isFlexible, returns: returnsOf(order, refund) }
}

function hasFlexCancel({ upsells }: Pick<Order, 'upsells'>): boolean {
  return upsells.some(({ code }) => code === flexCancel.code)
}
