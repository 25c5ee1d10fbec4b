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

/** The part of an order that payment pages show. */
export interface OrderView {
  number: string
  offer: Offer
  price: CartPrice
  /** The upsells line by line, in the guest's language. `free` is the word for a price of zero. */
  upsells: readonly UpsellWords[]
  free: string
  paid: number
  email: string
  /** The buyer's data for a new account. Null: somebody is logged in. */
  owner: OrderOwner | null
  /** Until when the places are held. Null once the order is confirmed. */
  heldUntil: string | null
  payments: readonly { amount: number; paidAt: string }[]
}

export interface PayChoice {
  /** The idempotency key of this page's form: pressed twice, it is one payment attempt. */
  attempt: string
  options: readonly PayOption[]
  /** Empty: the bank does not respond at the moment. */
  methods: readonly PaymentMethod[]
  chosen: PaymentVariant
  /** The bank has not decided on an attempt yet. */
  isWaiting: boolean
}

/** Orders that cannot be paid, and why. */
export type ClosedPage =
  | { kind: 'elsewhere' | 'expired' | 'closed' | 'refunded'; number: string }
  | CalledOffPage

/** A paid trip that its guest has cancelled: the fee, and the refund with its date. */
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
      /** Longer than a code is valid, so the guest need not wait. */
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
      /** The documents that are available now. The voucher comes with the last payment. */
      documents: readonly DocumentName[]
      /** The token of the link in an email. It is needed to open the documents. */
      link: string | null
    }

export type PayFault = PayFormFault | 'not-offered'

export interface PayAnswer {
  fault: PayFault
  typed: { variant: string; method: string }
}
