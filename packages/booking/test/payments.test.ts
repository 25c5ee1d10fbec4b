import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentStart } from '../src/payments/start-payment.ts'
import { accept, openTestBooking, refusalOf, type TestBooking } from './open-test-booking.ts'

let shop: TestBooking
let offer: Offer

beforeAll(async () => {
  shop = await openTestBooking()
  offer = (await shop.found()).find(({ departureDate }) => departureDate > '2026-12-20') as Offer
  await shop.makePlenty()
})
beforeEach(() => {
  Object.assign(shop.bank.mood, { isAway: false, refusesStart: false, refundsLater: false })
})
afterAll(() => shop.close())

const blik: PaymentStart = {
  variant: 'full',
  method: { kind: 'blik', code: '777123' },
  customerIp: '127.0.0.1',
}
const byBank: PaymentStart = { ...blik, method: { kind: 'bank', value: 'm' } }

const begin = async (number: string, wish: PaymentStart = byBank) => {
  shop.moveClock(1)
  return accept(await shop.booking.startPayment(number, wish)).paymentId
}
const tell = (word: Parameters<typeof shop.bank.notification>[0]) => {
  const { body, signature } = shop.bank.notification(word)
  return shop.booking.notified(body, signature)
}
const orderOf = async (number: string) => {
  const order = await shop.booking.order(number)
  if (!order) throw new Error(`No order ${number}`)
  return order
}
const lettersOf = (number: string) =>
  shop.letters.filter((letter) => letter.number === number).map(({ state }) => state)

test('the bank hears amount, buyer and our name for the payment, which is in the database before', async () => {
  const { number, price } = await shop.ordered(offer)
  const { paymentId, redirectUrl } = accept(await shop.booking.startPayment(number, byBank))
  expect(redirectUrl).toBe(`https://bank/paper-${paymentId}`)
  expect(shop.bank.wishes.at(-1)).toMatchObject({
    paymentId,
    amount: price.total,
    validSeconds: 1800,
    buyer: { email: 'zofia@example.com', locale: 'pl' },
    continueUrl: `https://wojaz.example/pz/payment/confirm/${number}`,
  })
  expect((await orderOf(number)).payments).toMatchObject([
    { id: paymentId, state: 'waiting', amount: price.total },
  ])
})

test('paid is confirmed, with one letter, whoever brings the word first and however often', async () => {
  const { number } = await shop.ordered(offer)
  const paymentId = await begin(number, blik)
  const word = shop.bank.pays(paymentId)
  accept(await tell(word))
  accept(await shop.booking.settle({ paymentId }))
  accept(await tell(word))
  const order = await orderOf(number)
  expect(order).toMatchObject({ state: 'confirmed', paid: order.price.total, variant: 'full' })
  expect(order.payments[0]?.completedAt).not.toBeNull()
  expect(lettersOf(number)).toEqual(['confirmed'])
})

test('the return alone proves nothing: until the bank says so the order waits', async () => {
  const { number } = await shop.ordered(offer)
  const paymentId = await begin(number)
  expect(accept(await shop.booking.settle({ paymentId })).state).toBe('pending')
})

test('a deposit confirms; the balance is the next payment; then nothing is left to pay', async () => {
  const { number, price } = await shop.ordered(offer)
  const deposit = await begin(number, { ...blik, variant: 'deposit' })
  accept(await tell(shop.bank.pays(deposit)))
  expect(await orderOf(number)).toMatchObject({ state: 'confirmed', paid: price.plan.dueNow })
  const balance = await begin(number, { ...blik, variant: 'deposit' })
  expect(shop.bank.wishes.at(-1)?.amount).toBe(price.plan.balance?.amount)
  accept(await tell(shop.bank.pays(balance)))
  expect(await orderOf(number)).toMatchObject({ paid: price.total })
  expect(refusalOf(await shop.booking.startPayment(number, blik))).toEqual({ code: 'order-paid' })
})

test('refused is tried again by another way; places and price stay', async () => {
  const { number, price } = await shop.ordered(offer)
  shop.bank.mood.refusesStart = true
  expect(refusalOf(await shop.booking.startPayment(number, blik)).code).toBe('payment-refused')
  shop.bank.mood.refusesStart = false
  const paymentId = await begin(number)
  accept(await tell(shop.bank.refuses(paymentId)))
  const again = await begin(number, blik)
  accept(await tell(shop.bank.pays(again)))
  const order = await orderOf(number)
  expect(order.payments.map(({ state }) => state)).toEqual(['refused', 'refused', 'completed'])
  expect(order).toMatchObject({ state: 'confirmed', paid: price.total })
})

test('another way while one waits calls the first off at the bank; if that is paid already, nobody pays twice', async () => {
  const { number } = await shop.ordered(offer)
  const first = await begin(number)
  const second = await begin(number, blik)
  expect(shop.bank.payments.get(`paper-${first}`)?.status).toBe('cancelled')
  shop.bank.pays(second)
  expect(refusalOf(await shop.booking.startPayment(number, byBank))).toEqual({ code: 'order-paid' })
  expect((await orderOf(number)).state).toBe('confirmed')
})

test('two attempts that are both paid: one counts, the other goes back', async () => {
  const { number, price } = await shop.ordered(offer)
  const first = await begin(number)
  const second = await begin(number, blik)
  accept(await tell(shop.bank.pays(second)))
  accept(await tell(shop.bank.pays(first)))
  accept(await tell(shop.bank.pays(first)))
  const order = await orderOf(number)
  expect(order).toMatchObject({ state: 'confirmed', paid: price.total })
  expect(order.payments.map(({ state }) => state)).toEqual(['refunding', 'completed'])
  shop.bank.mood.refundsLater = true
  await shop.booking.reconcile()
  expect((await orderOf(number)).payments[0]?.state).toBe('refunding')
  shop.bank.mood.refundsLater = false
  shop.moveClock(60_000)
  await shop.booking.reconcile()
  await shop.booking.reconcile()
  expect((await orderOf(number)).payments[0]?.state).toBe('refunded')
  const asked = await shop.rows<{ id: string; amount: number }>(
    'select id, amount from booking.refunds where payment_id = $1',
    [first],
  )
  expect(asked.map(({ id }) => shop.bank.refunds.get(id))).toEqual([price.total])
})

test('another amount, another signature, another payment: refused, and nothing changes', async () => {
  const { number } = await shop.ordered(offer)
  const paymentId = await begin(number)
  const word = shop.bank.pays(paymentId)
  expect(refusalOf(await tell({ ...word, amount: 1 }))).toEqual({ code: 'amount-differs', paymentId })
  const { body, signature } = shop.bank.notification(word)
  const forged = Buffer.from(body.toString().replace(/"amount":\d+/, '"amount":1'))
  expect(refusalOf(await shop.booking.notified(forged, signature))).toEqual({ code: 'forged' })
  expect(refusalOf(await shop.booking.notified(body, undefined))).toEqual({ code: 'forged' })
  const stranger = { ...word, paymentId: '00000000-0000-4000-8000-000000000000' }
  expect(refusalOf(await tell(stranger))).toEqual({ code: 'payment-unknown' })
  expect((await orderOf(number)).state).toBe('pending')
})

test('paid after the deadline is seated again', async () => {
  const { number } = await shop.ordered(offer)
  const paymentId = await begin(number)
  shop.moveClock(30 * 60_000 + 1)
  await shop.booking.expireHolds()
  expect((await orderOf(number)).state).toBe('expired')
  expect(refusalOf(await shop.booking.startPayment(number, blik))).toEqual({ code: 'order-expired' })
  accept(await tell(shop.bank.pays(paymentId)))
  expect((await orderOf(number)).state).toBe('confirmed')
  const stock = await shop.rows('select from booking.order_stock where order_number = $1', [number])
  expect(stock).toHaveLength(2 + offer.duration)
  expect(lettersOf(number)).toEqual(['expired', 'confirmed'])
})

test('paid after the deadline and the places gone: all of it goes back, nothing is lost', async () => {
  const { number, price } = await shop.ordered(offer)
  const paymentId = await begin(number)
  shop.moveClock(30 * 60_000 + 1)
  await shop.booking.expireHolds()
  const flight = offer.returnFlight?.flightId
  await shop.rows('update offers.flight_cabins set seats = sold where flight_id = $1', [flight])
  accept(await tell(shop.bank.pays(paymentId)))
  expect(await orderOf(number)).toMatchObject({ state: 'refunded', paid: 0 })
  expect(await shop.rows('select from booking.order_stock where order_number = $1', [number])).toEqual([])
  await shop.booking.reconcile()
  expect((await orderOf(number)).payments[0]?.state).toBe('refunded')
  const [refund] = await shop.rows('select amount, reason from booking.refunds where payment_id = $1', [
    paymentId,
  ])
  expect(refund).toEqual({ amount: price.total, reason: 'places-gone' })
  await shop.rows('update offers.flight_cabins set seats = 500 where flight_id = $1', [flight])
})

test('a bank that is away is a sentence, not a fault; when it is back, reconciliation finds what was paid', async () => {
  const { number } = await shop.ordered(offer)
  const paymentId = await begin(number)
  shop.bank.pays(paymentId)
  shop.bank.mood.isAway = true
  expect(refusalOf(await shop.booking.settle({ paymentId }))).toMatchObject({ code: 'bank-unreachable' })
  await shop.booking.reconcile()
  expect((await orderOf(number)).state).toBe('pending')
  shop.bank.mood.isAway = false
  shop.moveClock(60_000)
  await shop.booking.reconcile()
  expect((await orderOf(number)).state).toBe('confirmed')
})

test('an attempt the bank never answered about waits for its word and can be tried again', async () => {
  const { number } = await shop.ordered(offer)
  shop.bank.mood.isAway = true
  expect(refusalOf(await shop.booking.startPayment(number, blik)).code).toBe('bank-unreachable')
  shop.bank.mood.isAway = false
  const paymentId = await begin(number, blik)
  accept(await tell(shop.bank.pays(paymentId)))
  const order = await orderOf(number)
  expect(order.payments.map(({ state }) => state)).toEqual(['refused', 'completed'])
})

test('an attempt nobody knows of is over when its time is', async () => {
  const { number } = await shop.ordered(offer)
  shop.bank.mood.isAway = true
  await shop.booking.startPayment(number, blik)
  await shop.booking.reconcile()
  expect((await orderOf(number)).payments[0]?.state).toBe('started')
  shop.moveClock(33 * 60_000)
  await shop.booking.reconcile()
  expect((await orderOf(number)).payments[0]?.state).toBe('refused')
})

test('a deposit is not offered to who leaves within 30 days', async () => {
  const soon = (await shop.found()).find(({ departureDate }) => departureDate < '2026-12-10') as Offer
  const { number } = await shop.ordered(soon)
  const refusal = refusalOf(await shop.booking.startPayment(number, { ...blik, variant: 'deposit' }))
  expect(refusal).toEqual({ code: 'variant-not-offered' })
})

test('the first answer to a key is the answer to that key', async () => {
  let done = 0
  const work = async () => ({ times: ++done })
  const ask = (body: unknown) => shop.booking.once('tests', 'key-1', body, work)
  const answers = await Promise.all([ask({ a: 1 }), ask({ a: 1 }), ask({ a: 1 })])
  expect([...answers, await ask({ a: 1 })].map(accept)).toEqual(Array(4).fill({ times: 1 }))
  expect(refusalOf(await ask({ a: 2 }))).toEqual({ code: 'key-used-for-something-else' })
})

test('a fault is no answer: asked again it is done again', async () => {
  const ask = (work: () => Promise<string>) => shop.booking.once('tests', 'key-2', null, work)
  await expect(ask(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk')
  expect(accept(await ask(async () => 'done'))).toBe('done')
})

test('who dies over a key leaves it to the next, after a while', async () => {
  const dying = shop.booking.once('tests', 'key-3', null, () => new Promise<string>(() => {}))
  await expect.poll(() => shop.rows(`select from booking.answers where key = 'key-3'`)).toHaveLength(1)
  shop.moveClock(31_000)
  const elsewhere = shop.also({})
  expect(accept(await elsewhere.once('tests', 'key-3', null, async () => 'done'))).toBe('done')
  expect(dying).toBeInstanceOf(Promise)
})

test('the post is told once a letter is written, and not before it is certain', async () => {
  const told: string[] = []
  const { number } = await shop.ordered(offer)
  const booking = shop.also({ onLetters: () => void told.push(number) })
  const { paymentId } = accept(await booking.startPayment(number, byBank))
  expect(told).toEqual([])
  const { body, signature } = shop.bank.notification(shop.bank.pays(paymentId))
  accept(await booking.notified(body, signature))
  accept(await booking.notified(body, signature))
  expect(told).toEqual([number])
})
