import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import type { Attraction } from '../model/attraction.ts'
import type { Availability, Tickets } from '../model/availability.ts'
import type { AttractionBookingState } from '../states/attraction-states.ts'

/**
 * Whoever runs the attractions. Carts and bookings know this and nothing of OCTO. Every call ends within its time; what the supplier does
 * not answer is a refusal, never an exception. Hold, extend, confirm and cancel may be asked twice: it happens once.
 */
export interface Supplier {
  readonly name: string
  /** Everything it sells, in all languages. */
  catalogue(): Promise<Answer<SuppliedCatalogue>>
  calendar(wish: TimesWish): Promise<Answer<readonly CalendarDay[]>>
  times(wish: TimesWish): Promise<Answer<readonly Availability[]>>
  /** One time as it is now; null: the supplier has none of that name. */
  time(wish: OneTimeWish): Promise<Answer<Availability | null>>
  /** Who is to be called on the day. */
  contact(): Promise<Answer<SupplierContact>>
  hold(wish: HoldWish): Promise<Answer<SupplierBooking>>
  extend(bookingId: string, minutes: number): Promise<Answer<SupplierBooking>>
  confirm(bookingId: string, wish: ConfirmWish): Promise<Answer<SupplierBooking>>
  /** `isLate`: after the cut-off, knowing that nothing comes back; otherwise a supplier may refuse it. */
  cancel(bookingId: string, wish: CancelWish): Promise<Answer<SupplierBooking>>
  look(bookingId: string): Promise<Answer<SupplierBooking>>
}

type Answer<Value> = Outcome<Value, SupplierRefusal>

export interface SupplierRefusal {
  /**
   * `unreachable`: nobody knows whether it happened; `unreadable`: it answered something that makes no sense, so nobody knows either.
   * `busy`: too many calls, or the supplier has been down: it did not happen. `refused`: it said no. `unknown`: there is no such thing.
   */
  readonly code: 'unreachable' | 'unreadable' | 'busy' | 'refused' | 'unknown'
  /** The supplier's own word, if it said one. */
  readonly error: string | null
  readonly detail: string
}

/** An attraction as its supplier knows it: without a number of ours and a place in our tree. */
export type SuppliedAttraction = Omit<Attraction, 'number' | 'supplier' | 'placeCode'>

export interface SuppliedCatalogue {
  readonly attractions: readonly SuppliedAttraction[]
  /** Products that cannot be read. */
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
  /** Of the cheapest ticket that costs anything, in grosze; null: the supplier does not say. */
  readonly priceFrom: number | null
}

export interface HoldWish {
  /** Ours, a UUID: the supplier takes it once. */
  readonly bookingId: string
  readonly productId: string
  readonly optionId: string
  readonly availabilityId: string
  readonly tickets: Tickets
  readonly minutes: number
  readonly pickupPointId: string | null
}

export interface ConfirmWish {
  /** What the guest calls it: the number of the order. */
  readonly reference: string
  readonly answers: Answers
  /** One for each ticket; none: the supplier asks nothing of them. */
  readonly holders: readonly TicketHolder[]
  readonly contact: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly phone: string
    readonly locale: Locale
    /** What else the supplier asks of them, by OCTO's names. */
    readonly more: Readonly<Record<string, string>>
  }
}

/** Somebody with a ticket, as far as the supplier asks. */
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
  /** In grosze; null: the supplier does not say. */
  readonly total: number | null
  readonly isCancellable: boolean
  readonly codes: readonly TicketCode[]
}

export interface TicketCode {
  readonly format: 'PDF_URL' | 'QRCODE' | 'CODE128' | 'PKPASS_URL' | 'AZTECCODE'
  readonly value: string
  /** Whose ticket; null: of the whole booking. */
  readonly kindId: string | null
}
