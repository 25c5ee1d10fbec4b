import { openStore } from '@wojaz/booking/server'
import { type PollingLoop, startPolling } from '@wojaz/database'
import type { AttractionSale } from './attraction-sale.ts'
import { itemCancelling } from './cancel-item.ts'
import { cartChanging } from './change-cart.ts'
import { choosing } from './choose.ts'
import { itemHolding } from './holding.ts'
import { itemMoves } from './item-moves.ts'
import { itemKeeping } from './keep-items.ts'
import { orderKeeping } from './keep-orders.ts'
import {
  findOrderOfNumber,
  findOrdersOf,
  findOrdersOfTrip,
  findOwnOrder,
  joinGuestOrders,
  moveContacts,
  showOrder,
  showOrders,
} from './order-rows.ts'
import { moneyHearing, orderPaying } from './pay-order.ts'
import { orderPlacing } from './place-order.ts'
import { reopening } from './reopen.ts'
import type { AttractionSaleOptions, SaleParts } from './sale-options.ts'
import { tidySale } from './tidy-sale.ts'

const keepEveryMs = 3_000
const keepOrdersEveryMs = 60_000
const tidyEveryMs = 3_600_000

/**
 * From a choice to a ticket. Payments go through booking. It registers itself with booking (`bringPurchases`), so open booking
 * first, then this, then start both.
 */
export function openAttractionSale(options: AttractionSaleOptions): AttractionSale {
  const { pool, clock, log, booking } = options
  const store = openStore(pool)
  const running: PollingLoop[] = []
  const parts: SaleParts = { ...options, store, nudge: () => running[0]?.nudge() }
  const moves = itemMoves(parts)
  const holding = itemHolding(parts, moves)
  const chosen = choosing(parts)
  const { reopen, callOff } = reopening(parts)
  const placing = orderPlacing(parts, { holding, moves })
  const keepItems = itemKeeping(parts, { holding, moves, choosing: chosen })
  const keepOrders = orderKeeping(parts, callOff)
  booking.bringPurchases(moneyHearing(parts, moves))

  const keep = async () => (await keepOrders()) + (await keepItems())

  const tidy = () => tidySale(store, clock())

  return {
    ...cartChanging(parts, { choose: chosen.choose, holding, moves, reopen }),
    placeOrder: placing.placeOrder,
    ...orderPaying(parts, placing),
    ...itemCancelling(parts, moves),

    async order(transactionId, holder) {
      const find = () => store.read(async (client) => findOwnOrder(client, transactionId, holder))
      const known = await find()
      if (known?.state !== 'ordered') return known ? store.read((client) => showOrder(client, known)) : null
      await booking.settlePurchase(transactionId)
      parts.nudge()
      const after = await find()
      return after ? store.read((client) => showOrder(client, after)) : null
    },
    orderOfNumber: (number) =>
      store.read(async (client) => {
        const row = await findOrderOfNumber(client, number)
        return row && showOrder(client, row)
      }),
    ordersOf: (customer) =>
      store.read(async (client) => showOrders(client, await findOrdersOf(client, customer))),
    joinOrders: (customer) => store.read((client) => joinGuestOrders(client, customer)),
    moveContacts: (customerId, from, to) =>
      store.read((client) => moveContacts(client, { customerId, from, to })),
    ordersOfTrip: (tripNumber) =>
      store.read(async (client) => showOrders(client, await findOrdersOfTrip(client, tripNumber))),

    keep,
    tidy,
    start() {
      const failed = (what: string) => (err: unknown) => log.warn({ err }, what)
      running.push(
        startPolling(keepItems, keepEveryMs, failed('attractions wait for the next pass')),
        startPolling(keepOrders, keepOrdersEveryMs, failed('orders of attractions wait for the next pass')),
        startPolling(tidy, tidyEveryMs, failed('attractions could not be tidied up')),
      )
    },
    async close() {
      await Promise.all(running.splice(0).map((loop) => loop.stop()))
    },
  }
}
