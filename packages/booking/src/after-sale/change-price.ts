import { dayOf, daysBetween, type IsoDay } from '@wojaz/travel/dates'
import { balanceDay, changeFeeSteps } from '@wojaz/travel/money'
import { type CartPrice, cartPrice, changeFeeType, type PriceLine } from '../cart-price.ts'
import { type Goodwill, waivedFee } from '../on-behalf/goodwill.ts'
import type { DueAmount, Order } from '../order.ts'
import { scheduleAfter } from '../payments/changed-schedule.ts'
import { flexChange } from '../upsells/ground-upsells.ts'
import { cancelPrice, shareOf } from './cancel-price.ts'
import type { CarriedTrip } from './carried-trip.ts'
import { type Return, returnsOf } from './returns.ts'

/** What a change of a sold trip costs, in grosze: `before` + `difference` + `fee` is the new total. */
export interface ChangePrice {
  readonly before: number
  readonly difference: number
  readonly fee: number
  /**
   * The reason of the fee: the fee table of the contract, a flex right that was bought, a traveller who no longer travels, the
   * airline's fee for another name, or no fee.
   */
  readonly feeKind: 'table' | 'flexible' | 'leaving' | 'transfer' | 'none'
  /** The new price, fee included. */
  readonly price: CartPrice
  readonly schedule: readonly DueAmount[]
  /** Refunded because more was paid than the changed trip costs. */
  readonly refund: number
  readonly returns: readonly Return[]
  /** What staff have waived. `fee` is the amount after the waiver. */
  readonly goodwill?: Goodwill
}

interface ChangeCause {
  /** The organiser changed the trip and offers this one as a substitute. It is free on any day. */
  readonly isFree?: boolean
  /** Set when a traveller hands their place over: the real cost of it. The table of change fees does not apply. */
  readonly nameFee?: number
  /** The part of the fee that staff waive. */
  readonly goodwill?: Goodwill | null
}

type Changeable = Pick<
  Order,
  | 'offer'
  | 'participants'
  | 'price'
  | 'paid'
  | 'payments'
  | 'refunds'
  | 'upsells'
  | 'placedAt'
  | 'schedule'
  | 'circumstance'
>

/**
 * Returns null when it is too late for this change. The table is the one in force on the day of the contract. Rounding is always
 * in the guest's favour.
 */
export function changePrice(
  order: Changeable,
  after: CarriedTrip,
  today: IsoDay,
  { isFree = false, nameFee, goodwill = null }: ChangeCause = {},
): ChangePrice | null {
  const { departureDate } = after.offer
  const priceWith = (lines: CartPrice['lines']) =>
    cartPrice({ offer: after.offer.quote.total, lines, departureDate, today })
  const bare = priceWith(after.lines)
  const difference = bare.total - order.price.total
  const charged = isFree
    ? nothing
    : nameFee === undefined
      ? chargeFor(order, after, difference, today)
      : handingOver(nameFee)
  if (!charged) return null
  const { feeKind, leastPercent } = charged
  const asked = waivedFee(charged.fee, goodwill)
  const line: PriceLine = {
    type: changeFeeType,
    code: feeCodes[feeKind],
    person: null,
    amount: asked.fee,
    leastPercent,
  }
  const price = feeKind === 'none' ? bare : priceWith([...after.lines, line])
  const refund = Math.max(0, order.paid - price.total)
  const balance = balanceDay(departureDate)
  const restBy = balance > today ? balance : today
  return {
    before: order.price.total,
    difference,
    ...asked,
    feeKind,
    price,
    refund,
    schedule: scheduleAfter(order, { total: price.total, moreBy: restBy, restBy }),
    returns: returnsOf(order, refund),
  }
}

/** Codes of the price line. */
const feeCodes = {
  table: 'CHANGE_FEE',
  flexible: 'CHANGE_FREE',
  leaving: 'LEAVING_FEE',
  transfer: 'TRANSFER_FEE',
  none: 'CHANGE_FEE',
} as const

interface Charge extends Pick<ChangePrice, 'fee' | 'feeKind'> {
  /** The percentage that cancelling costs today. */
  readonly leastPercent: number
}

const nothing: Charge = { fee: 0, feeKind: 'none', leastPercent: 0 }

function handingOver(fee: number): Charge {
  return fee > 0 ? { ...nothing, fee, feeKind: 'transfer' } : nothing
}

function chargeFor(order: Changeable, after: CarriedTrip, difference: number, today: IsoDay): Charge | null {
  const cancelling = cancelPrice(order, today)
  if (!cancelling) return null
  const { percent: leastPercent } = cancelling
  const people = order.participants.length
  // A traveller who no longer travels cancels their part. They pay the cancellation percentage of the amount by which the trip
  // becomes cheaper.
  if (after.participants.length < people)
    return { fee: shareOf(Math.max(0, -difference), leastPercent), feeKind: 'leaving', leastPercent }
  const asked = changeFee(order, today)
  if (!asked) return null
  const isSameTrip = after.offer.offerCode === order.offer.offerCode
  const isSameDay = after.offer.departureDate === order.offer.departureDate
  if (isSameTrip || (after.participants.length > people && isSameDay)) return nothing
  return { fee: asked.amount, feeKind: asked.perPerson === 0 ? 'flexible' : 'table', leastPercent }
}

/** The fee for another date, airport, room or board on one day, without the difference of prices. In grosze. */
export interface ChangeFee {
  /** For everybody who travels. */
  readonly amount: number
  /** From the table; 0 when the guest bought the right to one change. */
  readonly perPerson: number
  readonly until: IsoDay
}

/** Returns null when it is too late. */
export function changeFee(order: Changeable, today: IsoDay): ChangeFee | null {
  const cancelling = cancelPrice(order, today)
  const [step] = changeFeeSteps(order.offer.departureDate, today, dayOf(order.placedAt))
  if (!cancelling || !step) return null
  const { perPerson, until } = step
  if (canChangeFreely(order, today)) return { amount: 0, perPerson: 0, until }
  // A change never costs more than calling the whole trip off.
  const whole = shareOf(order.price.total - cancelling.changeFees, cancelling.percent)
  return { amount: Math.min(perPerson * order.participants.length, whole), perPerson, until }
}

/** True when the guest bought the right to one change, has not used it, and can still use it. */
export function canChangeFreely({ upsells, price, offer }: Changeable, today: IsoDay): boolean {
  const isBought = upsells.some(({ code }) => code === flexChange.code)
  const isUsed = price.lines.some(({ code }) => code === feeCodes.flexible)
  return isBought && !isUsed && daysBetween(today, offer.departureDate) >= flexChange.daysBefore
}
