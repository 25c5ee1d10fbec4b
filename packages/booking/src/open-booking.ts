import { type PollingLoop, startPolling } from '@wojaz/database'
import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { dayOf } from '@wojaz/travel/dates'
import type { ClientBase, Pool } from 'pg'
import { type NearestOffers, openCarts, type QueueLater, showCarts } from './carts/open-carts.ts'
import { cabinsFrom } from './extras/read-cabins.ts'
import { readUpsells } from './extras/read-upsells.ts'
import type { FairShare } from './fair-share/fair-share.ts'
import type { PaymentGateway } from './gateway/payment-gateway.ts'
import { answeringOnce } from './once.ts'
import type { Order, OrderCustomer, OrderHolder } from './order.ts'
import { orderCancelling } from './orders/cancel-order.ts'
import { orderExpiring } from './orders/expire-orders.ts'
import { orderingAgain } from './orders/order-again.ts'
import { findOrder, findOrdersOf, findOwnOrder } from './orders/order-rows.ts'
import { type OrderWish, orderPlacing } from './orders/place-order.ts'
import { orderLinkSending, type QueueOrderLink } from './orders/send-order-link.ts'
import { payMethods } from './payments/pay-methods.ts'
import { reconciling } from './payments/reconcile.ts'
import { settling } from './payments/settle.ts'
import { type PaymentStart, paymentStarting } from './payments/start-payment.ts'
import type { SeatClaims } from './seats/seat-claims.ts'
import type { ClaimStock } from './stock/claim-stock.ts'
import { openStore } from './store.ts'
import { tidyBooking } from './tidy-booking.ts'

/** As much of a logger as booking needs; facts never hold anything of a person. */
export interface BookingLog {
  info(facts: object, message: string): void
  warn(facts: object, message: string): void
}

export interface BookingOptions {
  readonly pool: Pool
  readonly offers: Pick<Offers, 'bookable'>
  readonly gateway: PaymentGateway
  readonly seats: SeatClaims
  readonly clock: () => Date
  readonly log: BookingLog
  /** Signs the links of letters. */
  readonly secret: string
  /** Public address of the shop, without a slash at the end. */
  readonly siteUrl: string
  /** What comes nearest to a trip that is sold out. */
  readonly nearestOffers: NearestOffers
  /** Writes the letters an order needs in its state, in the transaction that it is given; asked twice, written once. */
  readonly queueLetters: (client: ClientBase, order: Order, now: Date) => Promise<unknown>
  /** Writes the letter with the link to a cart, likewise. */
  readonly queueLater: QueueLater
  readonly queueOrderLink: QueueOrderLink
  /** How places are taken; tests show what happens without a lock. */
  readonly claim?: ClaimStock
  /** How much a guest may keep from others unpaid. */
  readonly share?: FairShare
  /** Numbers of orders: at random, unless a test says which. */
  readonly newNumber?: () => string
  /** After a commit that wrote letters. */
  readonly onLetters?: () => void
}

const expireEveryMs = 10_000
const reconcileEveryMs = 10_000
const tidyEveryMs = 3_600_000

export type Booking = ReturnType<typeof openBooking>

/** From a cart to a paid order. Every verb takes and returns plain values; what may be refused is refused by value. */
export function openBooking(options: BookingOptions) {
  const { pool, clock, log } = options
  const store = openStore(pool)
  const show = showCarts(options)
  const bank = settling(options, store)
  const paying = paymentStarting(options, store, bank.hear)
  const expireHolds = orderExpiring(options, store)
  const reconcile = reconciling(options, store, bank)
  const place = orderPlacing(options, store, show)
  const running: PollingLoop[] = []

  return {
    ...openCarts(options, store, show),
    placeOrder: (id: string, key: string, wish: OrderWish) => place({ id, key }, wish),
    placeOrderOfKey: (key: string, wish: OrderWish) => place({ key }, wish),
    startPayment: (number: string, wish: PaymentStart) => paying.startPayment({ number }, wish),
    /** For the order that the cart of a key has become. */
    startPaymentOfKey: (key: string, wish: PaymentStart) => paying.startPayment({ key }, wish),
    cancelOrder: orderCancelling(options, store, paying.callOff),
    orderAgain: orderingAgain(options, store),
    sendOrderLink: orderLinkSending(options, store),
    settle: bank.settle,
    notified: bank.notified,
    once: answeringOnce(store, clock),
    /** What can be added to an offer, before there is a cart. */
    upsells: (offer: Offer) => readUpsells(cabinsFrom(pool), offer, dayOf(clock())),
    /** How one can pay at this moment. */
    methods: payMethods(options.gateway, clock),
    expireHolds,
    reconcile,
    order: (number: string) => store.read((client) => findOrder(client, number)),
    /** The order, for whoever has a key of the cart it was ordered from, or is the customer it belongs to. */
    ownOrder: (number: string, holder: OrderHolder) =>
      store.read((client) => findOwnOrder(client, number, holder)),
    /** Orders of a customer: those of their address, and those they placed while logged in. The newest first, at most 200. */
    ordersOf: (customer: OrderCustomer) => store.read((client) => findOrdersOf(client, customer)),
    /** From now on deadlines are kept and the bank is asked by itself, on as many nodes as there are. */
    start() {
      const failed = (what: string) => (err: unknown) => log.warn({ err }, what)
      running.push(
        startPolling(expireHolds, expireEveryMs, failed('deadlines wait for the database')),
        startPolling(reconcile, reconcileEveryMs, failed('payments could not be reconciled')),
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
