import { addDays } from '@wojaz/travel/dates'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withoutPerson } from '../src/after-sale/changed-party.ts'
import type { Order } from '../src/order.ts'
import { type ChangingShop, codeFor, openChangingShop } from './changing-shop.ts'
import { accept, refusalOf } from './open-test-booking.ts'

let shop: ChangingShop

beforeAll(async () => {
  shop = await openChangingShop()
})
afterEach(async () => {
  for (const { id } of await shop.booking.circumstances()) await shop.booking.endCircumstance(id, 'biuro')
})
afterAll(() => shop.close())

/** A fire where the trip leads, over these days. */
async function fire(
  { offer }: Order,
  from = offer.departureDate,
  until = from,
  place = offer.breadcrumbs[0]?.code,
) {
  const wish = { destination: place ?? '', reason: 'disaster', from, until, by: 'biuro' } as const
  return accept(await shop.booking.declareCircumstance(wish))
}

test('whoever is to be there leaves with everything back, and reads why', async () => {
  const { number, ...trip } = await shop.paidTrip()
  expect(accept(await shop.booking.quoteCancel(number))).toMatchObject({ percent: 25 })
  const order = { number, ...trip }
  await fire(order, addDays(order.offer.returnDate, -1), order.offer.returnDate)
  const quote = accept(await shop.booking.quoteCancel(number))
  expect(quote).toMatchObject({ fee: 0, refund: order.paid, circumstance: { reason: 'disaster' } })
  const left = accept(await shop.booking.confirmCancel(number, quote.id))
  expect(left).toMatchObject({ state: 'cancelled', cancellation: { fee: 0, why: 'extraordinary' } })
  expect(left.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.paid)
})

test('a price from before is no price any more: nobody pays for what has become free, nor the other way round', async () => {
  const order = await shop.paidTrip()
  const paid = accept(await shop.booking.quoteCancel(order.number))
  const { id } = await fire(order)
  expect(refusalOf(await shop.booking.confirmCancel(order.number, paid.id))).toEqual({
    code: 'quote-outdated',
  })
  const free = accept(await shop.booking.quoteCancel(order.number))
  expect(await shop.booking.endCircumstance(id, 'biuro')).toBe(true)
  expect(await shop.booking.endCircumstance(id, 'biuro')).toBe(false)
  expect(refusalOf(await shop.booking.confirmCancel(order.number, free.id))).toEqual({
    code: 'quote-outdated',
  })
  expect(accept(await shop.booking.quoteCancel(order.number))).toMatchObject({ percent: 25 })
})

test('one of the party who stays at home pays nothing for it, either', async () => {
  const order = await shop.paidTrip()
  await fire(order)
  const left = withoutPerson(order.offer, 0)
  const wish = { offerCode: codeFor(order.offer, left), people: left?.people ?? [] }
  expect(accept(await shop.booking.quoteChange(order.number, wish))).toMatchObject({ fee: 0 })
})

test('another place and other days are no reason', async () => {
  const order = await shop.paidTrip()
  const { departureDate, returnDate } = order.offer
  await fire(order, addDays(returnDate, 1), addDays(returnDate, 20))
  await fire(order, addDays(departureDate, -20), addDays(departureDate, -1))
  await fire(order, departureDate, returnDate, 'NOWHERE')
  expect(accept(await shop.booking.quoteCancel(order.number))).toMatchObject({ percent: 25 })
})

test('what makes no sense is refused by value', async () => {
  const wish = {
    destination: 'GR',
    reason: 'closed',
    from: '2027-01-02',
    until: '2027-01-01',
    by: 'biuro',
  } as const
  expect(refusalOf(await shop.booking.declareCircumstance(wish))).toEqual({ code: 'dates-inverted' })
  expect(refusalOf(await shop.booking.declareCircumstance({ ...wish, destination: ' ' }))).toEqual({
    code: 'destination-missing',
  })
})
