import type { Price } from './prices.ts'

export type BookingStatus = 'ON_HOLD' | 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'EXPIRED' | 'CANCELLED'

/** The allowed changes of a booking's status. */
export const transitions: Readonly<Record<BookingStatus, readonly BookingStatus[]>> = {
  ON_HOLD: ['CONFIRMED', 'PENDING', 'EXPIRED', 'CANCELLED'],
  PENDING: ['CONFIRMED', 'REJECTED', 'CANCELLED'],
  CONFIRMED: ['CANCELLED'],
  REJECTED: [],
  EXPIRED: [],
  CANCELLED: [],
}

export const canBecome = (from: BookingStatus, to: BookingStatus): boolean => transitions[from].includes(to)

/** Whether the booking occupies places. */
export const takesPlaces = (status: BookingStatus): boolean =>
  status === 'ON_HOLD' || status === 'PENDING' || status === 'CONFIRMED'

export interface Contact {
  readonly fullName: string | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly emailAddress: string | null
  readonly phoneNumber: string | null
  readonly locales: readonly string[]
  readonly postalCode: string | null
  readonly country: string | null
  readonly notes: string | null
}

export interface Answer {
  readonly questionId: string
  readonly value: string | null
}

export interface UnitItem {
  readonly uuid: string
  readonly unitId: string
  readonly supplierReference: string
  readonly resellerReference: string | null
  readonly contact: Contact
  readonly answers: readonly Answer[]
  /** The price at the time of the hold. */
  readonly price: Price
}

export interface Pickup {
  readonly isRequested: boolean
  readonly pointId: string | null
  readonly hotel: string | null
}

/** A booking as the ledger stores it: amounts in grosze, times in ISO. It is immutable; a change makes a new object. */
export interface Booking {
  readonly id: string
  readonly uuid: string
  readonly supplierReference: string
  readonly resellerReference: string | null
  readonly status: BookingStatus
  readonly createdAt: string
  readonly updatedAt: string
  readonly expiresAt: string | null
  readonly confirmedAt: string | null
  readonly productId: string
  readonly optionId: string
  readonly availabilityId: string
  /** How many of the slot's places it takes. */
  readonly places: number
  /** The end of free cancellation, fixed when the places were held. */
  readonly freeUntil: string
  readonly price: Price
  readonly unitItems: readonly UnitItem[]
  readonly contact: Contact
  readonly notes: string | null
  readonly pickup: Pickup
  readonly answers: readonly Answer[]
  readonly cancellation: {
    readonly refund: 'FULL' | 'NONE'
    readonly reason: string | null
    readonly at: string
  } | null
  /** The supplier's future answer to a booking on request; null: none is needed, or a person decides. */
  readonly verdict: { readonly isConfirmed: boolean; readonly at: string } | null
}
