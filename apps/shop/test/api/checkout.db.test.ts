import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type CheckoutShop, contact, openCheckoutShop } from '../checkout-shop.ts'

interface OrderState {
  orderNumber: string
  state: string
  paid: number
  total: number
  payments: { id: string; state: string }[]
}

let shop: CheckoutShop
let offer: Offer

beforeAll(async () => {
  shop = await openCheckoutShop()
  offer = (await shop.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
  await shop.makePlenty()
})
afterAll(() => shop?.close())

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

test('200 checkouts with 10 parallel retries each are 200 orders with the same answers', async () => {
  const carts = await shop.copies(await shop.filledCart(offer), 200)
  const answers = await Promise.all(
    carts.map(({ key, total }) => {
      const once = randomUUID()
      return Promise.all(Array.from({ length: 10 }, () => shop.order(key, total, once)))
    }),
  )
  const numbers = answers.map((same) => {
    expect(new Set(same.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(same[0]?.status).toBe(200)
    return same[0]?.body.orderNumber
  })
  expect(new Set(numbers).size).toBe(200)
  const ids = carts.map(({ id }) => id)
  expect(await shop.rows('select from booking.orders where cart_id = any($1)', [ids])).toHaveLength(200)
}, 60_000)

test('a whole purchase, from the offer to the confirmation, is at most 29 words with the database', async () => {
  const said = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const { cartKey: key = '' } = await shop.call('checkout/cart/product', {
      body: { offerCode: offer.offerCode },
      once: randomUUID(),
    })
    for (const call of ['product', 'upsell', 'price']) await shop.call(`checkout/cart/${call}`, { key })
    const { price } = (await shop.fill({ key }, offer)).body
    const { orderNumber } = (await shop.order(key, price.total)).body
    expect((await pay(key, '777123')).status).toBe(200)
    const looking = 'select state from booking.orders where number = $1'
    const state = async () => (await shop.rows<{ state: string }>(looking, [orderNumber]))[0]?.state
    await expect.poll(state, { timeout: 10_000 }).toBe('confirmed')
    await shop.call(`payment/common/${orderNumber}`, { key })
    const words = said.mock.calls.flatMap(([word], call) => {
      const text = typeof word === 'string' ? word : (word as { text: string }).text
      const { connectionParameters } = said.mock.contexts[call] as unknown as Speaker
      const isOurs = connectionParameters.application_name === 'wojaz-shop' && text !== looking
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
  readonly connectionParameters: { readonly application_name: string }
}
