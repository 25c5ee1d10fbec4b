import { type PollingLoop, startPolling } from '@wojaz/database'
import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { dayOf } from '@wojaz/travel/dates'
import type { ClientBase, Pool } from 'pg'
import { tripCancelling } from './after-sale/cancel-trip.ts'
import { peopleChanging, type QueueChanged } from './after-sale/change-people.ts'
import { tripChanging } from './after-sale/change-trip.ts'
import { type QueueUpsells, upsellsChanging } from './after-sale/change-upsells.ts'
import { declaringCircumstances } from './after-sale/circumstances.ts'
import { dueReminding, type QueueReminder, type QueueReminderNow } from './after-sale/remind-due.ts'
import { circumstanceTelling, type QueueLeavingFree } from './after-sale/tell-circumstances.ts'
import type { QueueTripChanged } from './after-sale/write-trip.ts'
import { aircraftChanging } from './aircraft/change-aircraft.ts'
import { type NearestOffers, openCarts, type QueueLater, showCarts } from './carts/open-carts.ts'
import type { FairShare } from './fair-share/fair-share.ts'
import type { Gateways } from './gateway/gateways.ts'
import type { Notification } from './gateway/payment-gateway.ts'
import { uuid } from './gateway/payu-payment.ts'
import { answeringByKey } from './idempotency.ts'
import { inTurn, throwAny } from './in-turn.ts'
import { announcing, type QueueNotice } from './notices/announce.ts'
import { noticeAnswering } from './notices/answer-notice.ts'
import { type QueueRefund, refundGiving } from './on-behalf/give-refund.ts'
import { proposing } from './on-behalf/propose.ts'
import type { Order, OrderCustomer, OrderHolder } from './order.ts'
import { orderCancelling } from './orders/cancel-order.ts'
import { orderExpiring } from './orders/expire-orders.ts'
import { guestOrderJoining, type QueueJoined } from './orders/join-guest-orders.ts'
import { orderingAgain } from './orders/order-again.ts'
import { findOrderNumbersOf } from './orders/order-numbers.ts'
import { findOrder, findOrdersOf, findOwnedOrders, findOwnOrder } from './orders/order-rows.ts'
import { type OrderWish, orderPlacing } from './orders/place-order.ts'
import { orderLinkSending, type QueueOrderLink } from './orders/send-order-link.ts'
import { bankAsking } from './payments/ask-banks.ts'
import { attempting } from './payments/attempt.ts'
import { payMethods } from './payments/pay-methods.ts'
import { findOrderPayment } from './payments/payment-rows.ts'
import { purchasePaying } from './payments/purchase-payment.ts'
import { findPurchaseMoney, refundPurchaseIn } from './payments/purchase-rows.ts'
import type { Purchases } from './payments/purchases.ts'
import { reconciling } from './payments/reconcile.ts'
import { settling } from './payments/settle.ts'
import { type PaymentStart, paymentStarting } from './payments/start-payment.ts'
import { type QueueReviewAsked, type QueueReviewRefused, tripReviewing } from './reviews/review-trips.ts'
import { saleChanging } from './sale/change-sale.ts'
import type { SeatClaims } from './seats/seat-claims.ts'
import type { ClaimStock } from './stock/claim-stock.ts'
import { openStore } from './store.ts'
import { tidyBooking } from './tidy-booking.ts'
import { transferBooking } from './transfers/book-transfers.ts'
import { cabinsFrom } from './upsells/read-cabins.ts'
import { readUpsells } from './upsells/read-upsells.ts'

/** The part of a logger that booking needs. Log fields never contain personal data. */
export interface BookingLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

export interface BookingOptions {
  readonly pool: Pool
  readonly offers: Pick<Offers, 'bookable'>
  readonly gateways: Gateways
  readonly seats: SeatClaims
  readonly clock: () => Date
  readonly log: BookingLog
  /** Signs links in emails. */
  readonly secret: string
  /** Public URL of the shop, without a slash at the end. */
  readonly siteUrl: string
  /** Finds the nearest offers to a trip that is sold out. */
  readonly nearestOffers: NearestOffers
  /** Queues the emails that an order needs in its state, in the given transaction. Idempotent. */
  readonly queueEmails: (client: ClientBase, order: Order, now: Date) => Promise<unknown>
  /** Queues the email with the link to a cart, in the given transaction. */
  readonly queueLater: QueueLater
  readonly queueOrderLink: QueueOrderLink
  readonly queueReminder: QueueReminder
  readonly queueReminderNow: QueueReminderNow
  readonly queueChanged: QueueChanged
  readonly queueTripChanged: QueueTripChanged
  readonly queueNotice: QueueNotice
  readonly queueLeavingFree: QueueLeavingFree
  readonly queueJoined: QueueJoined
  readonly queueReviewAsked: QueueReviewAsked
  readonly queueReviewRefused: QueueReviewRefused
  readonly queueUpsells: QueueUpsells
  readonly queueRefund: QueueRefund
  /** The smallest payment for a trip that is paid in parts, in grosze. */
  readonly leastPayment?: number
  /** What staff may give away of one order without a second person, in grosze. */
  readonly secondPersonAbove?: number
  /** What was given of an order elsewhere (for a complaint), in grosze: it counts as given away too. */
  readonly givenBeside?: (client: ClientBase, number: string) => Promise<number>
  /** Claims places. Tests replace it to show what happens without a lock. */
  readonly claim?: ClaimStock
  /** How much a guest may hold without paying. */
  readonly share?: FairShare
  /** Order numbers: random by default; tests set them. */
  readonly newNumber?: () => string
  /** Called after a commit that queued emails. */
  readonly onEmails?: () => void
}

const expireEveryMs = 10_000
const reconcileEveryMs = 10_000
const remindEveryMs = 600_000
const noticesEveryMs = 30_000
const tidyEveryMs = 3_600_000

export type Booking = ReturnType<typeof openBooking>

/** From a cart to a paid order. Functions take and return plain values. Expected refusals are returned, not thrown. */
export function openBooking(options: BookingOptions) {
  const { pool, clock, log } = options
  const store = openStore(pool)
  const show = showCarts(options)
  let purchases: Purchases | null = null
  const room = () => purchases
  const { applyStatus, settleIn } = settling(options, store, room)
  const banks = bankAsking(options, store, applyStatus)
  const known = payMethods(options.gateways, clock)
  const attempts = attempting(options, store, banks.applyStatusFrom, known.wasSilent, room)
  const paying = paymentStarting(options, store, attempts)
  const expireHolds = orderExpiring(options, store)
  const { reconcile, askRefunds, refundSent } = reconciling(options, store, banks.ask, room)
  const place = orderPlacing(options, store, show)
  const { remindDue, remindNow } = dueReminding(options, store)
  const announcements = announcing(options, store, paying.callOff)
  const notices = noticeAnswering(options, store, paying.callOff)
  const telling = circumstanceTelling(options, store)
  async function keepNotices(): Promise<number> {
    const works = [announcements.spreadAnnouncements, notices.followNotices, telling.tellCircumstances]
    const { done, faults } = await inTurn(works, (work) => work())
    throwAny(faults)
    return done
  }
  const reviews = tripReviewing(options, store)
  const running: PollingLoop[] = []
  let keeping: PollingLoop | undefined

  return {
    ...openCarts(options, store, show),
    placeOrder: (id: string, key: string, wish: OrderWish) => place({ id, key }, wish),
    placeOrderOfKey: (key: string, wish: OrderWish) => place({ key }, wish),
    startPayment: (number: string, wish: PaymentStart) => paying.startPayment({ number }, wish),
    /** Starts a payment for the order that the cart of this key has become. */
    startPaymentOfKey: (key: string, wish: PaymentStart) => paying.startPayment({ key }, wish),
    /**
     * Registers the package that sells purchases, so that money is taken for it. That package needs booking first, so it is
     * registered later.
     */
    bringPurchases(brought: Purchases) {
      purchases = brought
    },
    ...purchasePaying(store, attempts, banks.ask, room),
    /** Runs in the transaction that has locked the purchase. */
    refundPurchaseIn,
    purchasePaymentsIn: findPurchaseMoney,
    cancelOrder: orderCancelling(options, store, paying.callOff),
    ...tripCancelling(options, store, paying.callOff),
    ...declaringCircumstances(store, clock, () => keeping?.nudge()),
    ...telling,
    ...peopleChanging(options, store),
    ...tripChanging(options, store, paying.callOff),
    ...refundGiving(options, store, paying.callOff),
    ...proposing(options, store, paying.callOff),
    ...announcements,
    ...notices,
    ...reviews,
    ...upsellsChanging(options, store, paying.callOff),
    ...transferBooking(options, store, settleIn),
    refundSent,
    ...saleChanging(store, clock),
    ...aircraftChanging(options, store, paying.callOff),
    orderAgain: orderingAgain(options, store),
    sendOrderLink: orderLinkSending(options, store),
    settle: banks.settle,
    /** Handles a webhook of this gateway, which verifies that the call is authentic. */
    notified: (gateway: string, notification: Notification) =>
      banks.notified(gateway, notification, askRefunds),
    byIdempotencyKey: answeringByKey(store, clock),
    /** Returns what can be added to an offer before there is a cart. */
    upsells: (offer: Offer) => readUpsells(cabinsFrom(pool), offer, dayOf(clock())),
    /** Returns the payment methods that are available now. */
    methods: known.methods,
    knownMethods: known.knownMethods,
    expireHolds,
    reconcile,
    tidy: () => tidyBooking(store, clock()),
    /**
     * Sends everything that guests must be told about their trips, and applies the deadlines. A failure of one part does not stop
     * the others.
     */
    keepNotices,
    remindDue,
    remindNow,
    /** Returns one payment attempt by its id, which cannot be guessed. */
    payment: (id: string) =>
      uuid.test(id) ? store.read((client) => findOrderPayment(client, id)) : Promise.resolve(null),
    order: (number: string) => store.read((client) => findOrder(client, number)),
    /** Returns the order if the holder has a key of its cart, or is its customer. */
    ownOrder: (number: string, holder: OrderHolder) =>
      store.read((client) => findOwnOrder(client, number, holder)),
    /**
     * Returns the orders of a customer's list, newest first, at most 200: theirs, those of guests with their email address, and
     * those of others that they were let into.
     */
    ordersOf: (customer: OrderCustomer) => store.read((client) => findOrdersOf(client, customer)),
    /** Returns only their numbers. */
    orderNumbersOf: (customer: OrderCustomer) => store.read((client) => findOrderNumbersOf(client, customer)),
    /** Returns only what they ordered themselves, including orders they removed from their list. */
    ownedOrders: (customer: OrderCustomer) => store.read((client) => findOwnedOrders(client, customer)),
    /** Called when a customer comes in, and before their email address changes: guests' orders of the address become theirs. */
    joinOrders: guestOrderJoining(options, store),
    /** Starts the polling loops for deadlines and bank queries. They may run on any number of nodes. */
    start() {
      const failed = (what: string) => (err: unknown) => log.warn({ err }, what)
      keeping = startPolling(keepNotices, noticesEveryMs, failed('notices wait for the database'))
      running.push(
        keeping,
        startPolling(expireHolds, expireEveryMs, failed('deadlines wait for the database')),
        startPolling(reconcile, reconcileEveryMs, failed('payments could not be reconciled')),
        startPolling(remindDue, remindEveryMs, failed('nobody could be reminded')),
        startPolling(reviews.askReviews, remindEveryMs, failed('nobody could be asked how it was')),
        startPolling(
          () => tidyBooking(store, clock()),
          tidyEveryMs,
          failed('booking could not be tidied up'),
        ),
      )
    },
    async close() {
      await Promise.all(running.splice(0).map((loop) => loop.stop()))
    },
  }
}
