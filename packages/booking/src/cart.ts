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

/** What a guest is filling in for one offer, priced now. */
export interface Cart {
  readonly id: string
  readonly state: CartState
  readonly locale: Locale
  readonly offerCode: string
  /** Null: it cannot be booked now. An ordered cart shows what was ordered. */
  readonly offer: Offer | null
  /** Why it cannot. */
  readonly unavailable: RepriceRefusal | null
  /** What can be added to it. */
  readonly offeredUpsells: readonly Upsell[]
  /** Null together with the offer. */
  readonly price: CartPrice | null
  /** What the guest has seen and agreed to pay, upsells included. */
  readonly agreedTotal: number
  readonly participants: readonly Participant[]
  readonly contact: Contact | null
  readonly upsells: readonly ChosenUpsell[]
  readonly seats: readonly TakenSeat[]
  /** Seats that were theirs and are not any more; null once they have chosen again. */
  readonly lostSeats: LostSeats | null
  readonly consents: Consents
  /** Null: nothing is wished. */
  readonly wishes: Wishes | null
  readonly orderNumber: string | null
  /** An adviser's mark that came with the link; null: none did. */
  readonly bidding: string | null
  /** Codes of upsells that were promised with the link: these come first. */
  readonly promotedUpsells: readonly string[]
  readonly changedAt: Date
}

export interface LostSeats {
  /** Their time ran out; the class, the trip or the party became another; or they were of an order that came to nothing. */
  readonly reason: 'time' | 'class' | 'trip' | 'party' | 'order'
  /** Names of the seats, as on the plan. */
  readonly seats: readonly string[]
}

/** What is changed of a cart: one thing, or several that belong together. */
export type CartPart = Partial<{
  /** Another trip for the same people, with the upsells that it has, too. */
  readonly offerCode: string
  readonly participants: readonly Participant[]
  /** Documents that travellers name are all there are; otherwise the same people keep theirs. */
  readonly namesDocuments: boolean
  readonly contact: Contact
  readonly consents: Consents
  readonly wishes: Wishes | null
  readonly upsells: readonly ChosenUpsell[]
  /** Exactly what it costs now. */
  readonly agreedTotal: number
  /** Where a link to go on later may be sent. */
  readonly savedEmail: string
  /** Where one is sent now, and the household that asks. */
  readonly later: { readonly email: string; readonly place: string }
}>

export type CartRefusal =
  | { readonly code: 'cart-unknown' | 'cart-not-yours' }
  | { readonly code: 'cart-closed'; readonly orderNumber: string | null }
  | RepriceRefusal
  /** Enough links for a day were sent from this cart, or from this household. */
  | { readonly code: 'emails-used-up' }
  | { readonly code: 'participants-missing'; readonly expected: number; readonly given: number }
  | { readonly code: 'room-without-adult'; readonly person: number }
  | { readonly code: 'upsell-refused'; readonly upsell: ChosenRefusal }
  | { readonly code: 'price-changed'; readonly before: number; readonly now: number }

/** What a guest has agreed to and what it costs now. */
export interface Requote {
  readonly kind: 'same' | 'drop' | 'rise' | 'sold-out'
  readonly before: number
  /** Null when it cannot be booked. */
  readonly now: number | null
  /** When it cannot be booked: what comes nearest, for the same people. */
  readonly alternatives: readonly Offer[]
}
