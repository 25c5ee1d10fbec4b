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

/** What a guest wants: one option of an attraction, at a time, for so many. */
export interface AttractionChoice {
  readonly attractionNumber: number
  readonly optionId: string
  readonly availabilityId: string
  readonly tickets: Tickets
  readonly pickupPointId: string | null
}

/** One attraction of a cart. Everything that a ticket needs is frozen with it: the catalogue may change afterwards. */
export interface AttractionItem {
  /** Ours, a UUID, for as long as it is in the cart and the order. */
  readonly id: string
  /** The supplier knows the booking by it. Places that ran out and are held anew have another one. */
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
  /** As the supplier wrote them: local, mostly with their offset. */
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
  /** Until then the places are held; null: nothing is held, or it is booked for good. */
  readonly heldUntil: Date | null
  /** What the supplier asked for, as far as it was told. */
  readonly told: ItemData
  /** To be called on the day. */
  readonly supplierContact: { readonly name: string; readonly phone: string | null }
  readonly supplierReference: string | null
  readonly codes: readonly TicketCode[]
  readonly refund: { readonly amount: number; readonly state: AttractionRefundState } | null
  readonly cancelledAt: Date | null
}

/** A kind of ticket in an item, with what the supplier asks of whoever uses it. */
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
  /** What the supplier asks of whoever buys and the shop does not ask by itself, by OCTO's names: `postalCode`, `country`. */
  readonly contact?: Readonly<Record<string, string>>
  readonly answers: Answers
  /** One for each ticket, in the order of the kinds; none yet: nothing was told. */
  readonly holders: readonly TicketHolder[]
}

/** Who buys. */
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
  /** In grosze, of what is held. */
  readonly total: number
  /** The earliest end of a hold; null: nothing is held. */
  readonly heldUntil: Date | null
  /** A trip of the shop that it belongs to. */
  readonly tripNumber: string | null
}

/** What was bought together, or is being paid for. */
export interface AttractionOrder {
  /** A UUID: names it in addresses, and nobody guesses it. */
  readonly transactionId: string
  /** What the guest says on the phone: A and nine digits. */
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
