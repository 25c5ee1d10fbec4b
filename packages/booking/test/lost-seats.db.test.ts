import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cart } from '../src/cart.ts'
import type { Booking } from '../src/open-booking.ts'
import { openSeats, type Seats } from '../src/seats/open-seats.ts'
import { passengersOf, type TripFlight, tripFacts } from '../src/upsells/trip-facts.ts'
import { accept, openTestBooking, peopleOf, refusalOf, type TestBooking } from './open-test-booking.ts'

const quarterMs = 15 * 60_000

let shop: TestBooking
let seats: Seats
let booking: Booking
let offer: Offer
let other: Offer

beforeAll(async () => {
  shop = await openTestBooking()
  await shop.makePlenty()
  const { pool, databaseUrl, clock } = shop
  seats = await openSeats({ pool, databaseUrl, clock, secret: 'a secret for tests only', onError: () => {} })
  booking = shop.also({ seats })
  const flown = (await shop.found()).filter(({ departureFlight }) => departureFlight)
  offer = flown[0] as Offer
  other = flown.find(({ departureFlight }) => departureFlight?.flightId !== outOf(offer).flightId) as Offer
})
afterAll(async () => {
  await seats.close()
  await shop.close()
})

const outOf = (trip: Offer) => tripFacts(trip, '2026-11-15').flights[0] as TripFlight

/** A cart that holds these seats on the outbound flight, one for each traveller. */
async function seated(...names: string[]) {
  const { id, key, agreedTotal } = await shop.filledCart(offer, booking)
  await take(id, ...names)
  return { id, key, agreedTotal, look: async () => accept(await booking.cart(id, key)) }
}

async function take(id: string, ...names: string[]) {
  const party = { passengers: passengersOf(offer), cabin: 'Economy' } as const
  const wishes = names.map((seat, person) => ({ seat, person }))
  accept(await seats.hold(id, party, [{ flight: outOf(offer), wishes }]))
}

const seatNames = ({ seats: held }: Cart) => held.map(({ seat }) => seat)

test('seats whose time ran out are named, before anybody swept them up and after, until others are chosen', async () => {
  const { id, look } = await seated('20A', '20B')
  expect(await look()).toMatchObject({ lostSeats: null })
  shop.moveClock(quarterMs)
  const lostSeats = { reason: 'time', seats: ['20A', '20B'] }
  expect(await look()).toMatchObject({ seats: [], lostSeats })
  await seats.freeExpired()
  expect(await look()).toMatchObject({ seats: [], lostSeats })
  await take(id, '21A')
  expect(await look()).toMatchObject({ lostSeats: null })
})

test('who lets seats go has lost nothing', async () => {
  const { id, look } = await seated('20A')
  await seats.clear(id)
  expect(await look()).toMatchObject({ seats: [], lostSeats: null })
})

test('another trip has other planes: its guest is told which seats are gone', async () => {
  const { id, key, look } = await seated('20A', '20B')
  accept(await booking.update(id, key, { offerCode: other.offerCode }))
  expect(await look()).toMatchObject({ seats: [], lostSeats: { reason: 'trip', seats: ['20A', '20B'] } })
  // The next step does not delete the message.
  accept(await booking.update(id, key, { upsells: [] }))
  expect((await look()).lostSeats).toMatchObject({ reason: 'trip' })
})

test('people who change places leave seats that were chosen by number', async () => {
  const { id, key, look } = await seated('20C', '20D')
  const [first, second] = peopleOf(offer)
  if (!first || !second) throw new Error('The offer is for two.')
  // The first traveller turns out to be a child: children come after adults.
  const participants = [{ ...first, birthDate: '2015-05-01' }, second]
  const after = accept(await booking.update(id, key, { participants }))
  expect(after.participants.map(({ firstName }) => firstName)).toEqual(['Osoba 1', 'Osoba 0'])
  expect(await look()).toMatchObject({ seats: [], lostSeats: { reason: 'party', seats: ['20C', '20D'] } })
})

test('other names of the same people keep their seats', async () => {
  const { id, key, look } = await seated('21C', '21D')
  const participants = peopleOf(offer).map((person) => ({ ...person, firstName: 'Inna' }))
  accept(await booking.update(id, key, { participants }))
  expect(seatNames(await look())).toEqual(['21C', '21D'])
  expect((await look()).lostSeats).toBeNull()
})

test('nobody orders without the seats they saw; who knows that they are gone does', async () => {
  const { id, key, look } = await seated('22A', '22B')
  const { agreedTotal, seats: seen } = await look()
  shop.moveClock(quarterMs)
  const refusal = refusalOf(await booking.placeOrder(id, key, { agreedTotal, seats: seen }))
  expect(refusal).toMatchObject({ code: 'seats-lost', seats: [{ seat: '22A' }, { seat: '22B' }] })
  await seats.freeExpired()
  expect(refusalOf(await booking.placeOrder(id, key, { agreedTotal, seats: seen }))).toEqual(refusal)
  const order = accept(await booking.placeOrder(id, key, { agreedTotal, seats: [] }))
  expect(order.seats).toEqual([])
})
