import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop.ts'

let shop: CheckoutShop
let offer: Offer

beforeAll(async () => {
  shop = await openCheckoutShop({ UNPAID_ORDERS: '3' })
  offer = (await shop.found())[0] as Offer
  await shop.makePlenty()
})
afterAll(() => shop?.close())

interface Refusal {
  orderNumber?: string
  code?: string
  message?: string
}
const order = (key: string, agreedTotal: number, remoteAddress: string, language = 'pl') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/www/checkout/cart/shortOrder',
    remoteAddress,
    headers: { 'cart-id': key, 'idempotency-key': randomUUID(), 'x-market-language': language },
    payload: { agreedTotal },
  })

test('POST shortOrder: twelve of one guest in one moment take six, the others hear what to do', async () => {
  const carts = await shop.copies(await shop.filledCart(offer), 12)
  const answers = await Promise.all(carts.map(({ key, total }) => order(key, total, '198.51.100.7')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6)
  const refused = answers.find(({ statusCode }) => statusCode !== 200)
  expect(refused?.statusCode).toBe(429)
  const { code, message } = refused?.json<Refusal>() ?? {}
  expect(code).toBe('too-many-unpaid')
  expect(message).toContain('Opłać je lub anuluj')
})

test.each(['pl', 'cs', 'ro', 'hu', 'uk'])('the refusal has words in %s', async (language) => {
  const [cart] = await shop.copies(await shop.filledCart(offer), 1)
  const answer = await order(cart?.key ?? '', cart?.total ?? 0, '198.51.100.7', language)
  expect(answer.statusCode).toBe(429)
  expect(answer.json<Refusal>().message?.length).toBeGreaterThan(80)
})

test('a guest elsewhere orders at the same moment as ever', async () => {
  const [cart] = await shop.copies(await shop.filledCart(offer), 1)
  expect((await order(cart?.key ?? '', cart?.total ?? 0, '198.51.100.8')).statusCode).toBe(200)
})

test('who cancels one has room for another at once', async () => {
  const carts = await shop.copies(await shop.filledCart(offer), 7)
  const place = '198.51.100.9'
  const placed = await Promise.all(carts.slice(0, 6).map(({ key, total }) => order(key, total, place)))
  const seventh = () => order(carts[6]?.key ?? '', carts[6]?.total ?? 0, place)
  expect((await seventh()).statusCode).toBe(429)
  await shop.services.booking.cancelOrder(placed[0]?.json<Refusal>().orderNumber ?? '')
  expect((await seventh()).statusCode).toBe(200)
})
