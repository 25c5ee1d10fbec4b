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
import { orderingAgain } from './orders/order-again.ts'
import { findOrderNumbersOf } from './orders/order-numbers.ts'
import { findOrder, findOrdersOf, findOwnedOrders, findOwnOrder, keepOrdersOf } from './orders/order-rows.ts'
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

/** As much of a logger as booking needs; facts never hold anything of a person. */
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
  /** Signs the links of emails. */
  readonly secret: string
  /** Public address of the shop, without a slash at the end. */
  readonly siteUrl: string
  /** What comes nearest to a trip that is sold out. */
  readonly nearestOffers: NearestOffers
  /** Writes the emails an order needs in its state, in the transaction that it is given; asked twice, written once. */
  readonly queueEmails: (client: ClientBase, order: Order, now: Date) => Promise<unknown>
  /** Writes the email with the link to a cart, likewise. */
  readonly queueLater: QueueLater
  readonly queueOrderLink: QueueOrderLink
  readonly queueReminder: QueueReminder
  readonly queueReminderNow: QueueReminderNow
  readonly queueChanged: QueueChanged
  readonly queueTripChanged: QueueTripChanged
  readonly queueNotice: QueueNotice
  readonly queueLeavingFree: QueueLeavingFree
  readonly queueReviewAsked: QueueReviewAsked
  readonly queueReviewRefused: QueueReviewRefused
  readonly queueUpsells: QueueUpsells
  readonly queueRefund: QueueRefund
  /** The least that is paid at once of a trip that is paid in part, in grosze. */
  readonly leastPayment?: number
  /** What staff give away of one order without a second person, in grosze. */
  readonly secondPersonAbove?: number
  /** How places are taken; tests show what happens without a lock. */
  readonly claim?: ClaimStock
  /** How much a guest may keep from others unpaid. */
  readonly share?: FairShare
  /** Numbers of orders: at random, unless a test says which. */
  readonly newNumber?: () => string
  /** After a commit that wrote emails. */
  readonly onEmails?: () => void
}

const expireEveryMs = 10_000
const reconcileEveryMs = 10_000
const remindEveryMs = 600_000
const noticesEveryMs = 30_000
const tidyEveryMs = 3_600_000

export type Booking = ReturnType<typeof openBooking>

/** From a cart to a paid order. Every verb takes and returns plain values; what may be refused is refused by value. */
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
    /** For the order that the cart of a key has become. */
    startPaymentOfKey: (key: string, wish: PaymentStart) => paying.startPayment({ key }, wish),
    /** From now on money is taken for what this room sells. It needs booking itself, so it comes afterwards. */
    bringPurchases(brought: Purchases) {
      purchases = brought
    },
    ...purchasePaying(store, attempts, banks.ask, room),
    /** In the transaction of whoever has locked the purchase. */
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
    /** By a bank, which is named; it proves itself that it is the one who speaks. */
    notified: (gateway: string, notification: Notification) =>
      banks.notified(gateway, notification, askRefunds),
    byIdempotencyKey: answeringByKey(store, clock),
    /** What can be added to an offer, before there is a cart. */
    upsells: (offer: Offer) => readUpsells(cabinsFrom(pool), offer, dayOf(clock())),
    /** How one can pay at this moment. */
    methods: known.methods,
    knownMethods: known.knownMethods,
    expireHolds,
    reconcile,
    tidy: () => tidyBooking(store, clock()),
    /** All that guests are told about their trips, and the deadlines of it: what fails keeps the rest from nothing. */
    keepNotices,
    remindDue,
    remindNow,
    /** One attempt to pay for an order, by its own name, which nobody guesses. */
    payment: (id: string) =>
      uuid.test(id) ? store.read((client) => findOrderPayment(client, id)) : Promise.resolve(null),
    order: (number: string) => store.read((client) => findOrder(client, number)),
    /** The order, for whoever has a key of the cart it was ordered from, or is the customer it belongs to. */
    ownOrder: (number: string, holder: OrderHolder) =>
      store.read((client) => findOwnOrder(client, number, holder)),
    /** Orders in a customer's list: of their address, placed while logged in, or joined. The newest first, at most 200. */
    ordersOf: (customer: OrderCustomer) => store.read((client) => findOrdersOf(client, customer)),
    /** Their numbers alone. */
    orderNumbersOf: (customer: OrderCustomer) => store.read((client) => findOrderNumbersOf(client, customer)),
    /** Only what they ordered themselves, also what they no longer want to see. */
    ownedOrders: (customer: OrderCustomer) => store.read((client) => findOwnedOrders(client, customer)),
    /** Before a customer's address changes: orders of the old one stay theirs. */
    keepOrders: (customer: OrderCustomer) => store.read((client) => keepOrdersOf(client, customer)),
    /** From now on deadlines are kept and the bank is asked by itself, on as many nodes as there are. */
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
