import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGateways } from '../src/gateway/gateways.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop

beforeAll(async () => {
  shop = await openPayingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

test('paid after the deadline is seated again', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await shop.begin(number)
  shop.moveClock(30 * 60_000 + 1)
  await shop.booking.expireHolds()
  expect((await shop.orderOf(number)).state).toBe('expired')
  expect(refusalOf(await shop.booking.startPayment(number, blik))).toEqual({ code: 'order-expired' })
  accept(await shop.tell(shop.bank.pays(paymentId)))
  expect((await shop.orderOf(number)).state).toBe('confirmed')
  const stock = await shop.rows('select from booking.order_stock where order_number = $1', [number])
  expect(stock).toHaveLength(2 + shop.offer.duration)
  expect(shop.emailsOf(number)).toEqual(['expired', 'confirmed'])
})

test('paid after the deadline and the places gone: all of it goes back, nothing is lost', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  const paymentId = await shop.begin(number)
  shop.moveClock(30 * 60_000 + 1)
  await shop.booking.expireHolds()
  const flight = shop.offer.returnFlight?.flightId
  await shop.rows('update offers.flight_cabins set seats = sold where flight_id = $1', [flight])
  accept(await shop.tell(shop.bank.pays(paymentId)))
  expect(await shop.orderOf(number)).toMatchObject({ state: 'refunded', paid: 0 })
  expect(await shop.rows('select from booking.order_stock where order_number = $1', [number])).toEqual([])
  await shop.booking.reconcile()
  expect((await shop.orderOf(number)).payments[0]?.state).toBe('refunded')
  const [refund] = await shop.rows('select amount, reason from booking.refunds where payment_id = $1', [
    paymentId,
  ])
  expect(refund).toEqual({ amount: price.total, reason: 'places-gone' })
  await shop.rows('update offers.flight_cabins set seats = 500 where flight_id = $1', [flight])
})

test('a bank that is away is a sentence, not a fault; when it is back, reconciliation finds what was paid', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await shop.begin(number)
  shop.bank.pays(paymentId)
  shop.bank.mood.isAway = true
  expect(refusalOf(await shop.booking.settle({ paymentId }))).toMatchObject({ code: 'bank-unreachable' })
  await shop.booking.reconcile()
  expect((await shop.orderOf(number)).state).toBe('pending')
  shop.bank.mood.isAway = false
  shop.moveClock(60_000)
  await shop.booking.reconcile()
  expect((await shop.orderOf(number)).state).toBe('confirmed')
})

test('a node that dies after the bank has taken the money leaves it to another: one trip, one email, nothing twice', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  const paymentId = await shop.begin(number)
  shop.bank.pays(paymentId)
  // Nobody hears of it: the node that was told is gone before its transaction.
  shop.moveClock(60_000)
  const others = [shop.also({}), shop.also({})]
  await Promise.all(others.map((node) => node.reconcile()))
  // The bank tells again, because nobody had answered.
  accept(await shop.tell(shop.bank.pays(paymentId)))
  expect(await shop.orderOf(number)).toMatchObject({ state: 'confirmed', paid: price.total, refunds: [] })
  expect(shop.emailsOf(number)).toEqual(['confirmed'])
  const stock = await shop.rows('select from booking.order_stock where order_number = $1', [number])
  expect(stock).toHaveLength(2 + shop.offer.duration)
})

test('an attempt the bank never answered about waits for its word and can be tried again', async () => {
  const { number } = await shop.ordered(shop.offer)
  shop.bank.mood.isAway = true
  expect(refusalOf(await shop.booking.startPayment(number, blik)).code).toBe('bank-unreachable')
  shop.bank.mood.isAway = false
  const paymentId = await shop.begin(number, blik)
  accept(await shop.tell(shop.bank.pays(paymentId)))
  const order = await shop.orderOf(number)
  expect(order.payments.map(({ state }) => state)).toEqual(['refused', 'completed'])
})

/** The node that began has died after the bank's answer, before it wrote the bank's id down. */
async function diedBeforeWriting(number: string): Promise<string> {
  const { gateway } = shop.bank
  let paymentId = ''
  const start: typeof gateway.start = async (wish) => {
    await gateway.start(wish)
    paymentId = wish.paymentId
    throw new Error('killed')
  }
  const dying = shop.also({ gateways: openGateways([{ ...gateway, start }]) })
  await expect(dying.startPayment(number, blik)).rejects.toThrow('killed')
  return paymentId
}

test('a payment whose answer nobody wrote down is found by our own id, and counts', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  shop.bank.pays(await diedBeforeWriting(number))
  shop.moveClock(60_000)
  await shop.booking.reconcile()
  expect(await shop.orderOf(number)).toMatchObject({ state: 'confirmed', paid: price.total, refunds: [] })
})

test('whoever pays again while such a payment is at the bank does not pay twice', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  shop.bank.pays(await diedBeforeWriting(number))
  shop.moveClock(60_000)
  expect(refusalOf(await shop.booking.startPayment(number, blik)).code).toBe('order-paid')
  expect(await shop.orderOf(number)).toMatchObject({ state: 'confirmed', paid: price.total, refunds: [] })
})

test('an unpaid one is cancelled at the bank before the next begins', async () => {
  const { number } = await shop.ordered(shop.offer)
  const lost = await diedBeforeWriting(number)
  shop.moveClock(60_000)
  await shop.begin(number, blik)
  expect(shop.bank.payments.get(`document-${lost}`)?.status).toBe('cancelled')
})

test('an attempt nobody knows of is over when the bank says so after its time', async () => {
  const { number } = await shop.ordered(shop.offer)
  shop.bank.mood.isAway = true
  await shop.booking.startPayment(number, blik)
  await shop.booking.reconcile()
  expect((await shop.orderOf(number)).payments[0]?.state).toBe('started')
  shop.moveClock(33 * 60_000)
  await shop.booking.reconcile()
  expect((await shop.orderOf(number)).payments[0]?.state).toBe('started')
  shop.bank.mood.isAway = false
  shop.moveClock(10 * 60_000)
  await shop.booking.reconcile()
  expect((await shop.orderOf(number)).payments[0]?.state).toBe('refused')
})
