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
  /** It costs more than the guest has agreed to. */
  | ({ kind: 'rise' } & CheckoutView)
  | SoldOutView
  /** The key to it is in another browser, or nowhere. */
  | { kind: 'elsewhere' }
  /** Nobody came back to it in time. */
  | { kind: 'abandoned'; offerCode: string }

export interface CheckoutView {
  step: CartStep
  cart: Pick<Cart, 'id' | 'offeredUpsells' | 'upsells' | 'seats' | 'lostSeats' | 'promotedUpsells'>
  /** ISO moments: until when its seats are held, and what the server's clock says; null: it has none. */
  seatHold: { until: string; now: string } | null
  /** For calls of this page, which send it as `Cart-Id`. */
  cartKey: string
  offer: Offer
  /** Of the hotel's card, in the guest's language. */
  offerUrl: string
  price: CartPrice
  /** What the guest has agreed to so far. */
  agreedTotal: number
  members: readonly PartyMember[]
  participants: readonly Participant[]
  contact: Contact | null
  /** Where emails go unless the guest says otherwise: to the address given, else to that of the account. */
  email: string
  /** What the account knows; empty for guests. The customer comes first. */
  savedPeople: readonly SavedPerson[]
  /** Of the step with travellers; null on the others. */
  travellerData: CheckoutTravellerData | null
  savedContact: Partial<Pick<Contact, 'phone' | 'street' | 'postalCode' | 'city'>>
  consents: Consents
  /** How the documents differ from the offer, told once. */
  changes: readonly PartyChange['change'][]
  isLaterSent: boolean
  cancellation: readonly CancellationStep[]
  /** Addresses of what is read before ordering, in the guest's language. */
  documents: readonly CheckoutDocument[]
  today: IsoDay
}

/** What is asked of documents, and what is known of them and of wishes. */
export interface CheckoutTravellerData {
  /** What airline and country need, and until when; null: nobody asks beforehand. */
  need: { isPassport: boolean; by: IsoDay } | null
  /** By traveller. */
  documents: readonly (ShownDocument | null)[]
  countries: readonly string[]
  home: string
  wishes: Wishes | null
}

/** A document as pages show it: of its number only the end, countries by their names. */
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
  /** Null: the offer was gone before a cart was opened. */
  cartId: string | null
  /** Null: the guest has not seen any price here. */
  before: number | null
  alternatives: readonly Offer[]
}

/** What comes back from a form that cannot be taken as it is. */
export interface CheckoutAnswer {
  faults: CheckoutFaults
  typed: Typed
  /** Beside the fields: keys of the dictionary below `checkout`. */
  note: 'participants.notForThese' | 'recommendations.gone' | 'summary.tooManyUnpaid' | null
  /** Numbers of this browser's orders that are to be paid or cancelled first. */
  unpaid?: readonly string[]
}
