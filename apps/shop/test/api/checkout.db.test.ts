import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { expect } from 'vitest'
import { contact, type sharedCheckout, checkoutTest as test } from '../checkout-shop.ts'

interface OrderState {
  orderNumber: string
  state: string
  paid: number
  total: number
  payments: { id: string; state: string }[]
}

let shop: Awaited<ReturnType<typeof sharedCheckout>>
let offer: Offer

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  offer = (await shop.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
})

const pay = (key: string, code: string, once = randomUUID()) =>
  shop.call<{ paymentId: string; redirectUrl: string | null; code: string }>('checkout/cart/payment', {
    key,
    once,
    body: { variant: 'full', method: { kind: 'blik', code } },
  })

test('POST /checkout/cart/product opens a cart, its key in the header; repeated it is the same cart', async () => {
  const once = randomUUID()
  const open = () =>
    shop.call<{ id: string }>('checkout/cart/product', { body: { offerCode: offer.offerCode }, once })
  const [first, second] = [await open(), await open()]
  expect(first.status).toBe(200)
  expect(first.cartKey).toMatch(/^[\w-]{22}$/)
  expect(second).toEqual(first)
  const stored = await shop.rows<{ text: string }>(
    `select idempotency_keys::text as text from booking.idempotency_keys`,
  )
  expect(stored.some(({ text }) => text.includes(first.cartKey ?? '?'))).toBe(false)
})

test('the same key with another body is refused, and a call that creates needs a key', async () => {
  const once = randomUUID()
  const body = { offerCode: offer.offerCode }
  expect((await shop.call('checkout/cart/product', { body, once })).status).toBe(200)
  const other = await shop.call('checkout/cart/product', { body: { offerCode: 'another' }, once })
  expect(other).toMatchObject({ status: 409, body: { code: 'key-used-for-something-else' } })
  expect(await shop.call('checkout/cart/product', { body })).toMatchObject({
    status: 400,
    body: { code: 'idempotency-key-missing' },
  })
})

test.each(['product', 'price', 'upsell', 'class-availability', 'flight-information', 'paymentVariant'])(
  'GET /checkout/cart/%s answers who has the cart and nobody else',
  async (call) => {
    const { key } = await shop.filledCart(offer)
    expect((await shop.call(`checkout/cart/${call}`, { key })).status).toBe(200)
    expect(await shop.call(`checkout/cart/${call}`)).toMatchObject({
      status: 404,
      body: { code: 'cart-unknown' },
    })
    expect((await shop.call(`checkout/cart/${call}`, { key: 'x'.repeat(22) })).status).toBe(404)
  },
)

test('GET /checkout/cart/{cartId}/information shows what was filled in to who has the key of that very cart', async () => {
  const { key, id } = await shop.filledCart(offer)
  const other = await shop.filledCart(offer)
  const own = await shop.call(`checkout/cart/${id}/information`, { key })
  expect(own).toMatchObject({ status: 200, body: { id, contact } })
  // A browser gets its cart's key from the header `cart-id`.
  expect(await shop.call(`checkout/cart/${key}/information`, { key })).toMatchObject({
    status: 200,
    body: { id },
  })
  expect(await shop.call(`checkout/cart/${id}/information`, { key: other.key })).toMatchObject({
    status: 403,
    body: { code: 'cart-not-yours' },
  })
})

test('what a call refuses is said with its facts, in the language of the request', async () => {
  const { key, total } = await shop.filledCart(offer)
  const refused = await shop.order(key, total - 1)
  expect(refused).toMatchObject({
    status: 409,
    body: {
      code: 'price-changed',
      facts: { before: total - 1, now: total },
      message: expect.stringMatching(/^Cena/),
    },
  })
})

test('nothing of the guest is in the log', async () => {
  const { key, total } = await shop.filledCart(offer)
  await shop.order(key, total)
  await shop.call('checkout/cart/update', { key, body: { contact } })
  const log = JSON.stringify(shop.logged)
  for (const secret of [key, contact.email, contact.lastName, contact.phone])
    expect(log).not.toContain(secret)
})

test('a guest orders, pays by BLIK and gets the confirmation; the bank tells it by itself', async () => {
  const { key, total } = await shop.filledCart(offer)
  expect(await shop.call('checkout/cart/last-order', { key })).toMatchObject({ status: 409 })
  const { orderNumber } = (await shop.order(key, total)).body
  expect(await shop.call(`payment/success/${orderNumber}`, { key })).toMatchObject({
    status: 409,
    body: {
      code: 'order-unpaid',
      message: expect.stringContaining('czeka na wpłatę'),
      facts: { paid: 0, total },
    },
  })
  const begun = await pay(key, '777123')
  expect(begun).toMatchObject({ status: 200, body: { redirectUrl: null } })
  const common = async () => (await shop.call<OrderState>(`payment/common/${orderNumber}`, { key })).body
  await expect.poll(async () => (await common()).state).toBe('confirmed')
  expect(await common()).toMatchObject({ paid: total, total, payments: [{ state: 'completed' }] })
  expect((await shop.call(`payment/success/${orderNumber}`, { key })).status).toBe(200)
  expect((await shop.call('checkout/cart/last-order', { key })).body).toMatchObject({ orderNumber })
  const file = await shop.call<string>('checkout/cart/details-file', { key })
  expect(file.body).toMatch(/^%PDF-/)
  expect(await pay(key, '777123')).toMatchObject({ status: 409, body: { code: 'order-paid' } })
})

test('a refused code leaves the order to be paid another way', async () => {
  const { key, total } = await shop.filledCart(offer)
  const { orderNumber } = (await shop.order(key, total)).body
  const refused = await pay(key, '500500')
  const confirm = async () =>
    (await shop.call<OrderState>(`payment/confirm/${orderNumber}`, { key, body: {} })).body
  await expect
    .poll(async () => (refused.status === 409 ? 'refused' : (await confirm()).payments[0]?.state))
    .toBe('refused')
  expect((await pay(key, '777123')).status).toBe(200)
  await expect.poll(async () => (await confirm()).state).toBe('confirmed')
})

/** Asks while a row is locked; the lock goes once so many stand at it. */
async function behindLock<Answered>(
  [sql, values]: [string, unknown[]],
  standing: number,
  ask: () => Promise<Answered>[],
): Promise<Answered[]> {
  const holder = await shop.services.database.pool.connect()
  await holder.query('begin')
  await holder.query(sql, values)
  const asked = Promise.all(ask())
  const waiting = async () =>
    (
      await shop.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length
  try {
    await expect.poll(waiting).toBeGreaterThanOrEqual(standing)
  } finally {
    await holder.query('commit')
    holder.release()
  }
  return asked
}

test('POST shortOrder, retried while it is under way, is one order with one answer', async () => {
  const { key, total, id } = await shop.filledCart(offer)
  const once = randomUUID()
  const answers = await behindLock(['select from booking.carts where id = $1 for update', [id]], 1, () =>
    [1, 2, 3].map(() => shop.order(key, total, once)),
  )
  expect(answers[0]?.status).toBe(200)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await shop.rows('select from booking.orders where cart_id = $1', [id])).toHaveLength(1)
})

test('the last two seats, wanted by two couples at the same moment, are sold to one', async () => {
  const taken = await shop.rows<{ id: number }>(
    'select flight_id as id from offers.flight_cabins where sold > 0',
  )
  const sold = new Set(taken.map(({ id }) => id))
  // Far ahead and empty: nobody else flies by it.
  const last = shop.trips
    .toSorted((one, other) => other.departureDate.localeCompare(one.departureDate))
    .find(({ departureFlight }) => departureFlight && !sold.has(departureFlight.flightId)) as Offer
  const id = last.departureFlight?.flightId
  const carts = await shop.copies(await shop.filledCart(last), 2)
  const answers = await behindLock(
    ['update offers.flight_cabins set seats = sold + 2 where flight_id = $1', [id]],
    2,
    () => carts.map(({ key, total }) => shop.order(key, total)),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('flight-sold-out')
  expect(
    await shop.rows('select from offers.flight_cabins where flight_id = $1 and sold > seats', [id]),
  ).toEqual([])
  await shop.rows('update offers.flight_cabins set seats = 5000 where flight_id = $1', [id])
})
