import { randomUUID } from 'node:crypto'
import type { Attraction } from '@wojaz/attractions'
import { expect } from 'vitest'
import { type AttractionTill, buyer, tillTest as test } from '../attraction-till.ts'
import { buildTestApp } from '../build-test-app.ts'

const musement = '/api/services/tui-musment/api/musement'
const checkout = '/api/www/musement/checkout'
const atOnce = ({ isConfirmedAtOnce }: Attraction) => isConfirmedAtOnce

interface Cart {
  readonly itemId: string
  readonly total: number
  readonly items: readonly { readonly id: string; readonly state: string }[]
}
type Wish = Awaited<ReturnType<AttractionTill['choose']>>

const add = (shop: AttractionTill, body: object, of: { key?: string; cookie?: string; once?: string }) =>
  shop.ask<Cart & { code?: string; message?: string }>(`${musement}/cart`, { body, ...of })

/** The cookie of the response. */
const cookieOf = ({ headers }: Awaited<ReturnType<typeof add>>) =>
  String(headers['set-cookie']).split(';')[0] ?? ''

/** The number of holds of one cart. */
const held = (shop: AttractionTill, key: string | undefined) =>
  shop.services.attractionSale.cart(key ?? '').then((cart) => cart?.items.length)

test('POST cart: said twice with one key it is one hold in one cart, whose key is told again', async ({
  shop,
}) => {
  const wish = await shop.choose(atOnce)
  const once = randomUUID()
  const first = await add(shop, wish, { once })
  expect(first).toMatchObject({ status: 200, body: { items: [{ state: 'on-hold' }] } })
  const second = await add(shop, wish, { once })
  expect(second).toMatchObject({ status: 200, key: first.key, body: first.body })
  // By now the browser has the cookie.
  const third = await add(shop, wish, { once, cookie: cookieOf(first) })
  expect(third).toMatchObject({ status: 200, key: first.key, body: { itemId: first.body.itemId } })
  expect(await held(shop, first.key)).toBe(1)
  const next = await add(shop, wish, { once: randomUUID(), key: first.key })
  expect(next.body.items).toHaveLength(2)
})

test('POST cart: two at the same moment with one key are one', async ({ shop }) => {
  const wish = await shop.choose(atOnce)
  const once = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => add(shop, wish, { once })))
  expect(new Set(answers.map(({ status, key }) => `${status} ${key}`)).size).toBe(1)
  expect(await held(shop, answers[0]?.key)).toBe(1)
})

test('POST cart: without a key, or with one that was for something else, nothing is held', async ({
  shop,
}) => {
  const wish = await shop.choose(atOnce)
  expect(await add(shop, wish, {})).toMatchObject({ status: 400, body: { code: 'idempotency-key-missing' } })
  const once = randomUUID()
  const { key } = await add(shop, wish, { once })
  const other: Wish = { ...wish, tickets: { [Object.keys(wish.tickets)[0] ?? '']: 1 } }
  expect(await add(shop, other, { once })).toMatchObject({
    status: 409,
    body: { code: 'key-used-for-something-else' },
  })
  expect(await held(shop, key)).toBe(1)
})

test('a cart is known by its cookie as by its header, from the first attraction to the ticket', async ({
  shop,
}) => {
  const wish = await shop.choose(atOnce)
  const first = await add(shop, wish, { once: randomUUID() })
  const cookie = cookieOf(first)
  const second = await add(shop, wish, { once: randomUUID(), cookie })
  expect(second).toMatchObject({ key: first.key })
  expect(second.body.items).toHaveLength(2)
  await shop.tellAll(first.key ?? '')
  const info = await shop.ask<Cart>(`${checkout}/info`, { cookie })
  const placed = await shop.ask<{ transactionId: string }>(`${musement}/placeOrder`, {
    cookie,
    once: randomUUID(),
    body: { agreedTotal: info.body.total, terms: true },
  })
  expect(placed.status).toBe(200)
  const { transactionId } = placed.body
  const begun = await shop.ask(`${checkout}/advancedPayments`, {
    cookie,
    once: randomUUID(),
    body: { transactionId, method: { kind: 'blik', code: '777123' } },
  })
  expect(begun.status).toBe(200)
  for (const of of [{ cookie }, { key: first.key ?? '' }])
    expect(await shop.ask(`${checkout}/transaction`, { ...of, query: { transactionId } })).toMatchObject({
      status: 200,
      body: { transactionId },
    })
})

test('the header counts where both are sent', async ({ shop }) => {
  const wish = await shop.choose(atOnce)
  const first = await add(shop, wish, { once: randomUUID() })
  const other = await add(shop, wish, { once: randomUUID() })
  const both = { key: other.key ?? '', cookie: cookieOf(first) }
  await shop.ask(`${musement}/cart`, { method: 'PATCH', body: { contact: buyer }, ...both })
  const carts = await Promise.all(
    [first.key, other.key].map((key) => shop.services.attractionSale.cart(key ?? '')),
  )
  expect(carts.map((cart) => cart?.contact?.email)).toEqual([undefined, buyer.email])
})

test('POST cart: a visitor has a share of the places, and hears in every language what to do', async ({
  shop,
}) => {
  const strict = await buildTestApp({
    databaseUrl: shop.databaseUrl,
    env: { OCTO_SUPPLIERS: shop.supplier.octoSuppliers, UNPAID_ORDERS: '3' },
  })
  try {
    const wish = await shop.choose(atOnce)
    const { activityId, optionId, availabilityId } = wish
    const productId = (await shop.services.attractions.read(activityId))?.productId
    await shop.supplier.control('allotments', { productId, optionId, availabilityId, places: 1_000 })
    const want = (language: string, count: number, remoteAddress = '198.51.100.7') =>
      strict.app.inject({
        method: 'POST',
        url: `${musement}/cart`,
        remoteAddress,
        headers: { 'idempotency-key': randomUUID(), 'x-market-language': language },
        payload: { ...wish, tickets: { [Object.keys(wish.tickets)[0] ?? '']: count } },
      })
    const said = await Promise.all(['pl', 'cs', 'ro', 'hu', 'uk'].map((language) => want(language, 10)))
    for (const answer of said) {
      expect(answer.statusCode).toBe(429)
      expect(answer.json()).toMatchObject({
        code: 'too-many-held',
        message: expect.stringMatching(/.{90,}\.$/),
      })
    }
    expect(new Set(said.map((answer) => answer.json().message)).size).toBe(5)
    const two = await want('pl', 2)
    expect(two.statusCode).toBe(200)
    await shop.ask(`${musement}/cart/${two.json().itemId}`, {
      method: 'DELETE',
      key: String(two.headers['cart-id']),
    })
  } finally {
    await strict.close()
  }
})
