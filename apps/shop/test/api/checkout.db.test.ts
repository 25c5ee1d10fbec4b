import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import pg from 'pg'
import { expect, onTestFinished, vi } from 'vitest'
import { type CheckoutShop, contact, openCheckoutShop, checkoutTest as test } from '../checkout-shop.ts'

interface OrderState {
  orderNumber: string
  state: string
  paid: number
  total: number
  payments: { id: string; state: string }[]
}

let shop: CheckoutShop
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
  await expect.poll(async () => (await common()).state, { timeout: 10_000 }).toBe('confirmed')
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
    .poll(async () => (refused.status === 409 ? 'refused' : (await confirm()).payments[0]?.state), {
      timeout: 10_000,
    })
    .toBe('refused')
  expect((await pay(key, '777123')).status).toBe(200)
  await expect.poll(async () => (await confirm()).state, { timeout: 10_000 }).toBe('confirmed')
})

test('POST shortOrder, retried while it is under way, is one order with one answer', async () => {
  const { key, total, id } = await shop.filledCart(offer)
  const once = randomUUID()
  const { pool } = shop.services.database
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select from booking.carts where id = $1 for update', [id])
  const asked = [1, 2, 3].map(() => shop.order(key, total, once))
  try {
    // The first stands at the cart's row, the others behind it or its key.
    const waiting = () =>
      shop.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    await expect.poll(async () => (await waiting()).length).toBeGreaterThanOrEqual(1)
  } finally {
    await holder.query('commit')
    holder.release()
  }
  const answers = await Promise.all(asked)
  expect(answers[0]?.status).toBe(200)
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await shop.rows('select from booking.orders where cart_id = $1', [id])).toHaveLength(1)
})

test('the last two seats, wanted by two couples at the same moment, are sold to one', async () => {
  const flying = (await shop.found())
    .filter(({ departureFlight }) => departureFlight !== null)
    .toSorted((one, other) => other.departureDate.localeCompare(one.departureDate))
  const sold = new Set(
    (await shop.rows<{ id: number }>('select flight_id as id from offers.flight_cabins where sold > 0')).map(
      ({ id }) => id,
    ),
  )
  const last = flying.find(({ departureFlight }) => !sold.has(departureFlight?.flightId ?? 0)) as Offer
  const id = last.departureFlight?.flightId
  const carts = await shop.copies(await shop.filledCart(last), 2)
  const { pool } = shop.services.database
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('update offers.flight_cabins set seats = sold + 2 where flight_id = $1', [id])
  const asked = carts.map(({ key, total }) => shop.order(key, total))
  try {
    const waiting = () =>
      shop.rows(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    await expect.poll(async () => (await waiting()).length).toBe(2)
  } finally {
    await holder.query('commit')
    holder.release()
  }
  const answers = await Promise.all(asked)
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('flight-sold-out')
  expect(
    await shop.rows(
      'select count(*)::int as count, sum(sold)::int as sold from offers.flight_cabins where flight_id = $1 and sold > seats',
      [id],
    ),
  ).toEqual([{ count: 0, sold: null }])
  await shop.rows('update offers.flight_cabins set seats = 5000 where flight_id = $1', [id])
})

test('a whole purchase, from the offer to the confirmation, is at most 29 words with the database', async () => {
  // A shop of its own: only what is said to its database counts.
  const shop = await openCheckoutShop()
  onTestFinished(shop.close)
  const own = new URL(shop.databaseUrl).pathname.slice(1)
  const said = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const { cartKey: key = '' } = await shop.call('checkout/cart/product', {
      body: { offerCode: offer.offerCode },
      once: randomUUID(),
    })
    for (const call of ['product', 'upsell', 'price']) await shop.call(`checkout/cart/${call}`, { key })
    const { price } = (await shop.fill({ key }, offer)).body
    const { orderNumber } = (await shop.order(key, price.total)).body
    const method = { kind: 'blik', code: '777123' }
    const paid = await shop.call('checkout/cart/payment', {
      key,
      once: randomUUID(),
      body: { variant: 'full', method },
    })
    expect(paid.status).toBe(200)
    const looking = 'select state from booking.orders where number = $1'
    const state = async () => (await shop.rows<{ state: string }>(looking, [orderNumber]))[0]?.state
    await expect.poll(state, { timeout: 10_000 }).toBe('confirmed')
    await shop.call(`payment/common/${orderNumber}`, { key })
    const words = said.mock.calls.flatMap(([word], call) => {
      const text = typeof word === 'string' ? word : (word as { text: string }).text
      const { connectionParameters } = said.mock.contexts[call] as unknown as Speaker
      const { application_name: name, database } = connectionParameters
      const isOurs = name === 'wojaz-shop' && database === own && text !== looking
      // A daily job deletes old counts, whoever buys meanwhile.
      return isOurs && !text.startsWith('delete from insight.event_count') ? [text] : []
    })
    // The bank says that it waits in its answer and in a webhook. At one moment, both are written; otherwise the second is known.
    const waits = words.filter((text) => text.startsWith('update booking.payments set gateway_id'))
    const counted = words.length - waits.length + 1
    expect(waits.length, 'words that a payment waits').toBeLessThanOrEqual(2)
    expect(counted, words.join('\n')).toBeLessThanOrEqual(29)
  } finally {
    said.mockRestore()
  }
})

interface Speaker {
  readonly connectionParameters: { readonly application_name: string; readonly database: string }
}
