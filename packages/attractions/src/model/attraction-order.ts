import type { Locale } from '@wojaz/travel/locale'
import type { FrozenPolicy } from '../rules/cancellation.ts'
import type { ChoicePrice } from '../rules/price-choice.ts'
import type {
  AttractionBookingState,
  AttractionCartState,
  AttractionOrderState,
  AttractionRefundState,
} from '../states/attraction-states.ts'
import type { Answers, TicketCode, TicketHolder } from '../suppliers/supplier.ts'
import type { MeetingPoint, Picture, RequiredData, TicketType } from './attraction.ts'
import type { PickupPoint, Tickets } from './availability.ts'

/** A guest's choice: one option of an attraction, at a time, with so many tickets. */
export interface AttractionChoice {
  readonly attractionNumber: number
  readonly optionId: string
  readonly availabilityId: string
  readonly tickets: Tickets
  readonly pickupPointId: string | null
}

/** One attraction of a cart. Everything that a ticket needs is stored with it, because the catalogue may change afterwards. */
export interface AttractionItem {
  /** Our UUID, stable for as long as it is in the cart and the order. */
  readonly id: string
  /** The id of the booking at the supplier. Places that expired and are held again have another one. */
  readonly bookingId: string
  readonly state: AttractionBookingState
  readonly choice: AttractionChoice
  readonly supplier: string
  readonly productId: string
  readonly titles: Readonly<Record<Locale, string>>
  readonly optionTitles: Readonly<Record<Locale, string>>
  readonly picture: Picture | null
  readonly placeCode: string | null
  readonly timeZone: string
  /** As the supplier wrote them: local time, mostly with offset. */
  readonly localStart: string
  readonly localEnd: string
  readonly isAllDay: boolean
  readonly meetingPoint: MeetingPoint | null
  readonly pickup: PickupPoint | null
  readonly isConfirmedAtOnce: boolean
  readonly kinds: readonly ItemKind[]
  readonly required: RequiredData
  readonly price: ChoicePrice
  readonly policy: FrozenPolicy
  /** The end of the hold; null if nothing is held or the booking is confirmed. */
  readonly heldUntil: Date | null
  /** The answers to the supplier's questions so far. */
  readonly told: ItemData
  /** To be called on the day. */
  readonly supplierContact: { readonly name: string; readonly phone: string | null }
  readonly supplierReference: string | null
  readonly codes: readonly TicketCode[]
  readonly refund: { readonly amount: number; readonly state: AttractionRefundState } | null
  readonly cancelledAt: Date | null
}

/** A kind of ticket in an item, with the supplier's questions to its holder. */
export interface ItemKind {
  readonly id: string
  readonly type: TicketType
  readonly titles: Readonly<Record<Locale, string>>
  readonly quantity: number
  readonly minAge: number
  readonly maxAge: number
  readonly required: RequiredData
}

export interface ItemData {
  /** What the supplier asks of the buyer and the shop does not, by OCTO's names: `postalCode`, `country`. */
  readonly contact?: Readonly<Record<string, string>>
  readonly answers: Answers
  /** One for each ticket, in the order of the kinds; empty if nothing was told yet. */
  readonly holders: readonly TicketHolder[]
}

/** The buyer. */
export interface AttractionContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
}

/** Several attractions that are bought together. */
export interface AttractionCart {
  readonly id: string
  readonly state: AttractionCartState
  readonly locale: Locale
  readonly items: readonly AttractionItem[]
  readonly contact: AttractionContact | null
  /** Total of the held items, in grosze. */
  readonly total: number
  /** The earliest end of a hold; null if nothing is held. */
  readonly heldUntil: Date | null
  /** The trip of the shop that it belongs to. */
  readonly tripNumber: string | null
}

/** Attractions bought together, or being paid for. */
export interface AttractionOrder {
  /** A UUID that names the order in addresses and cannot be guessed. */
  readonly transactionId: string
  /** The number for phone calls: A and nine digits. */
  readonly number: string
  readonly state: AttractionOrderState
  readonly locale: Locale
  readonly items: readonly AttractionItem[]
  readonly contact: AttractionContact
  readonly total: number
  readonly paid: number
  readonly placedAt: Date
  readonly paidAt: Date | null
  readonly tripNumber: string | null
}
