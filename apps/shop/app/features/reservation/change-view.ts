import type { ChangedPart, CheckoutFaults, DueAmount, Order, UpsellWords } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { ChangeKind } from './reservation-address.ts'
import type { ReservationHead } from './reservation-view.ts'

/** Those that are a list of other trips. */
export type OptionKind = Exclude<ChangeKind, 'osoby'>

/** What another trip would cost in place of the booked one. In grosze, the fee is in it. */
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
  /** To what the trip costs now; null: this is the booked trip. */
  difference: number | null
  /** What becomes another beside what was asked for. */
  also: readonly ChangedPart[]
}

/** What the list is narrowed by, in the words of its address. */
export interface ChangeFilter {
  name: 'miesiac' | 'noce' | 'numer'
  chosen: string
  options: readonly string[]
}

/** What the table of the contract asks for a change today. */
export interface ChangeFeeView {
  /** `whole`: as much as calling the whole trip off, which is less than the table asks. */
  kind: 'table' | 'flexible' | 'whole'
  /** For everybody who travels. */
  amount: number
  perPerson: number
  until: IsoDay
}

export interface ChangeQuoteView extends ChangeTermsView {
  id: string
  /** It has run out, or a newer one was made. */
  isOver: boolean
  validUntil: string
}

/** What becomes what, what that costs, and where the money goes. */
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
  /** Somebody else goes: both owe the price. */
  isHandOver?: boolean
}

/** Somebody of the party, and what the trip would cost without them. */
export interface LeavingView {
  /** In the party, from 0. */
  place: number
  name: string
  /** Null: the trip cannot go on without them. */
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
      /** There is time for somebody more. */
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

/** Why no quote was made, or it was not confirmed. */
export type ChangeFault =
  | 'quoteOutdated'
  | 'notConfirmed'
  | 'changeLate'
  | 'notOffered'
  | 'soldOut'
  | 'roomWithoutAdult'
  | 'cannotLeave'
  | 'tooMany'
  | 'noRoomFor'

/** What a form came back with. */
export interface ChangeAnswer {
  fault?: ChangeFault
  /** At the fields of somebody who comes along, with what was typed. */
  faults?: CheckoutFaults
  typed?: Readonly<Record<string, string>>
}

/** One change of the past. */
export interface PastChange {
  id: string
  on: IsoDay
  kind: 'contact' | 'correction' | 'transfer' | 'trip' | 'upsells' | 'reduction'
  parts: readonly ChangedPart[]
  /** What was added to the trip or given back; null: upsells were not touched. */
  upsells: { added: readonly UpsellWords[]; returned: readonly UpsellWords[] } | null
  /** Null: it cost nothing and changed no price. */
  money: { before: number; total: number; fee: number; refund: number } | null
}
