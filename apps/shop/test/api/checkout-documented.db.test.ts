import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { expect } from 'vitest'
import { type CheckoutShop, checkoutTest as test } from '../checkout-shop.ts'
import { documentedCalls } from '../documented-calls.ts'

let shop: CheckoutShop
let offer: Offer
let calls: Awaited<ReturnType<typeof documentedCalls>>
const compared = new Set<string>()

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  offer = (await shop.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
  calls = await documentedCalls(shop.app, 'checkout')
})

type Method = 'GET' | 'POST' | 'DELETE'

/** Calls the API and fails if the answer differs from its documentation or contains more. */
async function ask<Answer>(method: Method, path: string, key: string, payload?: object, places: object = {}) {
  const url = Object.entries(places).reduce((all, [name, value]) => all.replace(`{${name}}`, value), path)
  const answer = await shop.app.inject({
    method,
    url: `/api/www/${url}`,
    payload,
    headers: { 'cart-id': key, 'idempotency-key': randomUUID() },
  })
  const name = `${method} /api/www/${path}`
  compared.add(name)
  const published = calls.get(name)
  if (!published) throw new Error(`${name} is not in the documentation`)
  const read = published(answer.statusCode).safeParse(answer.json())
  expect.soft({ name, status: answer.statusCode, issues: read.error?.issues ?? [] }).toMatchObject({
    name,
    issues: [],
  })
  return { status: answer.statusCode, body: answer.json() as Answer }
}

test('every call of checkout, seats and payment answers as the documentation says, and with nothing more', async () => {
  const { key, id, total } = await shop.filledCart(offer)
  const opened = await ask('POST', 'checkout/cart/product', 'undefined', { offerCode: offer.offerCode })
  expect(opened.status).toBe(200)
  for (const call of [
    ...['product', 'price', 'upsell', 'class-availability', 'flight-information', 'paymentVariant'],
  ])
    expect((await ask('GET', `checkout/cart/${call}`, key)).status).toBe(200)
  await ask('GET', 'checkout/cart/{cartId}/information', key, undefined, { cartId: id })
  for (const call of ['saveEmailAddress', 'email-finish-later'])
    expect((await ask('POST', `checkout/cart/${call}`, key, { email: 'anna@example.com' })).status).toBe(200)

  expect((await ask('GET', 'checkout/temporary-reservations/preview', key)).status).toBe(200)
  const map = await ask<{ flights: { flightId: number }[] }>('GET', 'checkout/rmws/seat-map', key)
  const flights = [{ flightId: map.body.flights[0]?.flightId, seats: [{ seat: '20A', person: 0 }] }]
  expect((await ask('POST', 'checkout/temporary-reservations', key, { flights })).status).toBe(200)
  expect((await ask('POST', 'checkout/temporary-reservations/extend', key, {})).status).toBe(200)
  expect((await ask('DELETE', 'checkout/temporary-reservations', key)).status).toBe(200)

  expect((await ask('POST', 'checkout/cart/update', key, { agreedTotal: total })).status).toBe(200)
  expect((await ask('GET', 'checkout/banks-availabilities', key)).status).toBe(200)
  const placed = await ask<{ orderNumber: string }>('POST', 'checkout/cart/shortOrder', key, {
    agreedTotal: total,
  })
  const { orderNumber } = placed.body
  const method = { kind: 'blik', code: '777123' }
  expect((await ask('POST', 'checkout/cart/payment', key, { variant: 'full', method })).status).toBe(200)
  const confirm = async () => {
    const path = 'payment/confirm/{orderNumber}'
    return (await ask<{ state: string }>('POST', path, key, {}, { orderNumber })).body.state
  }
  await expect.poll(confirm).toBe('confirmed')
  for (const call of ['common', 'success'])
    await ask('GET', `payment/${call}/{orderNumber}`, key, undefined, { orderNumber })
  expect((await ask('GET', 'checkout/cart/last-order', key)).status).toBe(200)
})

test('refusals look as the documentation says', async () => {
  const { key, total } = await shop.filledCart(offer)
  const stranger = 'x'.repeat(22)
  expect((await ask('GET', 'checkout/cart/price', stranger)).status).toBe(404)
  expect((await ask('POST', 'checkout/cart/shortOrder', key, { agreedTotal: total - 1 })).status).toBe(409)
  expect((await ask('GET', 'checkout/cart/last-order', key)).status).toBe(409)
  expect((await ask('POST', 'checkout/cart/update', key, { participants: [] })).status).toBe(400)
})

test('no documented call was left out', () => {
  // An event stream is not JSON; another test reads it.
  const others = [...calls.keys()].filter((name) => !compared.has(name))
  expect(others).toEqual(['GET /api/www/checkout/rmws/seat-map/events'])
})
