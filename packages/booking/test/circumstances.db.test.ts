import { addDays, dayOf } from '@wojaz/travel/dates'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withoutPerson } from '../src/after-sale/changed-party.ts'
import { openDesk } from '../src/desk/open-desk.ts'
import { movedFlights } from '../src/notices/moved-flights.ts'
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

/** Declares a fire at the destination of the order, over these days. */
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

test('a flight alone is no package: leaving it costs what it cost, and nobody is written to or counted', async () => {
  const [flight] = await shop.flightsAlone(shop.stays)
  if (!flight) throw new Error('No flight.')
  const order = await shop.paidTrip('full', flight)
  const { departureDate, returnDate, breadcrumbs } = order.offer
  for (const { code } of breadcrumbs) await fire(order, departureDate, returnDate, code)
  const quote = accept(await shop.booking.quoteCancel(order.number))
  expect([quote.circumstance, quote.percent]).toEqual([undefined, 25])
  await shop.booking.tellCircumstances()
  expect(shop.leavingFree.map(({ number }) => number)).not.toContain(order.number)
  const span = { destination: breadcrumbs[0]?.code ?? '', from: departureDate, until: returnDate }
  const { orders } = await openDesk(shop).freeToLeave(span)
  expect(orders.map(({ number }) => number)).not.toContain(order.number)
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

test('everybody who is to be there is written to, once, on however many nodes; who buys later is, too', async () => {
  const order = await shop.paidTrip()
  const { id } = await fire(order)
  const emails = () => shop.leavingFree.filter(({ circumstance }) => circumstance === id)
  await Promise.all([shop.booking.tellCircumstances(), shop.also({}).tellCircumstances()])
  await shop.booking.tellCircumstances()
  expect(emails().filter(({ number }) => number === order.number)).toHaveLength(1)
  const others = emails().length
  const later = await shop.paidTrip()
  expect(await shop.booking.tellCircumstances()).toBe(1)
  expect(emails().slice(others)).toEqual([{ number: later.number, circumstance: id }])
  expect((await shop.booking.circumstances())[0]).toMatchObject({ id, told: others + 1 })
  // A second circumstance is reported again.
  const second = await fire(order)
  await shop.booking.tellCircumstances()
  expect(shop.leavingFree).toContainEqual({ number: later.number, circumstance: second.id })
})

test('an email that could not be written is written by the next pass, and no other one twice', async () => {
  const orders = [await shop.paidTrip(), await shop.paidTrip()]
  const { id } = await fire(orders[0] as Order)
  const dying = shop.also({
    queueLeavingFree: async () => {
      throw new Error('the process ended')
    },
  })
  await expect(dying.tellCircumstances()).rejects.toThrow('the process ended')
  expect((await shop.booking.circumstances())[0]).toMatchObject({ id, told: 0 })
  await shop.booking.tellCircumstances()
  for (const { number } of orders)
    expect(shop.leavingFree.filter((one) => one.circumstance === id && one.number === number)).toHaveLength(1)
})

test('one email that cannot be written keeps nobody behind it waiting, and the fault is told', async () => {
  const [first, second] = [await shop.paidTrip(), await shop.paidTrip()].map(({ number }) => number).sort()
  const { id } = await fire(await shop.orderOf(first ?? ''))
  const tried: string[] = []
  const faulty = shop.also({
    queueLeavingFree: async (_client, { number }) => {
      tried.push(number)
      if (number === first) throw new Error('an email without words')
    },
  })
  await expect(faulty.tellCircumstances()).rejects.toThrow('an email without words')
  expect(tried).toContain(second)
  expect(tried.filter((number) => number === first)).toHaveLength(1)
  const [line] = await shop.booking.circumstances()
  expect(line).toMatchObject({ id, told: tried.length - 1 })
})

test('an announcement that cannot be told keeps nobody from hearing that leaving is free', async () => {
  const order = await shop.paidTrip()
  const faulty = shop.also({
    queueNotice: async () => {
      throw new Error('an announcement without words')
    },
  })
  const flights = movedFlights(order.offer, 60).slice(0, 1)
  const said = faulty.announceChange({ kind: 'flight-hours', flights }, { by: 'biuro' })
  await expect(said).rejects.toThrow('an announcement without words')
  const { id } = await fire(order)
  await expect(faulty.keepNotices()).rejects.toThrow('an announcement without words')
  expect(shop.leavingFree).toContainEqual({ number: order.number, circumstance: id })
  await shop.booking.keepNotices()
})

test('whoever declares it waits for no email: the round that writes them begins at once', async () => {
  const order = await shop.paidTrip()
  const running = shop.also({})
  running.start()
  try {
    const wish = {
      destination: order.offer.breadcrumbs[0]?.code ?? '',
      reason: 'disaster',
      by: 'biuro',
    } as const
    for (const _ of ['found by the first round', 'long before the second']) {
      const { departureDate: from } = order.offer
      const { id } = accept(await running.declareCircumstance({ ...wish, from, until: from }))
      await expect.poll(() => shop.leavingFree).toContainEqual({ number: order.number, circumstance: id })
    }
  } finally {
    await running.close()
  }
})

test('nobody is written to who has left, is not to be there, or once it is over', async () => {
  const [left, elsewhere] = [await shop.paidTrip(), await shop.paidTrip()]
  const quote = accept(await shop.booking.quoteCancel(left.number))
  accept(await shop.booking.confirmCancel(left.number, quote.id))
  const { departureDate, returnDate } = elsewhere.offer
  const over = await fire(elsewhere)
  await shop.booking.endCircumstance(over.id, 'biuro')
  await fire(elsewhere, addDays(returnDate, 1), addDays(returnDate, 2))
  await fire(elsewhere, departureDate, returnDate, 'NOWHERE')
  const before = shop.leavingFree.length
  await shop.booking.tellCircumstances()
  const written = shop.leavingFree.slice(before).map(({ number }) => number)
  expect(written).not.toContain(left.number)
  expect(written).not.toContain(elsewhere.number)
  expect(shop.leavingFree.map(({ circumstance }) => circumstance)).not.toContain(over.id)
})

test('pressed twice it is declared once', async () => {
  const wish = {
    destination: 'GR',
    reason: 'unrest',
    from: '2027-01-02',
    until: '2027-01-03',
    by: 'biuro',
    as: '5a3f0e0e-6b43-4a3e-9f0a-0d6d3a1b7c11',
  } as const
  const first = accept(await shop.booking.declareCircumstance(wish))
  expect(accept(await shop.booking.declareCircumstance(wish))).toEqual(first)
  expect(await shop.booking.circumstances()).toHaveLength(1)
  expect(await shop.booking.isCircumstanceDeclared(wish.as)).toBe(true)
  expect(await shop.booking.isCircumstanceDeclared('5a3f0e0e-6b43-4a3e-9f0a-0d6d3a1b7c12')).toBe(false)
})

test('after its last day it is over by itself', async () => {
  const [yesterday, today] = [addDays(dayOf(shop.clock()), -1), dayOf(shop.clock())]
  const wish = { destination: 'GR', reason: 'unrest', from: yesterday, by: 'biuro' } as const
  const over = accept(await shop.booking.declareCircumstance({ ...wish, until: yesterday }))
  const last = accept(await shop.booking.declareCircumstance({ ...wish, until: today }))
  expect((await shop.booking.circumstances()).map(({ id }) => id)).toEqual([last.id])
  expect(await shop.booking.endCircumstance(over.id, 'biuro')).toBe(false)
  expect(await shop.booking.endCircumstance(last.id, 'biuro')).toBe(true)
})
