import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '../src/order.ts'
import type { PaymentStart } from '../src/payments/start-payment.ts'
import { accept, openTestBooking, refusalOf, type TestBooking } from './open-test-booking.ts'

const halfHourMs = 30 * 60_000
const byBank: PaymentStart = {
  variant: 'full',
  method: { kind: 'bank', value: 'm' },
  customerIp: '127.0.0.1',
}

let shop: TestBooking
let offer: Offer

beforeAll(async () => {
  shop = await openTestBooking()
  offer = (await shop.found()).find(({ departureDate }) => departureDate > '2026-12-20') as Offer
  await shop.makePlenty()
})
afterAll(() => shop.close())

const stateOf = async (number: string) => (await shop.booking.order(number))?.state
const stockOf = async (number: string) =>
  (await shop.rows('select from booking.order_stock where order_number = $1', [number])).length
const expire = async (order: Order) => {
  shop.moveClock(halfHourMs + 1)
  await shop.booking.expireHolds()
  expect(await stateOf(order.number)).toBe('expired')
}

test('cancelled before it is paid, its places are free at once; asked twice it is cancelled once', async () => {
  const { number } = await shop.ordered(offer)
  expect(await stockOf(number)).toBeGreaterThan(0)
  expect(accept(await shop.booking.cancelOrder(number)).state).toBe('cancelled')
  expect(accept(await shop.booking.cancelOrder(number)).state).toBe('cancelled')
  expect(await stockOf(number)).toBe(0)
  expect(refusalOf(await shop.booking.startPayment(number, byBank))).toEqual({ code: 'order-closed' })
})

test('an attempt that waits is called off at the bank; if it is paid already, the order stays', async () => {
  const first = await shop.ordered(offer)
  const { paymentId } = accept(await shop.booking.startPayment(first.number, byBank))
  accept(await shop.booking.cancelOrder(first.number))
  expect(shop.bank.payments.get(`document-${paymentId}`)?.status).toBe('cancelled')

  const second = await shop.ordered(offer)
  const paid = accept(await shop.booking.startPayment(second.number, byBank))
  shop.bank.pays(paid.paymentId)
  expect(refusalOf(await shop.booking.cancelOrder(second.number))).toEqual({ code: 'order-paid' })
  expect(await stateOf(second.number)).toBe('confirmed')
  expect(await stockOf(second.number)).toBeGreaterThan(0)
})

test('cancelled while the bank is away; money that comes all the same goes back', async () => {
  const { number } = await shop.ordered(offer)
  const { paymentId } = accept(await shop.booking.startPayment(number, byBank))
  shop.bank.mood.isAway = true
  expect(accept(await shop.booking.cancelOrder(number)).state).toBe('cancelled')
  shop.bank.mood.isAway = false
  const told = shop.bank.notification(shop.bank.pays(paymentId))
  accept(await shop.booking.notified('document', told))
  expect((await shop.booking.order(number))?.payments).toMatchObject([{ state: 'refunding' }])
  expect(await stockOf(number)).toBe(0)
})

test('an order whose time is over becomes a cart with the same people, upsells and price, and no consent', async () => {
  const { id, key, agreedTotal } = await shop.filledCart(offer)
  await shop.rows(
    `update booking.carts set bidding = 'D-77', promoted_upsells = '{PARKING}' where id = '${id}'`,
  )
  const { offeredUpsells } = accept(await shop.booking.cart(id, key))
  const upsell = offeredUpsells.find(({ type, personRefs }) => type === 'LUGGAGE' && personRefs.length > 0)
  const code = upsell?.variants.find(({ isIncluded }) => !isIncluded)?.code ?? ''
  const upsells = [{ type: 'LUGGAGE' as const, code, person: 0 }]
  const { agreedTotal: withLuggage } = accept(await shop.booking.update(id, key, { upsells }))
  expect(withLuggage).toBeGreaterThan(agreedTotal)
  const order = accept(await shop.booking.placeOrder(id, key, { agreedTotal: withLuggage }))
  expect(refusalOf(await shop.booking.orderAgain(order.number))).toEqual({ code: 'order-open' })
  await expire(order)

  const again = accept(await shop.booking.orderAgain(order.number))
  expect(again.id).not.toBe(id)
  const cart = accept(await shop.booking.cart(again.id, again.key))
  const { participants, contact } = order
  expect(cart).toMatchObject({ state: 'open', participants, contact, upsells, agreedTotal: withLuggage })
  expect(Object.values(cart.consents)).toEqual([false, false, false, false, false])
  expect(cart.lostSeats).toBeNull()
  expect(cart).toMatchObject({ bidding: 'D-77', promotedUpsells: ['PARKING'] })
})

test('nobody makes a cart of an order that does not exist', async () => {
  expect(refusalOf(await shop.booking.orderAgain('W000000000'))).toEqual({ code: 'order-unknown' })
})
