import type { ChosenMethod } from '@wojaz/booking'
import type { Asker, PaymentBegun, PaymentRefusal } from '@wojaz/booking/server'
import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import type {
  AttractionCart,
  AttractionChoice,
  AttractionContact,
  AttractionOrder,
  ItemData,
} from '../model/attraction-order.ts'
import type { ChoiceFault } from '../rules/choice-faults.ts'
import type { DataFault } from '../rules/data-faults.ts'

/** Who makes the request: the owner of a cart key, the receiver of an order's email, or the customer it belongs to. */
export interface AttractionHolder {
  readonly cartKeys: readonly string[]
  readonly customer: { readonly id: string; readonly email: string } | null
  /** The order whose email link they opened. */
  readonly emailOf?: string
}

export type CartRefusal =
  | { readonly code: 'cart-unknown' }
  | { readonly code: 'cart-closed' }
  | { readonly code: 'attraction-unknown' }
  | { readonly code: 'cart-full'; readonly most: number }
  /** This browser, customer or household already holds its share of unpaid places. */
  | { readonly code: 'too-many-held' }
  | { readonly code: 'choice-refused'; readonly faults: readonly ChoiceFault[] }
  | { readonly code: 'pickup-needed' }
  | { readonly code: 'gone' }
  /** `left`: places left at that time. */
  | { readonly code: 'sold-out'; readonly left: number }
  /** The supplier did not answer, and nothing can have happened there. */
  | { readonly code: 'supplier-away' }
  /**
   * It is unknown whether the supplier holds it. The item is in the cart as `asked`, and the polling loop looks for it. The cart
   * may be a new one.
   */
  | { readonly code: 'supplier-silent'; readonly key: string }

export type OrderRefusal =
  | { readonly code: 'cart-unknown' | 'cart-empty' | 'cart-closed' | 'contact-missing' | 'consent-missing' }
  /** Missing answers by item, as `dataFaults` names them. */
  | { readonly code: 'data-missing'; readonly faults: readonly DataFault[] }
  | { readonly code: 'hold-over'; readonly itemIds: readonly string[] }
  | { readonly code: 'price-changed'; readonly total: number }

export type CancelRefusal = {
  readonly code: 'order-unknown' | 'item-unknown' | 'not-cancellable' | 'quote-over' | 'supplier-silent'
}

export interface CancelQuote {
  readonly itemId: string
  readonly paid: number
  readonly refund: number
  readonly until: Date
}

export interface AttractionPayment {
  readonly method: ChosenMethod
  readonly gateway?: string
  readonly customerIp: string
}

/** Idempotency keys: the key for a new cart and the id of the item. The same request again gives the same hold. */
export interface AddedOnce {
  readonly newKey: string
  readonly itemId: string
}

/** From a choice to a ticket. Expected refusals are values. */
export interface AttractionSale {
  /**
   * Without a key a new cart is opened, and its key is returned once. Adding includes holding: everything in the cart is held.
   */
  add(
    key: string | null,
    choice: AttractionChoice,
    about: {
      readonly locale: Locale
      readonly customerId: string | null
      readonly tripNumber: string | null
      /** Whose holds are counted together; without it those of this cart and this customer. */
      readonly asker?: Asker
    },
    once?: AddedOnce,
  ): Promise<
    Outcome<{ readonly cart: AttractionCart; readonly key: string; readonly itemId: string }, CartRefusal>
  >
  cart(key: string): Promise<AttractionCart | null>
  /** Releases its places. */
  remove(key: string, itemId: string): Promise<Outcome<AttractionCart, CartRefusal>>
  /** Extends all holds. Expired items are held again if there are places, at the current price. */
  extend(key: string): Promise<Outcome<AttractionCart, CartRefusal>>
  tell(
    key: string,
    data: {
      readonly contact?: AttractionContact
      readonly items?: Readonly<Record<string, ItemData>>
    },
  ): Promise<Outcome<AttractionCart, CartRefusal>>
  /** Idempotent: pressing twice gives one order. A cart whose payment failed is ordered again under the same number. */
  placeOrder(
    key: string,
    wish: { readonly agreedTotal: number; readonly terms: boolean },
  ): Promise<Outcome<AttractionOrder, OrderRefusal>>
  startPayment(
    transactionId: string,
    holder: AttractionHolder,
    wish: AttractionPayment,
  ): Promise<Outcome<PaymentBegun, PaymentRefusal>>
  /** Null if there is no such order or it belongs to somebody else. Queries the bank if the payment is undecided. */
  order(transactionId: string, holder: AttractionHolder): Promise<AttractionOrder | null>
  /** For the office, which checks access itself. Null if there is none, or its buyer has been erased. */
  orderOfNumber(number: string): Promise<AttractionOrder | null>
  ordersOf(customer: { readonly id: string; readonly email: string }): Promise<readonly AttractionOrder[]>
  /** Links guests' orders of a proven address to the customer, so that they stay theirs when the address changes. */
  joinOrders(customer: { readonly id: string; readonly email: string }): Promise<void>
  /** Emails about what a customer bought go to the new address of their account. */
  moveContacts(customerId: string, from: string, to: string): Promise<void>
  ordersOfTrip(tripNumber: string): Promise<readonly AttractionOrder[]>
  quoteCancel(
    transactionId: string,
    itemId: string,
    holder: AttractionHolder,
  ): Promise<Outcome<CancelQuote, CancelRefusal>>
  /** Cancels by the quote that the guest saw: the refund is never smaller. */
  confirmCancel(
    transactionId: string,
    quote: CancelQuote,
    holder: AttractionHolder,
  ): Promise<Outcome<AttractionOrder, CancelRefusal>>
  /** One run over everything that waits: uncertain holds, confirmations, refusals, refunds. Safe on any number of nodes. */
  keep(): Promise<number>
  /** Deletes data that is not needed any more. */
  tidy(): Promise<void>
  start(): void
  close(): Promise<void>
}
