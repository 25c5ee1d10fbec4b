import type {
  CircumstanceReason,
  DueAmount,
  MethodKind,
  OpenAmount,
  PaymentMethod,
  TripPaymentFault,
} from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'

export interface MoneyView {
  total: number
  paid: number
  due: readonly DueAmount[]
  payments: readonly { id: string; amount: number; paidOn: IsoDay }[]
  refunds: readonly RefundView[]
  cancellation: {
    fee: number
    refund: number
    percent: number
    /** The reason on the organiser's side. Null: the guest's own wish. */
    why: 'changed' | 'silence' | 'calledOff' | 'extraordinary' | null
    on: IsoDay
    backBy: IsoDay
  } | null
}

export interface RefundView {
  id: string
  amount: number
  askedOn: IsoDay
  /** Null: the bank has not paid it out yet. */
  paidOutOn: IsoDay | null
  /** The last day that the law allows. */
  backBy: IsoDay
}

/** The data of a bank transfer. */
export interface BankTransferView {
  recipient: string
  account: string
  title: string
}

/** How the rest of a trip can be paid. */
export interface TripPayView {
  /** The idempotency key of this page's form: pressed twice, it is one payment attempt. */
  attempt: string
  open: OpenAmount
  /** Empty: no bank responds at the moment. */
  methods: readonly PaymentMethod[]
  /** The amount of the previous attempt, as it was typed, in złoty. */
  before: string | null
  /** An attempt that the bank has not decided on. */
  waitingId: string | null
}

/** The response to a form that was refused. */
export interface TripPayAnswer {
  fault: TripPaymentFault | 'refused' | 'unreachable'
  typed: { share: string; amount: string; method: string }
}

/** One attempt to pay part of a trip, as the account shows it. It contains no personal data. */
export interface TripPaymentView {
  number: string
  amount: number
  method: MethodKind
  /** `goesBack`: it was paid but could not be used, because another payment came first or the trip was cancelled. */
  kind: 'waiting' | 'paid' | 'unpaid' | 'goesBack'
  isBankSilent: boolean
}

export interface QuoteView {
  id: string
  fee: number
  refund: number
  /** Percent of the price without fees for changes. */
  percent: number
  /** Part of the fee. */
  changeFees: number
  isFlexible: boolean
  /** What has happened at the place, so that cancelling is free. */
  reason?: CircumstanceReason
  validUntil: string
  /** How the money is refunded. */
  methods: readonly MethodKind[]
}
