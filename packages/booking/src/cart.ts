import type { Offer, RepriceRefusal } from '@wojaz/offers'
import type { Locale } from '@wojaz/travel/locale'
import type { CartPrice } from './cart-price.ts'
import type { TakenSeat } from './order.ts'
import type { Contact, Participant } from './participant.ts'
import type { Consents } from './participants/consents.ts'
import type { CartState } from './states/booking-states.ts'
import type { Wishes } from './traveller-data/wishes.ts'
import type { ChosenUpsell, Upsell } from './upsell.ts'
import type { ChosenRefusal } from './upsells/chosen-refusals.ts'

/** What a guest is filling in for one offer, with current prices. */
export interface Cart {
  readonly id: string
  readonly state: CartState
  readonly locale: Locale
  readonly offerCode: string
  /** Null: it cannot be booked now. An ordered cart has the offer that was ordered. */
  readonly offer: Offer | null
  /** The reason why it cannot be booked. */
  readonly unavailable: RepriceRefusal | null
  /** What can be added to it. */
  readonly offeredUpsells: readonly Upsell[]
  /** Null together with the offer. */
  readonly price: CartPrice | null
  /** The total that the guest has seen and agreed to, upsells included. */
  readonly agreedTotal: number
  readonly participants: readonly Participant[]
  readonly contact: Contact | null
  readonly upsells: readonly ChosenUpsell[]
  readonly seats: readonly TakenSeat[]
  /** Seats that the cart has lost; null after the guest has chosen again. */
  readonly lostSeats: LostSeats | null
  readonly consents: Consents
  /** Null: the guest has no wishes. */
  readonly wishes: Wishes | null
  readonly orderNumber: string | null
  /** The adviser's mark from the link; null: there was none. */
  readonly bidding: string | null
  /** Codes of upsells from the link. They are listed first. */
  readonly promotedUpsells: readonly string[]
  readonly changedAt: Date
}

export interface LostSeats {
  /** The hold expired; the class, the trip or the party changed; or the order of these seats was not paid. */
  readonly reason: 'time' | 'class' | 'trip' | 'party' | 'order'
  /** Names of the seats, as on the plan. */
  readonly seats: readonly string[]
}

/** A change of a cart: one field, or several that belong together. */
export type CartPart = Partial<{
  /** Another trip for the same people. Upsells that it also offers stay. */
  readonly offerCode: string
  readonly participants: readonly Participant[]
  /** True: the given travel documents replace all stored ones. Otherwise each traveller keeps theirs. */
  readonly namesDocuments: boolean
  readonly contact: Contact
  readonly consents: Consents
  readonly wishes: Wishes | null
  readonly upsells: readonly ChosenUpsell[]
  /** Must be exactly the current total. */
  readonly agreedTotal: number
  /** The address for a link to continue later. */
  readonly savedEmail: string
  /** Sends such a link now. `place` is the household that asks. */
  readonly later: { readonly email: string; readonly place: string }
}>

export type CartRefusal =
  | { readonly code: 'cart-unknown' | 'cart-not-yours' }
  | { readonly code: 'cart-closed'; readonly orderNumber: string | null }
  | RepriceRefusal
  /** The daily limit of links for this cart or household is reached. */
  | { readonly code: 'emails-used-up' }
  | { readonly code: 'participants-missing'; readonly expected: number; readonly given: number }
  | { readonly code: 'room-without-adult'; readonly person: number }
  | { readonly code: 'upsell-refused'; readonly upsell: ChosenRefusal }
  | { readonly code: 'price-changed'; readonly before: number; readonly now: number }

/** The total that the guest agreed to, and the total now. */
export interface Requote {
  readonly kind: 'same' | 'drop' | 'rise' | 'sold-out'
  readonly before: number
  /** Null when it cannot be booked. */
  readonly now: number | null
  /** The nearest offers for the same people, when it cannot be booked. */
  readonly alternatives: readonly Offer[]
}
