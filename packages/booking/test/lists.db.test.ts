import type { Offer } from '@wojaz/offers'
import { addDays } from '@wojaz/travel/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '../src/desk/open-desk.ts'
import { nameOf } from '../src/lists/passenger-list.ts'
import { by, hotelBeside, noticesIn } from './notices-in.ts'
import { accept } from './open-test-booking.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const { lastNotice, moved, otherHotel, paidTrip } = noticesIn(() => shop)
const desk = () => openDesk(shop)

beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

const legOf = ({ departureFlight }: Offer) => departureFlight as NonNullable<Offer['departureFlight']>
const flightOf = (offer: Offer) => ({ name: nameOf(legOf(offer)), day: legOf(offer).date })
const stayOf = ({ hotelCode: hotel, departureDate: from }: Offer) => ({ hotel, from, until: from })
const numbersIn = (lines: readonly { readonly order: string }[]) => new Set(lines.map(({ order }) => order))

test('who has paid is on the lists of flight, hotel and day; who only ordered, or called off, is not', async () => {
  const { offer } = shop
  const { number } = await paidTrip()
  const unpaid = await shop.ordered(offer)
  const gone = await paidTrip()
  const { id } = accept(await shop.booking.quoteCancel(gone.number))
  accept(await shop.booking.confirmCancel(gone.number, id))
  const lists = [
    await desk().passengers(flightOf(offer)),
    await desk().rooming(stayOf(offer)),
    await desk().moves('arrivals', offer.departureDate),
    await desk().moves('departures', offer.returnFlight?.date ?? offer.returnDate),
  ]
  for (const list of lists) {
    expect(numbersIn(list)).toContain(number)
    expect(numbersIn(list)).not.toContain(unpaid.number)
    expect(numbersIn(list)).not.toContain(gone.number)
  }
  const people = lists[0]?.filter(({ order }) => order === number)
  expect(people).toHaveLength((await shop.orderOf(number)).participants.length)
})

test('who agreed to another hotel is on the list of that one, and not of the old one', async () => {
  const beside = await hotelBeside(shop)
  const { number } = await paidTrip()
  const said = await otherHotel(number, beside.offer.hotelCode)
  accept(await shop.booking.announceChange(said, { by }))
  accept(await shop.booking.answerNotice(number, (await lastNotice(number)).id, 'accepted'))
  expect(numbersIn(await desk().rooming(stayOf(beside.offer)))).toContain(number)
  expect(numbersIn(await desk().rooming(stayOf(shop.offer)))).not.toContain(number)
})

test('a flight that moved to another day is listed on the new one', async () => {
  const other = (await shop.found()).find(
    (offer) =>
      offer.departureFlight &&
      flightOf(offer).day > '2026-11-30' &&
      legOf(offer).flightId !== legOf(shop.offer).flightId,
  ) as Offer
  const { number } = await paidTrip('full', other)
  const said = await moved(number, 0)
  const day = addDays(flightOf(other).day, 1)
  const flights = said.flights.map((flight) => ({ ...flight, date: day }))
  accept(await shop.booking.announceChange({ ...said, flights }, { by }))
  accept(await shop.booking.answerNotice(number, (await lastNotice(number)).id, 'accepted'))
  expect(numbersIn(await desk().passengers({ ...flightOf(other), day }))).toContain(number)
  expect(await desk().passengers(flightOf(other))).toEqual([])
})

test('the flights of a day stand there with what is sold', async () => {
  const { name, day } = flightOf(shop.offer)
  const found = (await desk().flightsOn(day)).find((flight) => flight.name === name)
  expect(found?.sold).toBeGreaterThan(0)
  expect(found?.seats).toBeGreaterThanOrEqual(found?.sold ?? Number.NaN)
})

test('a hotel is told its name and what its rooms are called', async () => {
  const { hotelCode, hotelName, occupancies } = shop.offer
  const names = await desk().hotelNames(hotelCode)
  expect(names?.name).toBe(hotelName)
  expect(Object.keys(names?.rooms ?? {})).toContain(occupancies[0]?.roomCode)
  expect(await desk().hotelNames('XXX00000')).toBeNull()
})
