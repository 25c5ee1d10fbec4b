import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import type { Attraction } from '../model/attraction.ts'
import type { Availability, Tickets } from '../model/availability.ts'
import type { AttractionBookingState } from '../states/attraction-states.ts'

/**
 * A company that runs attractions. Carts and bookings depend on this interface, not on OCTO. Every call has a timeout; no answer
 * is a refusal, never an exception. Hold, extend, confirm and cancel are idempotent.
 */
export interface Supplier {
  readonly name: string
  /** Everything it sells, in all languages. */
  catalogue(): Promise<Answer<SuppliedCatalogue>>
  calendar(wish: TimesWish): Promise<Answer<readonly CalendarDay[]>>
  times(wish: TimesWish): Promise<Answer<readonly Availability[]>>
  /** The current state of one time; null if the supplier does not know the id. */
  time(wish: OneTimeWish): Promise<Answer<Availability | null>>
  /** The phone contact for the day. */
  contact(): Promise<Answer<SupplierContact>>
  hold(wish: HoldWish): Promise<Answer<SupplierBooking>>
  extend(bookingId: string, minutes: number): Promise<Answer<SupplierBooking>>
  confirm(bookingId: string, wish: ConfirmWish): Promise<Answer<SupplierBooking>>
  /** `isLate`: after the cut-off, when nothing is refunded; without it a supplier may refuse. */
  cancel(bookingId: string, wish: CancelWish): Promise<Answer<SupplierBooking>>
  look(bookingId: string): Promise<Answer<SupplierBooking>>
}

type Answer<Value> = Outcome<Value, SupplierRefusal>

export interface SupplierRefusal {
  /**
   * `unreachable`: it is unknown whether it happened. `unreadable`: the answer was invalid, so it is unknown, too. `busy`: too
   * many calls, or the circuit is open: it did not happen. `refused`: the supplier refused. `unknown`: there is no such booking
   * or product.
   */
  readonly code: 'unreachable' | 'unreadable' | 'busy' | 'refused' | 'unknown'
  /** The supplier's own error code, if there is one. */
  readonly error: string | null
  readonly detail: string
}

/** An attraction as its supplier describes it: without our number and place. */
export type SuppliedAttraction = Omit<Attraction, 'number' | 'supplier' | 'placeCode'>

export interface SuppliedCatalogue {
  readonly attractions: readonly SuppliedAttraction[]
  /** Products that could not be parsed. */
  readonly skipped: readonly { readonly productId: string; readonly why: string }[]
}

export interface TimesWish {
  readonly productId: string
  readonly optionId: string
  readonly from: IsoDay
  readonly to: IsoDay
  readonly tickets: Tickets
}

export interface OneTimeWish {
  readonly productId: string
  readonly optionId: string
  readonly availabilityId: string
  readonly tickets: Tickets
}

export interface SupplierContact {
  readonly name: string
  readonly phone: string | null
}

export interface CalendarDay {
  readonly day: IsoDay
  readonly isAvailable: boolean
  readonly vacancies: number | null
  /** Of the cheapest ticket above 0, in grosze; null if the supplier does not say. */
  readonly priceFrom: number | null
}

export interface HoldWish {
  /** Our UUID, the idempotency key of the booking. */
  readonly bookingId: string
  readonly productId: string
  readonly optionId: string
  readonly availabilityId: string
  readonly tickets: Tickets
  readonly minutes: number
  readonly pickupPointId: string | null
}

export interface ConfirmWish {
  /** The number of the order, as the guest knows it. */
  readonly reference: string
  readonly answers: Answers
  /** One for each ticket; empty if the supplier asks nothing of them. */
  readonly holders: readonly TicketHolder[]
  readonly contact: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
    readonly locale: Locale
    /** Further data that the supplier asks for, by OCTO's names. */
    readonly more: Readonly<Record<string, string>>
  }
}

/** A ticket holder, with the data that the supplier asks for. */
export interface TicketHolder {
  readonly kindId: string
  /** By OCTO's names: `firstName`, `lastName` … */
  readonly contact: Readonly<Record<string, string>>
  readonly answers: Answers
}

/** By the id of the question. */
export type Answers = Readonly<Record<string, string>>

export interface CancelWish {
  readonly reason: string
  readonly isLate: boolean
}

export interface SupplierBooking {
  readonly bookingId: string
  readonly state: AttractionBookingState
  readonly supplierReference: string | null
  readonly expiresAt: Date | null
  /** In grosze; null if the supplier does not say. */
  readonly total: number | null
  readonly isCancellable: boolean
  readonly codes: readonly TicketCode[]
}

export interface TicketCode {
  readonly format: 'PDF_URL' | 'QRCODE' | 'CODE128' | 'PKPASS_URL' | 'AZTECCODE'
  readonly value: string
  /** The ticket's kind; null: a code of the whole booking. */
  readonly kindId: string | null
}
