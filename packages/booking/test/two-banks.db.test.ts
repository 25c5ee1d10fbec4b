import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGateways } from '../src/gateway/gateways.ts'
import type { Booking } from '../src/open-booking.ts'
import { openFakeBank } from './fake-bank.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { byBank, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
/** A second bank, whose payments must be verified before they count. */
const other = openFakeBank('other')
let booking: Booking

beforeAll(async () => {
  shop = await openPayingShop()
  booking = shop.also({ gateways: openGateways([shop.bank.gateway, other.gateway]) })
})
beforeEach(() => {
  shop.calmBank()
  Object.assign(other.mood, { isAway: false, takesFail: false, rejects: false, refundsLater: false })
})
afterAll(() => shop.close())

async function begin(number: string) {
  shop.moveClock(1)
  return accept(await booking.startPayment(number, { ...byBank, gateway: 'other' })).paymentId
}
const tell = (word: Parameters<typeof other.notification>[0], from = 'other') =>
  booking.notified(from, other.notification(word))
const stateOf = async (number: string) => (await shop.orderOf(number)).state

test('the bank is chosen for each payment, stands with it, and hears where to tell of it', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await begin(number)
  const rows = await shop.rows('select gateway from booking.payments where id = $1', [paymentId])
  expect(rows).toEqual([{ gateway: 'other' }])
  expect(other.wishes.at(-1)).toMatchObject({ paymentId, notifyUrl: expect.stringMatching(/\/other$/) })
  expect(shop.bank.payments.has(`document-${paymentId}`)).toBe(false)
  const unknown = await booking.startPayment(number, { ...byBank, gateway: 'nobody' })
  expect(refusalOf(unknown)).toEqual({ code: 'variant-not-offered' })
})

test('money that has arrived counts once it is taken, however often it is told', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await begin(number)
  const word = other.becomes(paymentId, 'arrived')
  other.mood.takesFail = true
  expect(refusalOf(await tell(word))).toMatchObject({ code: 'bank-unreachable' })
  expect(await stateOf(number)).toBe('pending')
  other.mood.takesFail = false
  accept(await tell(word))
  accept(await tell(word))
  expect(await shop.orderOf(number)).toMatchObject({ state: 'confirmed', payments: [{ state: 'completed' }] })
  expect(other.taken.filter((id) => id === paymentId)).toHaveLength(2)
})

test('and when the word was lost: reconciliation takes it, too', async () => {
  const { number } = await shop.ordered(shop.offer)
  other.becomes(await begin(number), 'arrived')
  shop.moveClock(60_000)
  await booking.reconcile()
  expect(await stateOf(number)).toBe('confirmed')
})

test('another amount is not taken, and nobody speaks for another bank', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await begin(number)
  const word = other.becomes(paymentId, 'arrived')
  expect(refusalOf(await tell({ ...word, amount: 1 }))).toEqual({ code: 'amount-differs', paymentId })
  expect(other.taken).not.toContain(paymentId)
  const asDocument = { ...word, status: 'completed' as const }
  const forDocument = await booking.notified('document', shop.bank.notification(asDocument))
  expect(refusalOf(forDocument)).toEqual({ code: 'payment-unknown' })
  expect(await stateOf(number)).toBe('pending')
})

test('one bank away does not keep the other from being asked', async () => {
  const first = await shop.ordered(shop.offer)
  const second = await shop.ordered(shop.offer)
  const away = accept(await booking.startPayment(first.number, byBank)).paymentId
  shop.bank.pays(away)
  other.becomes(await begin(second.number), 'completed')
  shop.bank.mood.isAway = true
  shop.moveClock(60_000)
  await booking.reconcile()
  expect([await stateOf(first.number), await stateOf(second.number)]).toEqual(['pending', 'confirmed'])
  shop.bank.mood.isAway = false
  shop.moveClock(60_000)
  await booking.reconcile()
  expect(await stateOf(first.number)).toBe('confirmed')
})

test('what nobody began in its time is over, and the places are free; money that comes all the same is found', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await begin(number)
  other.becomes(paymentId, 'new')
  shop.moveClock(33 * 60_000)
  await booking.reconcile()
  expect((await shop.orderOf(number)).payments[0]?.state).toBe('refused')
  accept(await tell(other.becomes(paymentId, 'arrived')))
  expect(await stateOf(number)).toBe('confirmed')
})

test('an attempt that was given up here and paid there without a word is found when its time is over, and goes back', async () => {
  const { number } = await shop.ordered(shop.offer)
  const first = await begin(number)
  other.becomes(first, 'new')
  other.mood.cannotCancel = true
  const second = accept(await booking.startPayment(number, byBank)).paymentId
  other.mood.cannotCancel = false
  accept(await booking.notified('document', shop.bank.notification(shop.bank.pays(second))))
  other.becomes(first, 'arrived')
  shop.moveClock(34 * 60_000)
  await booking.reconcile()
  const order = await shop.orderOf(number)
  expect(order).toMatchObject({ state: 'confirmed', paid: order.price.total })
  expect(order.payments.find(({ id }) => id === first)?.state).toMatch(/^refund/)
  expect([...other.refunds.values()].at(-1)).toBe(order.price.total)
})

test('a refund goes to the bank of its payment; rejected, it is asked for anew under another name, and paid out once', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  accept(await tell(other.becomes(await begin(number), 'completed')))
  const quote = accept(await booking.quoteCancel(number))
  accept(await booking.confirmCancel(number, quote.id))
  other.mood.rejects = true
  await booking.reconcile()
  const before = new Map(other.refunds)
  other.mood.rejects = false
  shop.moveClock(60_000)
  await booking.reconcile()
  expect(other.refunds).toEqual(before)
  shop.moveClock(60 * 60_000)
  other.mood.refundsLater = true
  await booking.reconcile()
  const [name, amount] = [...other.refunds].at(-1) ?? []
  const [refund] = (await shop.orderOf(number)).refunds
  expect([amount, refund?.finishedAt]).toEqual([price.total - quote.fee, null])
  expect(name).not.toBe(refund?.id)
  // After the bank's webhook it is queried at once.
  other.mood.refundsLater = false
  accept(await booking.notified('other', other.newsOfRefund(name ?? '')))
  expect((await shop.orderOf(number)).refunds[0]?.finishedAt).not.toBeNull()
  expect(other.refunds.size).toBe(before.size + 1)
})

test('a word about a refund that nobody asked for changes nothing', async () => {
  expect(accept(await booking.notified('other', other.newsOfRefund(randomUUID())))).toBeNull()
})

test('a payment of a bank that no longer works for us waits, and harms nobody', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await begin(number)
  shop.moveClock(60_000)
  await shop.booking.reconcile()
  expect(refusalOf(await shop.booking.settle({ paymentId }))).toMatchObject({ code: 'bank-unreachable' })
  expect((await shop.orderOf(number)).payments[0]?.state).toBe('waiting')
})

test('money at a bank that is not configured any more is told of with its numbers, once until they change', async () => {
  const { number } = await shop.ordered(shop.offer)
  accept(await tell(other.pays(await begin(number))))
  const quote = accept(await booking.quoteCancel(number))
  const told: { refunds?: number; message: string }[] = []
  const log = { info() {}, warn: (facts: object, message: string) => void told.push({ ...facts, message }) }
  const without = shop.also({ log })
  accept(await without.confirmCancel(number, quote.id))
  await without.reconcile()
  await without.reconcile()
  expect(told).toMatchObject([{ refunds: 1, message: 'money waits at banks that are not configured' }])
  await booking.reconcile()
  await without.reconcile()
  expect(told.slice(1).every(({ refunds }) => refunds === 0)).toBe(true)
})
