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

/** Who asks: whoever has the key of the cart or an email of the order, or is the customer it belongs to. */
export interface AttractionHolder {
  readonly cartKeys: readonly string[]
  readonly customer: { readonly id: string; readonly email: string } | null
  /** The order whose email they have. */
  readonly emailOf?: string
}

export type CartRefusal =
  | { readonly code: 'cart-unknown' }
  | { readonly code: 'cart-closed' }
  | { readonly code: 'attraction-unknown' }
  | { readonly code: 'cart-full'; readonly most: number }
  /** This browser, customer or household holds its share without having paid. */
  | { readonly code: 'too-many-held' }
  | { readonly code: 'choice-refused'; readonly faults: readonly ChoiceFault[] }
  | { readonly code: 'pickup-needed' }
  | { readonly code: 'gone' }
  /** So many are left at that time. */
  | { readonly code: 'sold-out'; readonly left: number }
  /** The supplier did not answer, and nothing was asked of it that could have happened. */
  | { readonly code: 'supplier-away' }
  /** Nobody knows whether the supplier holds it: it stands in the cart as `asked`, and is looked for. The cart may be a new one. */
  | { readonly code: 'supplier-silent'; readonly key: string }

export type OrderRefusal =
  | { readonly code: 'cart-unknown' | 'cart-empty' | 'cart-closed' | 'contact-missing' | 'consent-missing' }
  /** What was asked for and not told, by item, as `dataFaults` names it. */
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

/** Names for whoever may say it twice: the key of a cart that is opened for it, and what is put in. Said again it is the same hold. */
export interface AddedOnce {
  readonly newKey: string
  readonly itemId: string
}

/** From "this one, on Tuesday" to a ticket in hand. What may be refused is refused by value. */
export interface AttractionSale {
  /** Without a key a new cart is opened, and its key is answered once. Holding is part of it: what is in the cart is held. */
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
  /** Lets its places go. */
  remove(key: string, itemId: string): Promise<Outcome<AttractionCart, CartRefusal>>
  /** All holds for longer; what has run out is held anew where there are places, at the price of now. */
  extend(key: string): Promise<Outcome<AttractionCart, CartRefusal>>
  tell(
    key: string,
    data: {
      readonly contact?: AttractionContact
      readonly items?: Readonly<Record<string, ItemData>>
    },
  ): Promise<Outcome<AttractionCart, CartRefusal>>
  /** Pressed twice it is one order. A cart whose payment failed is ordered again under the same number. */
  placeOrder(
    key: string,
    wish: { readonly agreedTotal: number; readonly terms: boolean },
  ): Promise<Outcome<AttractionOrder, OrderRefusal>>
  startPayment(
    transactionId: string,
    holder: AttractionHolder,
    wish: AttractionPayment,
  ): Promise<Outcome<PaymentBegun, PaymentRefusal>>
  /** Null: there is none of that name, or it is somebody else's. Asks the bank if nobody knows yet. */
  order(transactionId: string, holder: AttractionHolder): Promise<AttractionOrder | null>
  /** For the office: whoever asks has been let in. Null: there is none, or whoever bought it has left. */
  orderOfNumber(number: string): Promise<AttractionOrder | null>
  ordersOf(customer: { readonly id: string; readonly email: string }): Promise<readonly AttractionOrder[]>
  /** What was bought with an address becomes the customer's who has proven it, and stays theirs when it changes. */
  keepOrders(customer: { readonly id: string; readonly email: string }): Promise<void>
  ordersOfTrip(tripNumber: string): Promise<readonly AttractionOrder[]>
  quoteCancel(
    transactionId: string,
    itemId: string,
    holder: AttractionHolder,
  ): Promise<Outcome<CancelQuote, CancelRefusal>>
  /** By the quote that the guest saw: what comes back is never less. */
  confirmCancel(
    transactionId: string,
    quote: CancelQuote,
    holder: AttractionHolder,
  ): Promise<Outcome<AttractionOrder, CancelRefusal>>
  /** One pass of everything that waits: holds that nobody heard of, confirmations, refusals, refunds. On as many nodes as there are. */
  keep(): Promise<number>
  /** What is no longer needed is not kept. */
  tidy(): Promise<void>
  start(): void
  close(): Promise<void>
}
