import { dayOf, daysBetween, type IsoDay } from '@wojaz/travel/dates'
import { cancellationPercent } from '@wojaz/travel/money'
import { changeFeeType } from '../cart-price.ts'
import { type Goodwill, waivedFee } from '../on-behalf/goodwill.ts'
import type { Order } from '../order.ts'
import { flexCancel } from '../upsells/ground-upsells.ts'
import type { Circumstance } from './circumstances.ts'
import { type Return, returnsOf } from './returns.ts'

/** What cancelling a trip costs, in grosze. `fee` + `refund` is the amount that was paid. */
export interface CancelPrice {
  readonly fee: number
  readonly refund: number
  /**
   * The percentage of the price without change fees. It comes from the scale of the contract, or from the flex upsell if it was
   * bought.
   */
  readonly percent: number
  /** Fees of earlier changes. They are not refunded and are part of `fee`. */
  readonly changeFees: number
  /** True when the guest bought the right to cancel cheaply and can still use it. */
  readonly isFlexible: boolean
  /** Set when cancelling is free because of what is happening at the destination. */
  readonly circumstance?: Circumstance
  readonly returns: readonly Return[]
  /** What staff have waived. `fee` is the amount after the waiver. */
  readonly goodwill?: Goodwill
}

type Cancellable = Pick<
  Order,
  'offer' | 'price' | 'paid' | 'payments' | 'upsells' | 'placedAt' | 'refunds' | 'circumstance'
>

/**
 * Returns what cancelling costs today, or null when the trip has begun. The scale is the one in force on the day of the contract.
 * Rounding is always in the guest's favour.
 */
export function cancelPrice(
  order: Cancellable,
  today: IsoDay,
  goodwill: Goodwill | null = null,
): CancelPrice | null {
  const { departureDate } = order.offer
  const scale = cancellationPercent(departureDate, today, dayOf(order.placedAt))
  if (scale === null) return null
  if (order.circumstance) return freeBecauseOf(order.circumstance, order)
  const isFlexible = hasFlexCancel(order) && daysBetween(today, departureDate) >= flexCancel.daysBefore
  const changes = order.price.lines.filter(({ type }) => type === changeFeeType)
  // Without this minimum a guest could change to a distant day and then cancel for almost nothing.
  const least = Math.max(0, ...changes.map(({ leastPercent = 0 }) => leastPercent))
  const percent = Math.max(least, isFlexible ? Math.min(scale, flexCancel.percent) : scale)
  const changeFees = changes.reduce((sum, { amount }) => sum + amount, 0)
  // The guest does not pay the open rest of the price, so the fee is never higher than what was paid.
  const whole = Math.min(order.paid, changeFees + shareOf(order.price.total - changeFees, percent))
  const asked = waivedFee(whole, goodwill)
  const refund = order.paid - asked.fee
  return { ...asked, refund, percent, changeFees, isFlexible, returns: returnsOf(order, refund) }
}

/** The law requires a full refund of what was paid, change fees included. */
function freeBecauseOf(circumstance: Circumstance, order: Cancellable): CancelPrice {
  const nothing = { fee: 0, percent: 0, changeFees: 0, isFlexible: false }
  return { ...nothing, refund: order.paid, circumstance, returns: returnsOf(order, order.paid) }
}

/** Returns a percentage of the amount, in grosze, rounded down in the guest's favour. */
export function shareOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100)
}

function hasFlexCancel({ upsells }: Pick<Order, 'upsells'>): boolean {
  return upsells.some(({ code }) => code === flexCancel.code)
}
