import type { ChangedPart, CheckoutFaults, DueAmount, Order, UpsellWords } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { ChangeKind } from './reservation-address.ts'
import type { ReservationHead } from './reservation-view.ts'

/** Changes with a list of alternative trips. */
export type OptionKind = Exclude<ChangeKind, 'osoby'>

/** An alternative to the booked trip. The price is in grosze and includes the fee. */
export interface ChangeOption {
  offerCode: string
  departureDate: IsoDay
  returnDate: IsoDay
  nights: number
  airport: string | null
  departureTime: string | null
  room: string
  board: string
  total: number
  /** Compared with the present price. Null: this is the booked trip. */
  difference: number | null
  /** What else would change. */
  also: readonly ChangedPart[]
}

/** A filter of the list, named as in the URL. */
export interface ChangeFilter {
  name: 'miesiac' | 'noce' | 'numer'
  chosen: string
  options: readonly string[]
}

/** The fee for a change today, from the table in the contract. */
export interface ChangeFeeView {
  /** `whole`: the fee for cancelling the whole trip, because it is lower than the table. */
  kind: 'table' | 'flexible' | 'whole'
  /** For all travellers. */
  amount: number
  perPerson: number
  until: IsoDay
}

export interface ChangeQuoteView extends ChangeTermsView {
  id: string
  /** It has expired, or there is a newer one. */
  isOver: boolean
  validUntil: string
}

/** What changes to what, its price, and the payment or refund. */
export interface ChangeTermsView {
  parts: readonly ChangedPart[]
  /** Upsells and seats the new trip does not have. */
  lost: readonly string[]
  before: number
  difference: number
  fee: number
  feeKind: 'table' | 'flexible' | 'leaving' | 'transfer' | 'none'
  total: number
  paid: number
  refund: number
  ways: readonly Order['payments'][number]['method'][]
  due: readonly DueAmount[]
  /** Somebody else travels instead: both persons owe the price. */
  isHandOver?: boolean
}

/** A traveller, and the price of the trip without them. */
export interface LeavingView {
  /** Index in the party, from 0. */
  place: number
  name: string
  /** Null: the trip is not possible without them. */
  total: number | null
  difference: number
}

export type ChangeStep =
  | {
      step: 'choose'
      kind: OptionKind
      fee: ChangeFeeView
      filters: readonly ChangeFilter[]
      options: readonly ChangeOption[]
    }
  | {
      step: 'osoby'
      people: readonly LeavingView[]
      percent: number
      rooms: number
      nth: number
      /** There is still time to add somebody. */
      canJoin: boolean
    }
  | { step: 'quote'; quote: ChangeQuoteView }
  /** It is too late to change anything. */
  | { step: 'late' }

export interface ChangePage {
  head: ReservationHead
  present: { total: number; paid: number }
  kinds: readonly ChangeKind[]
  step: ChangeStep
}

/** Why there is no quote, or why it was not confirmed. */
export type ChangeFault =
  | 'quoteOutdated'
  | 'notChangeable'
  | 'changeLate'
  | 'notOffered'
  | 'soldOut'
  | 'roomWithoutAdult'
  | 'cannotLeave'
  | 'tooMany'
  | 'noRoomFor'

/** The response to a form that was refused. */
export interface ChangeAnswer {
  fault?: ChangeFault
  /** Errors at the fields of a new traveller, with the typed values. */
  faults?: CheckoutFaults
  typed?: Readonly<Record<string, string>>
}

export interface PastChange {
  id: string
  on: IsoDay
  kind: 'contact' | 'correction' | 'transfer' | 'trip' | 'upsells' | 'reduction'
  parts: readonly ChangedPart[]
  /** What was added or removed. Null: no upsells were changed. */
  upsells: { added: readonly UpsellWords[]; returned: readonly UpsellWords[] } | null
  /** Null: it was free and changed no price. */
  money: { before: number; total: number; fee: number; refund: number } | null
}
