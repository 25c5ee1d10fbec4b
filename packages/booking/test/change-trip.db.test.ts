import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '../src/order.ts'
import { type ChangingShop, openChangingShop } from './changing-shop.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik } from './paying-shop.ts'

let shop: ChangingShop
let trip: Offer
let cheaper: Offer
let dearer: Offer

beforeAll(async () => {
  shop = await openChangingShop()
  ;({ trip, cheaper, dearer } = shop)
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

test('a dearer date: places move, the difference is due with the balance, and one email tells', async () => {
  const before = await shop.paidTrip()
  const others = await shop.soldToNobody()
  const quote = await shop.quoted(before, dearer)
  expect(quote.expiresAt.getTime() - quote.madeAt.getTime()).toBe(900_000)
  expect(quote).toMatchObject({ before: before.price.total, feeKind: 'table', refund: 0 })
  expect(quote.difference).toBe(dearer.quote.total - trip.quote.total)
  expect((await shop.orderOf(before.number)).offer).toEqual(before.offer)
  const order = accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(order).toMatchObject({
    state: 'confirmed',
    paid: before.paid,
    offer: { offerCode: dearer.offerCode },
    price: { total: before.price.total + quote.difference + quote.fee },
  })
  expect(order.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.price.total)
  expect((await shop.stock(before.number)).map(({ flight_id }) => flight_id)).toContain(
    dearer.departureFlight?.flightId,
  )
  expect(await shop.soldToNobody()).toBe(others)
  expect(shop.changed.filter((one) => one === before.number)).toHaveLength(1)
  const [change] = await shop.booking.changesOf(before.number)
  expect(change).toMatchObject({ kind: 'trip', facts: { fee: quote.fee }, replaced: { offer: before.offer } })
})

test('the difference can be paid as any part of the price', async () => {
  const before = await shop.paidTrip()
  const { id } = await shop.quoted(before, dearer)
  const { price } = accept(await shop.booking.confirmChange(before.number, id))
  accept(await shop.tell(shop.bank.pays(await shop.begin(before.number, blik))))
  expect(await shop.orderOf(before.number)).toMatchObject({ state: 'confirmed', paid: price.total })
})

test('a cheaper date: what is too much goes back once, and what stays is the price', async () => {
  const before = await shop.paidTrip()
  const quote = await shop.quoted(before, cheaper)
  expect(quote.refund).toBeGreaterThan(0)
  const order = accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(order.paid).toBe(order.price.total)
  expect(order.refunds).toMatchObject([{ amount: quote.refund, reason: 'guest-changed' }])
  await shop.booking.reconcile()
  shop.moveClock(61_000)
  await shop.booking.reconcile()
  const { refunds, paid, payments } = await shop.orderOf(before.number)
  expect(shop.bank.refunds.get(refunds[0]?.id ?? '')).toBe(quote.refund)
  expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid + quote.refund)
})

test('called off after a change, nobody gets back more than was paid in all', async () => {
  const before = await shop.paidTrip()
  const change = await shop.quoted(before, cheaper)
  accept(await shop.booking.confirmChange(before.number, change.id))
  const off = accept(await shop.booking.quoteCancel(before.number))
  const order = accept(await shop.booking.confirmCancel(before.number, off.id))
  const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect(back + off.fee).toBe(before.paid)
  expect(await shop.stock(before.number)).toEqual([])
})

test('prices of many trips are one look at the classes of their flights', async () => {
  const order = await shop.paidTrip()
  let looks = 0
  const pool = new Proxy(shop.pool, {
    get: (target, name) => {
      if (name === 'query') looks++
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const flying = {
    ...order,
    upsells: [{ type: 'FLIGHT_CLASS', code: 'FLIGHT_CLASS_BUSINESS', person: null }],
  }
  const priced = await shop.also({ pool }).changePrices(flying as Order, shop.stays)
  expect(priced.filter(Boolean).length).toBeGreaterThan(4)
  expect(looks).toBe(1)
})

test('of twenty presses one changes the trip; all the others hear that it has happened', async () => {
  const before = await shop.paidTrip()
  const others = await shop.soldToNobody()
  const { id } = await shop.quoted(before, cheaper)
  const presses = Array.from({ length: 20 }, () => shop.booking.confirmChange(before.number, id))
  const outcomes = await Promise.all(presses)
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect((await shop.orderOf(before.number)).refunds).toHaveLength(1)
  expect(await shop.booking.changesOf(before.number)).toHaveLength(1)
  expect(await shop.soldToNobody()).toBe(others)
})

test('two who exchange their dates at the same moment, again and again, never wait for each other in a circle', async () => {
  const [one, other] = [await shop.paidTrip(), await shop.paidTrip()]
  accept(await shop.booking.confirmChange(other.number, (await shop.quoted(other, dearer)).id))
  for (let time = 0; time < 6; time++) {
    const [here, there] = time % 2 === 0 ? [dearer, trip] : [trip, dearer]
    const quotes = [await shop.quoted(one, here), await shop.quoted(other, there)]
    const outcomes = await Promise.all([
      shop.booking.confirmChange(one.number, quotes[0]?.id ?? ''),
      shop.booking.confirmChange(other.number, quotes[1]?.id ?? ''),
    ])
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
  }
})

test('only the newest quote can be confirmed, for a quarter of an hour, while nothing is paid', async () => {
  const order = await shop.paidTrip('deposit')
  const first = await shop.quoted(order, dearer)
  const second = await shop.quoted(order, cheaper)
  const outdated = { code: 'quote-outdated' }
  expect(refusalOf(await shop.booking.confirmChange(order.number, first.id))).toEqual(outdated)
  expect(await shop.booking.changeQuote(order.number, first.id)).toMatchObject({ isOpen: false })
  expect(await shop.booking.changeQuote(order.number, second.id)).toMatchObject({ isOpen: true })
  accept(await shop.tell(shop.bank.pays(await shop.begin(order.number, blik))))
  expect(refusalOf(await shop.booking.confirmChange(order.number, second.id))).toEqual(outdated)
  const third = await shop.quoted(order, cheaper)
  shop.moveClock(900_000)
  expect(refusalOf(await shop.booking.confirmChange(order.number, third.id))).toEqual(outdated)
  expect(await shop.booking.changesOf(order.number)).toEqual([])
})

test('a payment that was begun before the change and comes after it is counted or goes back, never too much', async () => {
  const before = await shop.paidTrip('deposit')
  const late = await shop.begin(before.number, blik)
  const { id } = await shop.quoted(before, cheaper)
  const { price } = accept(await shop.booking.confirmChange(before.number, id))
  accept(await shop.tell(shop.bank.pays(late)))
  const order = await shop.orderOf(before.number)
  expect(order.paid).toBeLessThanOrEqual(price.total)
  const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect(order.paid + back).toBe(before.price.total)
})

test("somebody else's quote, another hotel, nonsense, and an unpaid order change nothing", async () => {
  const [mine, other] = [await shop.paidTrip(), await shop.paidTrip()]
  const { id } = await shop.quoted(other, dearer)
  expect(await shop.booking.changeQuote(mine.number, id)).toBeNull()
  expect(refusalOf(await shop.booking.confirmChange(mine.number, id))).toEqual({ code: 'quote-outdated' })
  const cancel = accept(await shop.booking.quoteCancel(other.number))
  expect(refusalOf(await shop.booking.confirmChange(other.number, cancel.id))).toEqual({
    code: 'quote-outdated',
  })
  const elsewhere = (await shop.found()).find(({ hotelCode }) => hotelCode !== trip.hotelCode) as Offer
  for (const offerCode of [elsewhere.offerCode, 'nonsense', `${dearer.offerCode}x`])
    expect(refusalOf(await shop.booking.quoteChange(mine.number, { offerCode }))).toEqual({
      code: 'not-offered',
    })
  const { number } = await shop.ordered(trip)
  const wish = { offerCode: dearer.offerCode }
  expect(refusalOf(await shop.booking.quoteChange(number, wish))).toEqual({ code: 'not-confirmed' })
  expect(refusalOf(await shop.booking.quoteChange('W000000000', wish))).toEqual({ code: 'order-unknown' })
})

// Must be the last test: the search index is updated a moment after places are sold or released.
test('sold out meanwhile: the guest hears so, and the old trip, its places and its money are untouched', async () => {
  const before = await shop.paidTrip()
  const { id } = await shop.quoted(before, dearer)
  const held = await shop.stock(before.number)
  const flights = [dearer.departureFlight?.flightId, dearer.returnFlight?.flightId]
  await shop.rows('update offers.flight_cabins set seats = sold where flight_id = any($1)', [flights])
  expect(refusalOf(await shop.booking.confirmChange(before.number, id))).toEqual({ code: 'sold-out' })
  expect(await shop.orderOf(before.number)).toEqual(before)
  expect(await shop.stock(before.number)).toEqual(held)
  await shop.rows('update offers.flight_cabins set seats = 500 where flight_id = any($1)', [flights])
  accept(await shop.booking.confirmChange(before.number, id))
})
