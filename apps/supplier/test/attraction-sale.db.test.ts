import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  accept,
  anna,
  badBlik,
  blik,
  openTestSale,
  refusalOf,
  type TestSale,
  tellAll,
} from './open-test-sale.ts'

let shop: TestSale

beforeAll(async () => {
  shop = await openTestSale()
})
afterEach(() => shop.fail({ kind: 'none' }))
afterAll(() => shop.close())

test('a family buys two attractions: held, told, paid, confirmed, with a code in hand', async () => {
  const { key, total } = await shop.filled('museum', 'day-excursion')
  const cart = await shop.sale.cart(key)
  expect(cart?.items.map(({ state }) => state)).toEqual(['on-hold', 'on-hold'])
  expect(cart?.items.every(({ bookingId }) => shop.statusOf({ bookingId }) === 'ON_HOLD')).toBe(true)
  expect(cart?.heldUntil).toEqual(new Date(shop.clock().getTime() + 30 * 60_000))

  const order = accept(await shop.sale.placeOrder(key, { agreedTotal: total, terms: true }))
  expect(order).toMatchObject({ state: 'ordered', number: expect.stringMatching(/^A\d{9}$/), total, paid: 0 })
  const holder = { cartKeys: [key], customer: null }
  accept(await shop.sale.startPayment(order.transactionId, holder, blik))
  expect(await shop.sale.order(order.transactionId, holder)).toMatchObject({ state: 'paid', paid: total })

  await shop.sale.keep()
  const bought = await shop.sale.order(order.transactionId, holder)
  expect(bought?.items).toMatchObject([
    { state: 'confirmed', supplierContact: { name: 'Żeglarek Excursions', phone: '+48 22 555 01 77' } },
    { state: 'confirmed', pickup: { name: expect.any(String) } },
  ])
  expect(bought?.items.every(({ codes }) => codes.length > 0)).toBe(true)
  expect(bought?.items.map((item) => shop.statusOf(item))).toEqual(['CONFIRMED', 'CONFIRMED'])
  expect(shop.newsOf(order)).toEqual(['paid', 'confirmed', 'confirmed'])
})

test('the supplier hears who comes, in the words it asked for', async () => {
  const { order } = await shop.paid('two-dives')
  await shop.sale.keep()
  const booking = shop.supplier.supplier.find(order.items[0]?.bookingId ?? '')
  expect(booking).toMatchObject({
    resellerReference: order.number,
    contact: { firstName: 'Anna', lastName: 'Żółć', emailAddress: 'anna@example.com' },
    unitItems: [{ answers: expect.arrayContaining([{ questionId: 'certificate', value: 'advanced' }]) }, {}],
  })
})
