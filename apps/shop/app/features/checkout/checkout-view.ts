import type {
  Cart,
  CartPrice,
  CheckoutFaults,
  Consents,
  Contact,
  Participant,
  PartyChange,
  PartyMember,
  SavedPerson,
  Wishes,
} from '@wojaz/booking'
import type { DocumentType, Typed } from '@wojaz/mail'
import type { Offer } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { CancellationStep } from '@wojaz/travel/money'
import type { CartStep } from './checkout-address.ts'

/** What a page of the checkout shows. Money in grosze. */
export type CheckoutPage =
  | ({ kind: 'step' } & CheckoutView)
  /** The price is higher than the guest agreed to. */
  | ({ kind: 'rise' } & CheckoutView)
  | SoldOutView
  /** The key of the cart is in another browser, or lost. */
  | { kind: 'elsewhere' }
  /** The cart has expired. */
  | { kind: 'abandoned'; offerCode: string }

export interface CheckoutView {
  step: CartStep
  cart: Pick<Cart, 'id' | 'offeredUpsells' | 'upsells' | 'seats' | 'lostSeats' | 'promotedUpsells'>
  /** ISO instants: until when the seats are held, and the server's time. Null: no seats are held. */
  seatHold: { until: string; now: string } | null
  /** API calls of this page send it as `Cart-Id`. */
  cartKey: string
  offer: Offer
  /** The hotel card, in the guest's language. */
  offerUrl: string
  price: CartPrice
  /** The price the guest has agreed to so far. */
  agreedTotal: number
  members: readonly PartyMember[]
  participants: readonly Participant[]
  contact: Contact | null
  /** The default address for emails: the address given in the checkout, or else that of the account. */
  email: string
  /** The customer and companions saved in the account, the customer first. Empty for guests. */
  savedPeople: readonly SavedPerson[]
  /** Only for the step with travellers; otherwise null. */
  travellerData: CheckoutTravellerData | null
  savedContact: Partial<Pick<Contact, 'phone' | 'street' | 'postalCode' | 'city'>>
  consents: Consents
  /** How the travellers' documents differ from the offer; shown once. */
  changes: readonly PartyChange['change'][]
  isLaterSent: boolean
  cancellation: readonly CancellationStep[]
  /** What is read before ordering, with URLs in the guest's language. */
  documents: readonly CheckoutDocument[]
  today: IsoDay
}

/** Which documents are needed, and the documents and wishes given so far. */
export interface CheckoutTravellerData {
  /** What airline and country require, and until when. Null: nothing is required in advance. */
  need: { isPassport: boolean; by: IsoDay } | null
  /** One entry per traveller. */
  documents: readonly (ShownDocument | null)[]
  countries: readonly string[]
  home: string
  wishes: Wishes | null
}

/** A document as pages show it: only the end of its number, and countries by name. */
export interface ShownDocument {
  type: DocumentType
  number: string
  validUntil: IsoDay | null
  nationality: string | null
  issuingCountry: string | null
}

export interface CheckoutDocument {
  name: 'standardForm' | 'terms'
  url: string
}

export interface SoldOutView {
  kind: 'sold-out'
  /** Null: the offer was sold out before a cart was opened. */
  cartId: string | null
  /** Null: the guest has not seen any price here. */
  before: number | null
  alternatives: readonly Offer[]
}

/** The response to a form that was refused. */
export interface CheckoutAnswer {
  faults: CheckoutFaults
  typed: Typed
  /** A key of the dictionary below `checkout`, for a message that belongs to no field. */
  note: 'participants.notForThese' | 'recommendations.gone' | 'summary.tooManyUnpaid' | null
  /** Numbers of this browser's orders that are to be paid or cancelled first. */
  unpaid?: readonly string[]
}
