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
    /** The organiser had changed the trip; null: the guest's own wish. */
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
  /** The law's last day. */
  backBy: IsoDay
}

/** What is written on an ordinary transfer at the guest's own bank. */
export interface BankTransferView {
  recipient: string
  account: string
  title: string
}

/** How the rest of a trip can be paid. */
export interface TripPayView {
  /** The name of what is sent from this page: pressed twice, it is one attempt. */
  attempt: string
  open: OpenAmount
  /** Empty: no bank answers just now. */
  methods: readonly PaymentMethod[]
  /** What was tried before, in złoty as it is typed. */
  before: string | null
  /** An attempt that the bank has not decided on. */
  waitingId: string | null
}

/** What the form came back with. */
export interface TripPayAnswer {
  fault: TripPaymentFault | 'refused' | 'unreachable'
  typed: { share: string; amount: string; method: string }
}

/** One attempt to pay a part of a trip, as the pages of the account show it: nothing of a person. */
export interface TripPaymentView {
  number: string
  amount: number
  method: MethodKind
  /** `goesBack`: it came and could not be used, because another payment had come before or the trip was called off. */
  kind: 'waiting' | 'paid' | 'unpaid' | 'goesBack'
  isBankSilent: boolean
}

export interface QuoteView {
  id: string
  fee: number
  refund: number
  /** Of the price without fees for changes. */
  percent: number
  /** Part of the fee. */
  changeFees: number
  isFlexible: boolean
  /** What goes on at the place, so that it is free of charge. */
  reason?: CircumstanceReason
  validUntil: string
  /** The ways by which the money goes back. */
  methods: readonly MethodKind[]
}
