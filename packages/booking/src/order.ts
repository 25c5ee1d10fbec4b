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

/** What was sold. Later changes of inventory and texts do not change it. */
export interface Order {
  /** 'W' and nine digits, the last a check digit. */
  readonly number: string
  readonly state: OrderState
  readonly locale: Locale
  readonly offer: Offer
  readonly participants: readonly Participant[]
  readonly contact: Contact
  /** Absent: the guest has no wishes. */
  readonly wishes?: Wishes
  readonly upsells: readonly ChosenUpsell[]
  readonly seats: readonly TakenSeat[]
  readonly price: CartPrice
  readonly paid: number
  /** How the guest pays; null before the first attempt. */
  readonly variant: PaymentVariant | null
  /** The due parts of the price. The first part confirms the order. */
  readonly schedule: readonly DueAmount[]
  readonly payments: readonly OrderPayment[]
  readonly refunds: readonly OrderRefund[]
  /** For a paid trip that was cancelled: the terms that the guest agreed to. */
  readonly cancellation: OrderCancellation | null
  /** Changes by the organiser since the sale, newest last. */
  readonly notices: readonly OrderNotice[]
  /** Set when a circumstance at the destination makes cancelling free. */
  readonly circumstance?: Circumstance
  readonly placedAt: Date
  readonly confirmedAt: Date | null
  /** While pending: the places are held until then. */
  readonly heldUntil: Date
}

/** A logged-in customer, whose email address is verified. */
export interface OrderCustomer {
  readonly id: string
  readonly email: string
}

/** The holder of an order: a browser with cart keys, a customer, or both. */
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
  /** The part of the fee that was for earlier changes; absent: there was none. */
  readonly changeFees?: number
  readonly isFlexible: boolean
  /**
   * The reason why everything is refunded: the organiser changed the trip or called it off, or the place is not safe. Absent: the
   * guest wanted to cancel.
   */
  readonly why?: FreeLeaving
  /**
   * The day on which the organiser called the trip off, if the guest declined the substitute later. The law counts from this day.
   */
  readonly since?: IsoDay
  readonly at: Date
  /** The member of staff who did it for the guest; absent: the guest did it. */
  readonly by?: string
  readonly goodwill?: Goodwill
}

/**
 * `changed`: the guest declined the change. `silence`: the guest did not answer in time. `called-off`: the organiser called the
 * trip off. `extraordinary`: a circumstance at the place.
 */
export type FreeLeaving = 'changed' | 'silence' | 'called-off' | 'extraordinary'

export const paymentVariants = ['full', 'deposit', 'instalments'] as const
export type PaymentVariant = (typeof paymentVariants)[number]

/** A part of the price, and the day by which it must be paid. */
export interface DueAmount {
  readonly amount: number
  readonly dueBy: IsoDay
}
