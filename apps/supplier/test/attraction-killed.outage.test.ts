import type { AttractionChoice } from '@wojaz/attractions'
import type { AttractionSale } from '@wojaz/attractions/server'
import { proofSample } from '@wojaz/database/testing'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mortal } from './mortal-node.ts'
import { blik, openTestSale, type TestSale } from './open-test-sale.ts'
import { accept, tellAll } from './sale-hands.ts'

let shop: TestSale

beforeAll(async () => {
  shop = await openTestSale({ hearsBank: true })
})
afterAll(() => shop.close())

/** Buys from the choice to the ticket on one node. */
async function buy(sale: AttractionSale, choice: AttractionChoice): Promise<'bought'> {
  const { key } = accept(await sale.add(null, choice, shop.about))
  const agreedTotal = await tellAll(sale, key)
  const { transactionId } = accept(await sale.placeOrder(key, { agreedTotal, terms: true }))
  const holder = { cartKeys: [key], customer: null }
  accept(await sale.startPayment(transactionId, holder, blik))
  while ((await sale.order(transactionId, holder))?.state !== 'paid');
  await sale.keep()
  return 'bought'
}

/** Closes the dead node's connections, so that Postgres rolls back its transactions. */
async function bury(): Promise<void> {
  const theirs = `application_name = 'mortal' and datname = current_database()`
  await vi.waitFor(
    async () => {
      await shop.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${theirs}`)
      const { rows } = await shop.pool.query(`select from pg_stat_activity where ${theirs}`)
      if (rows.length > 0) throw new Error('It is not dead yet.')
    },
    { timeout: 20_000, interval: 10 },
  )
}

/** Waits until the bank has sent all its notifications. */
async function heardAll(): Promise<void> {
  await vi.waitFor(
    async () => {
      const paid = (await shop.bank.orders()).filter(({ status }) => status === 'COMPLETED')
      const { rows } = await shop.pool.query(
        'select from booking.payments where id = any($1) and completed_at is not null',
        [paid.map(({ extOrderId }) => extOrderId)],
      )
      if (rows.length < paid.length) throw new Error('The bank has something to tell.')
    },
    { timeout: 20_000, interval: 10 },
  )
}

/** Other nodes continue until nothing can be waiting any more. */
async function othersGoOn(): Promise<void> {
  for (const seconds of [5, 60, 60, 45 * 60, 60, 60]) {
    shop.supplier.passes(seconds)
    await shop.booking.reconcile()
    await shop.sale.keep()
  }
}

/** The money at the bank, the bookings at the supplier, and what is still open. */
async function books() {
  const kept = (await shop.bank.orders()).filter(({ status }) => status === 'COMPLETED')
  const taken = kept.reduce(
    (sum, { totalAmount, refunds }) =>
      sum + totalAmount - refunds.reduce((back, one) => back + one.amount, 0),
    0,
  )
  const { rows } = await shop.pool.query<{ bookingId: string; total: number }>(
    `select booking_id as "bookingId", total from attractions.items where state = 'confirmed'`,
  )
  const { rows: open } = await shop.pool.query(
    `select id, state from attractions.items where next_look_at < 'infinity' and state <> 'confirmed'`,
  )
  const all = shop.supplier.supplier.all()
  return {
    taken,
    tickets: rows.reduce((sum, { total }) => sum + total, 0),
    unknownHere: all.filter(
      ({ uuid, status }) => status === 'CONFIRMED' && !rows.some(({ bookingId }) => bookingId === uuid),
    ),
    held: all.filter(({ status }) => status === 'ON_HOLD'),
    open,
  }
}

test('a node that is killed at any step leaves nothing paid without a ticket, no ticket unpaid, nothing held', {
  timeout: 600_000,
}, async () => {
  const choice = await shop.choiceOf('museum')
  const product = shop.supplier.products.find(({ kind }) => kind === 'museum')
  const { optionId, availabilityId } = choice
  const slot = { productId: product?.id, optionId, availabilityId }
  await shop.supplier.control('allotments', { ...slot, places: 10_000 })
  const longest = mortal(100_000)
  expect(await buy(shop.openNode({ life: longest }).sale, choice)).toBe('bought')
  const steps = longest.lived()
  const every = Math.max(1, Math.floor(steps / proofSample({ full: steps, fewer: 60 })))
  for (let at = every; at < steps; at += every) {
    const life = mortal(at)
    const dying = buy(shop.openNode({ life }).sale, choice)
    const end = await Promise.race([dying, life.death])
    await bury()
    await heardAll()
    await othersGoOn()
    const after = await books()
    expect({ at, end, ...after }).toEqual({
      at,
      end,
      ...after,
      taken: after.tickets,
      unknownHere: [],
      held: [],
      open: [],
    })
  }
})
