import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { correctionsOf } from '../src/documents/order-versions.ts'
import type { Booking } from '../src/open-booking.ts'
import type { TakenSeat } from '../src/order.ts'
import { openSeats, type Seats } from '../src/seats/open-seats.ts'
import type { ChosenUpsell } from '../src/upsell.ts'
import { by, noticesIn } from './notices-in.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
let seats: Seats
let booking: Booking

beforeAll(async () => {
  shop = await openPayingShop()
  const { pool, databaseUrl, clock } = shop
  seats = await openSeats({ pool, databaseUrl, clock, secret: 'a secret for tests only', onError: () => {} })
  booking = shop.also({ seats })
})
beforeEach(async () => {
  shop.calmBank()
  await shop.rows('delete from booking.seat_claims')
})
afterAll(async () => {
  await seats.close()
  await shop.close()
})

async function paidTrip(variant: 'full' | 'deposit' = 'full') {
  const { number } = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant }))))
  return shop.orderOf(number)
}

const parking: ChosenUpsell = { type: 'PARKING', code: 'PARKING_OPEN', person: null }
const out = () => shop.offer.departureFlight?.flightId ?? 0
const onFlight = (...names: string[]) => [
  { flightId: out(), seats: names.map((seat, person) => ({ seat, person })) },
]
const choice = (upsells: readonly ChosenUpsell[], ...names: string[]) => ({
  upsells,
  seats: names.length > 0 ? onFlight(...names) : null,
})
const claims = (number: string) =>
  shop.rows<TakenSeat>(
    'select seat, person from booking.seat_claims where order_number = $1 order by person',
    [number],
  )
const quoted = async (number: string, wish: Parameters<Booking['quoteUpsells']>[1]) =>
  accept(await booking.quoteUpsells(number, wish))
const added = async (number: string, wish: Parameters<Booking['quoteUpsells']>[1]) =>
  accept(await booking.confirmUpsells(number, (await quoted(number, wish)).id, 'now'))

test('seats and a place to park later: one price, one press; they are the order’s, due at once, and one email is written', async () => {
  const { number, price } = await paidTrip()
  const quote = await quoted(number, choice([parking], '20A', '20B'))
  expect(quote.difference).toBeGreaterThan(0)
  expect(quote.expiresAt.getTime() - quote.madeAt.getTime()).toBe(900_000)
  const before = shop.changed.length
  const order = accept(await booking.confirmUpsells(number, quote.id, 'now'))
  const sum = order.price.lines.reduce((all, { amount }) => all + amount, order.price.offer)
  expect(order.price.total).toBe(price.total + quote.difference)
  expect(order.price.total).toBe(sum)
  expect(order.schedule.at(-1)).toEqual({ amount: quote.difference, dueBy: '2026-11-15' })
  expect(await claims(number)).toMatchObject([
    { seat: '20A', person: 0 },
    { seat: '20B', person: 1 },
  ])
  expect(shop.changed.slice(before)).toEqual([number])
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, blik))))
  expect((await shop.orderOf(number)).paid).toBe(sum)
})

test('with the balance: the last part is greater and nothing is due now', async () => {
  const { number, schedule } = await paidTrip('deposit')
  const quote = await quoted(number, choice([parking]))
  const order = accept(await booking.confirmUpsells(number, quote.id, 'later'))
  const last = schedule.at(-1)
  expect(order.schedule.at(-1)).toEqual({ ...last, amount: (last?.amount ?? 0) + quote.difference })
})

test('given back at once everything is as it was, and what was paid goes back the way it came', async () => {
  const { number, price, paid } = await paidTrip()
  const { difference } = await quoted(number, choice([parking], '20A'))
  await added(number, choice([parking], '20A'))
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, blik))))
  const back = await quoted(number, { upsells: [], seats: onFlight() })
  expect(back).toMatchObject({ difference: -difference, refund: difference })
  const order = accept(await booking.confirmUpsells(number, back.id, 'now'))
  expect(order).toMatchObject({ paid, upsells: [], seats: [], price: { total: price.total } })
  expect(order.refunds).toMatchObject([{ amount: difference, reason: 'guest-changed' }])
  expect(await claims(number)).toEqual([])
  await booking.reconcile()
  const { refunds } = await shop.orderOf(number)
  expect(refunds[0]?.finishedAt).not.toBeNull()
})

test('of twenty presses one adds; all the others hear that it has happened', async () => {
  const { number, price } = await paidTrip()
  const { id, difference } = await quoted(number, choice([parking]))
  const presses = Array.from({ length: 20 }, () => booking.confirmUpsells(number, id, 'now'))
  expect((await Promise.all(presses)).every(({ ok }) => ok)).toBe(true)
  expect((await shop.orderOf(number)).price.total).toBe(price.total + difference)
})

test('a seat is sold once: who asks second is told, and a quote that ran out lets its seats go', async () => {
  const [one, two] = [await paidTrip(), await paidTrip()]
  const first = await quoted(one.number, choice([], '22A'))
  expect(refusalOf(await booking.quoteUpsells(two.number, choice([], '22A')))).toMatchObject({
    code: 'seats-taken',
  })
  shop.moveClock(901_000)
  await seats.freeExpired()
  expect(refusalOf(await booking.confirmUpsells(one.number, first.id, 'now'))).toEqual({
    code: 'quote-outdated',
  })
  await added(two.number, choice([], '22A'))
  expect(refusalOf(await booking.quoteUpsells(one.number, choice([], '22A')))).toMatchObject({
    code: 'seats-taken',
  })
})

test('who asks again holds what was asked for last; neighbours change places; a seat is changed for another', async () => {
  const { number } = await paidTrip()
  await quoted(number, choice([], '23A', '23B'))
  await added(number, choice([], '23B', '23C'))
  expect((await seats.onFlight(out())).map(({ seat }) => seat)).toEqual(['23B', '23C'])
  await added(number, choice([], '23C', '23B'))
  expect(await claims(number)).toMatchObject([{ seat: '23C' }, { seat: '23B' }])
  await added(number, choice([], '24A', '23B'))
  expect(await claims(number)).toMatchObject([{ seat: '24A' }, { seat: '23B' }])
})

test('only the newest quote counts, for its own thing and its own order; money that came since makes it another question', async () => {
  const { number } = await paidTrip('deposit')
  const other = await paidTrip()
  const first = await quoted(number, choice([parking]))
  const second = await quoted(number, choice([parking]))
  const outdated = { code: 'quote-outdated' }
  expect(refusalOf(await booking.confirmUpsells(number, first.id, 'now'))).toEqual(outdated)
  expect(refusalOf(await booking.confirmUpsells(other.number, second.id, 'now'))).toEqual(outdated)
  expect(refusalOf(await booking.confirmCancel(number, second.id))).toEqual(outdated)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant: 'deposit' }))))
  expect(refusalOf(await booking.confirmUpsells(number, second.id, 'now'))).toEqual(outdated)
  expect(await booking.upsellsQuote(other.number, second.id)).toBeNull()
})

test('a better class takes its places and lets the others go, and back again; one without room is not sold', async () => {
  const cabin = 'Comfort'
  await shop.rows(
    `insert into offers.flight_cabins (flight_id, cabin, seats, sold, adult_price, child_price, infant_price)
     select flight_id, $1, 500, 0, adult_price + 10000, child_price + 10000, infant_price
     from offers.flight_cabins where cabin = 'Economy' and flight_id = any($2)`,
    [cabin, [out(), shop.offer.returnFlight?.flightId]],
  )
  const { number } = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, blik))))
  const taken = () =>
    shop.rows<{ cabin: string }>(
      'select distinct cabin from booking.order_stock where order_number = $1 and cabin is not null',
      [number],
    )
  const sold = () => shop.rows('select flight_id, cabin, sold from offers.flight_cabins order by 1, 2')
  const before = await sold()
  const wish: ChosenUpsell = { type: 'FLIGHT_CLASS', code: cabin, person: null }
  await added(number, choice([wish]))
  expect(await taken()).toEqual([{ cabin }])
  await added(number, choice([]))
  expect(await taken()).toEqual([{ cabin: 'Economy' }])
  expect(await sold()).toEqual(before)
  const quote = await quoted(number, choice([wish]))
  await shop.rows('update offers.flight_cabins set seats = sold where cabin = $1', [cabin])
  expect(refusalOf(await booking.confirmUpsells(number, quote.id, 'now'))).toMatchObject({
    code: 'flight-sold-out',
  })
  expect(await taken()).toEqual([{ cabin: 'Economy' }])
  await shop.makePlenty()
})

test('what is given back gets an invoice of correction, numbered with those of the trip; what is added does not', async () => {
  const { number } = await paidTrip()
  await added(number, choice([parking]))
  await added(number, choice([], '20A', '20B'))
  const [returned, first] = await booking.changesOf(number)
  expect(returned).toMatchObject({ kind: 'upsells', facts: { nth: 1 } })
  expect(first?.facts).not.toHaveProperty('nth')
  const corrections = correctionsOf(await shop.orderOf(number), await booking.changesOf(number))
  expect(corrections).toMatchObject([{ id: returned?.id, nth: 1 }])
})

test('a part that has become greater is reminded of anew', async () => {
  const { number, schedule } = await paidTrip('deposit')
  await shop.rows('update booking.orders set reminded_for = $2 where number = $1', [
    number,
    schedule.at(-1)?.dueBy,
  ])
  const quote = await quoted(number, choice([parking]))
  accept(await booking.confirmUpsells(number, quote.id, 'later'))
  expect(await shop.rows('select reminded_for from booking.orders where number = $1', [number])).toEqual([
    { reminded_for: null },
  ])
})

// Must be the last test: the hotel that guests were moved out of is no longer sold.
test('whoever was moved to another hotel can still fly in a better class', async () => {
  const { number } = await paidTrip()
  const { otherHotel, lastNotice, stock } = noticesIn(() => shop)
  accept(await booking.announceChange(await otherHotel(number), { by }))
  accept(await booking.answerNotice(number, (await lastNotice(number)).id, 'accepted'))
  const rooms = await stock(number)
  await added(number, choice([{ type: 'FLIGHT_CLASS', code: 'Comfort', person: null }]))
  expect(await stock(number)).toEqual(rooms)
})
