import type { Offer } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Circumstance } from './after-sale/circumstances.ts'
import type { CartPrice } from './cart-price.ts'
import type { OrderNotice } from './notices/notice.ts'
import type { Goodwill } from './on-behalf/goodwill.ts'
import type { Contact, Participant } from './participant.ts'
import type { MethodKind } from './payments/method-kinds.ts'
import type { RefundReason } from './payments/settlement.ts'
import type { OrderState, PaymentState } from './states/booking-states.ts'
import type { Wishes } from './traveller-data/wishes.ts'
import type { ChosenUpsell } from './upsell.ts'

/** A numbered seat of one traveller on one flight. */
export interface TakenSeat {
  readonly flightId: number
  readonly seat: string
  readonly person: number
  readonly price: number
}

/** What was sold, as it was sold: later changes of inventory and words do not touch it. */
export interface Order {
  /** 'W' and nine digits, the last a check digit. */
  readonly number: string
  readonly state: OrderState
  readonly locale: Locale
  readonly offer: Offer
  readonly participants: readonly Participant[]
  readonly contact: Contact
  /** Absent: nothing is wished. */
  readonly wishes?: Wishes
  readonly upsells: readonly ChosenUpsell[]
  readonly seats: readonly TakenSeat[]
  readonly price: CartPrice
  readonly paid: number
  /** How the guest pays; null until the first attempt. */
  readonly variant: PaymentVariant | null
  /** What is due when; the first part confirms the order. */
  readonly schedule: readonly DueAmount[]
  readonly payments: readonly OrderPayment[]
  readonly refunds: readonly OrderRefund[]
  /** Of a paid trip that its guest has called off: what they agreed to. */
  readonly cancellation: OrderCancellation | null
  /** What the organiser changed since it was sold, the newest last. */
  readonly notices: readonly OrderNotice[]
  /** Something extraordinary goes on where it leads: calling off is free of charge. Absent: nothing does. */
  readonly circumstance?: Circumstance
  readonly placedAt: Date
  readonly confirmedAt: Date | null
  /** While pending: the places are theirs until then. */
  readonly heldUntil: Date
}

/** Somebody who is logged in: the address is shown to be theirs. */
export interface OrderCustomer {
  readonly id: string
  readonly email: string
}

/** Who asks for an order: a browser with keys of carts, a customer, or both. */
export interface OrderHolder {
  readonly keys: readonly string[]
  readonly customer: OrderCustomer | null
}

export interface OrderPayment {
  readonly id: string
  readonly state: PaymentState
  readonly method: MethodKind
  readonly amount: number
  readonly startedAt: Date
  readonly completedAt: Date | null
}

export interface OrderRefund {
  readonly id: string
  readonly paymentId: string
  readonly amount: number
  readonly reason: RefundReason
  readonly askedAt: Date
  /** Null: the bank has not paid it out yet. */
  readonly finishedAt: Date | null
}

export interface OrderCancellation {
  readonly fee: number
  readonly refund: number
  readonly percent: number
  /** What of the fee was for changes of before; absent: none was kept apart. */
  readonly changeFees?: number
  readonly isFlexible: boolean
  /** The organiser had changed the trip, or called it off, or the place is not safe: everything goes back. Absent: the guest's own wish. */
  readonly why?: FreeLeaving
  /** The organiser had called the trip off on this day, before the guest did not take another one: the law counts from it. */
  readonly since?: IsoDay
  readonly at: Date
  /** Who of the staff did it for the guest, and what they waived of the fee; absent: nobody, nothing. */
  readonly by?: string
  readonly goodwill?: Goodwill
}

/**
 * `changed`: the guest did not take the change. `silence`: nor answered in time. `called-off`: there is no trip. `extraordinary`: what
 * goes on at the place is reason enough.
 */
export type FreeLeaving = 'changed' | 'silence' | 'called-off' | 'extraordinary'

export const paymentVariants = ['full', 'deposit', 'instalments'] as const
export type PaymentVariant = (typeof paymentVariants)[number]

/** A part of the price and the day until which it is paid. */
export interface DueAmount {
  readonly amount: number
  readonly dueBy: IsoDay
}
