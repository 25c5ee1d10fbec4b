import type {
  CartPrice,
  DocumentName,
  DueAmount,
  MethodKind,
  PayFormFault,
  PaymentMethod,
  PaymentVariant,
  PayOption,
  UpsellWords,
} from '@wojaz/booking'
import type { Offer } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { OrderOwner } from '../account/account.ts'

/** As much of an order as pages of payment show. */
export interface OrderView {
  number: string
  offer: Offer
  price: CartPrice
  /** Line by line, in the guest's language; what costs nothing is said to be free. */
  upsells: readonly UpsellWords[]
  free: string
  paid: number
  email: string
  /** Who ordered and can have an account made of it; null: somebody is logged in. */
  owner: OrderOwner | null
  /** The places are theirs until then; null once the order is confirmed. */
  heldUntil: string | null
  payments: readonly { amount: number; paidAt: string }[]
}

export interface PayChoice {
  /** The name of what is sent from this page: pressed twice, it is one attempt. */
  attempt: string
  options: readonly PayOption[]
  /** Empty: the bank does not answer just now. */
  methods: readonly PaymentMethod[]
  chosen: PaymentVariant
  /** An attempt the bank has not decided on. */
  isWaiting: boolean
}

/** Orders that cannot be paid, and why. */
export type ClosedPage =
  | { kind: 'elsewhere' | 'expired' | 'closed' | 'refunded'; number: string }
  | CalledOffPage

/** A paid trip that its guest has called off: what that cost, and what goes back until when. */
export interface CalledOffPage {
  kind: 'calledOff'
  number: string
  fee: number
  refund: number
  on: IsoDay
  backBy: IsoDay
}

export type PayPage = ClosedPage | { kind: 'pay'; order: OrderView; choice: PayChoice }

export type WaitingPage =
  | ClosedPage
  | {
      kind: 'waiting'
      order: OrderView
      method: MethodKind
      /** Longer than a code lives: the guest need not stay. */
      isLong: boolean
      isBankSilent: boolean
    }

export type PlacedPage = ClosedPage | { kind: 'placed'; order: OrderView; isConfirmed: boolean }

export type PaidPage =
  | ClosedPage
  | {
      kind: 'paid'
      order: OrderView
      due: readonly DueAmount[]
      /** What can be taken home now: the voucher comes with the last payment. */
      documents: readonly DocumentName[]
      /** Came by the link of an email: documents are asked for with it. */
      link: string | null
    }

export type PayFault = PayFormFault | 'not-offered'

export interface PayAnswer {
  fault: PayFault
  typed: { variant: string; method: string }
}
