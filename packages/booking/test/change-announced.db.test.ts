import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withoutPerson } from '../src/after-sale/changed-party.ts'
import { movedFlights } from '../src/notices/moved-flights.ts'
import type { Order } from '../src/order.ts'
import { type ChangingShop, codeFor, openChangingShop } from './changing-shop.ts'
import { by } from './notices-in.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik } from './paying-shop.ts'

let shop: ChangingShop

beforeAll(async () => {
  shop = await openChangingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

/**
 * Moves the outbound flight by this many hours. Half an hour is a minor change. A full hour is significant if the flight moves
 * into the night.
 */
async function say({ offer }: Order, hours: number): Promise<void> {
  const flights = movedFlights(offer, hours * 60).slice(0, 1)
  accept(await shop.booking.announceChange({ kind: 'flight-hours', flights }, { by }))
}

const outdated = { code: 'quote-outdated' }

test('what the organiser says after a quote makes it another question, however small it is', async () => {
  const before = await shop.paidTrip()
  const change = await shop.quoted(before, shop.dearer)
  await say(before, 0.5)
  const told = await shop.orderOf(before.number)
  expect(refusalOf(await shop.booking.confirmChange(before.number, change.id))).toEqual(outdated)
  expect(await shop.booking.changeQuote(before.number, change.id)).toMatchObject({ isOpen: false })
  const cancel = accept(await shop.booking.quoteCancel(before.number))
  await say(told, 0.5)
  expect(refusalOf(await shop.booking.confirmCancel(before.number, cancel.id))).toEqual(outdated)
  expect((await shop.orderOf(before.number)).offer).not.toEqual(before.offer)
})

test('an answer after the quote does, too', async () => {
  const before = await shop.paidTrip()
  await say(before, 8)
  const quote = await shop.quoted(before, shop.dearer)
  const [notice] = (await shop.orderOf(before.number)).notices
  accept(await shop.booking.answerNotice(before.number, notice?.id ?? '', 'accepted'))
  expect(refusalOf(await shop.booking.confirmChange(before.number, quote.id))).toEqual(outdated)
})

test('hours that were agreed to stay those of the same flights, and what is asked about them stays asked', async () => {
  const before = await shop.paidTrip()
  await say(before, 0.5)
  const told = (await shop.orderOf(before.number)).offer.departureFlight
  await say(before, 8)
  const left = withoutPerson(before.offer, 0)
  const leave = { offerCode: codeFor(before.offer, left), people: left?.people ?? [] }
  const { id } = accept(await shop.booking.quoteChange(before.number, leave))
  const order = accept(await shop.booking.confirmChange(before.number, id))
  expect(order.offer.departureFlight).toMatchObject({
    flightId: told?.flightId,
    departureTime: told?.departureTime,
    arrivalTime: told?.arrivalTime,
  })
  expect(order.offer.departureTime).toBe(told?.departureTime)
  expect(order.notices.map(({ state }) => state)).toEqual(['told', 'open'])
})

test('documents of before a notice are those of that day: what was paid, and what was due when', async () => {
  const before = await shop.paidTrip('deposit')
  await say(before, 0.5)
  const [notice] = (await shop.orderOf(before.number)).notices
  accept(await shop.tell(shop.bank.pays(await shop.begin(before.number, { ...blik, variant: 'deposit' }))))
  const quote = await shop.quoted(await shop.orderOf(before.number), shop.cheaper)
  accept(await shop.booking.confirmChange(before.number, quote.id))
  const kept = await shop.booking.orderBefore(before.number, notice?.id ?? '')
  expect(kept?.order).toEqual(before)
})

test('a flight alone gets another date, by the same quote; another place is not offered', async () => {
  const [bought, ...others] = await shop.flightsAlone(shop.stays)
  const other = others.find(({ departureDate }) => departureDate !== bought?.departureDate)
  const [elsewhere] = (await shop.flightsAlone(await shop.found())).filter(
    ({ departureFlight }) => departureFlight?.toAirport !== bought?.departureFlight?.toAirport,
  )
  if (!bought || !other || !elsewhere) throw new Error('Too few flights.')
  const before = await shop.paidTrip('full', bought)
  const taken = await shop.soldToNobody()
  const quote = await shop.quoted(before, other)
  expect(quote).toMatchObject({ feeKind: 'table', offer: { departureDate: other.departureDate } })
  const order = accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(order.offer.departureFlight?.flightId).toBe(other.departureFlight?.flightId)
  expect(await shop.soldToNobody()).toBe(taken)
  for (const { offerCode } of [elsewhere, shop.trip])
    expect(refusalOf(await shop.booking.quoteChange(before.number, { offerCode }))).toEqual({
      code: 'not-offered',
    })
})
