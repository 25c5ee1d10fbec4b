import { dayOf, daysBetween, type IsoDay } from '@wojaz/travel/dates'
import { cancellationPercent } from '@wojaz/travel/money'
import { changeFeeType } from '../cart-price.ts'
import { type Goodwill, waivedFee } from '../on-behalf/goodwill.ts'
import type { Order } from '../order.ts'
import { flexCancel } from '../upsells/ground-upsells.ts'
import type { Circumstance } from './circumstances.ts'
import { type Return, returnsOf } from './returns.ts'

/** What calling off a trip costs, in grosze: what is kept and what goes back are together what was paid. */
export interface CancelPrice {
  readonly fee: number
  readonly refund: number
  /** Of the price without fees for changes, by the scale of the contract or by the upsell that was bought. */
  readonly percent: number
  /** Fees for changes, which stay paid: part of the fee. */
  readonly changeFees: number
  /** The guest has bought the right to call off cheaply, and it can still be used. */
  readonly isFlexible: boolean
  /** It is free of charge, because of what goes on at the place. */
  readonly circumstance?: Circumstance
  readonly returns: readonly Return[]
  /** What staff have waived: the fee is without it. */
  readonly goodwill?: Goodwill
}

type Cancellable = Pick<
  Order,
  'offer' | 'price' | 'paid' | 'payments' | 'upsells' | 'placedAt' | 'refunds' | 'circumstance'
>

/** Null: the trip has begun. The scale is that of the day of the contract; a rounding is never to the guest's cost. */
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
  // Who changes to a far day and steps back then would step back for nearly nothing.
  const least = Math.max(0, ...changes.map(({ leastPercent = 0 }) => leastPercent))
  const percent = Math.max(least, isFlexible ? Math.min(scale, flexCancel.percent) : scale)
  const changeFees = changes.reduce((sum, { amount }) => sum + amount, 0)
  // What is left to pay is not asked for any more, so no fee is above what was paid.
  const whole = Math.min(order.paid, changeFees + shareOf(order.price.total - changeFees, percent))
  const asked = waivedFee(whole, goodwill)
  const refund = order.paid - asked.fee
  return { ...asked, refund, percent, changeFees, isFlexible, returns: returnsOf(order, refund) }
}

/** The law: all that was paid, whatever was changed before. */
function freeBecauseOf(circumstance: Circumstance, order: Cancellable): CancelPrice {
  const nothing = { fee: 0, percent: 0, changeFees: 0, isFlexible: false }
  return { ...nothing, refund: order.paid, circumstance, returns: returnsOf(order, order.paid) }
}

/** In grosze; a rounding is never to the guest's cost. */
export function shareOf(amount: number, percent: number): number {
  return Math.floor((amount * percent) / 100)
}

function hasFlexCancel({ upsells }: Pick<Order, 'upsells'>): boolean {
  return upsells.some(({ code }) => code === flexCancel.code)
}
