import { type Order, partyMembers } from '@wojaz/booking'
import { makeOrder } from '@wojaz/booking/testing'
import type { Offer } from '@wojaz/offers'
import { dayOf } from '@wojaz/travel/dates'
import { changeFeeSteps } from '@wojaz/travel/money'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect, vi } from 'vitest'
import { otherAirports, otherDates, otherRooms } from '../../server/reservation/change-options.ts'
import { otherFlightDates } from '../../server/reservation/flight-options.ts'
import { type CardShop, cardTest as test } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: CardShop
let order: Order

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  order = bookedOrder(await shop.someOffer())
})

function bookedOrder(offer: Offer): Order {
  const total = offer.quote.total
  const participants = partyMembers(offer.occupancies).map(({ birthDate, person }) => ({
    firstName: `Osoba ${person}`,
    lastName: 'Żółć',
    title: 'woman' as const,
    birthDate: birthDate ?? '1988-02-29',
  }))
  const at = shop.services.clock()
  const price = { ...makeOrder().price, offer: total, lines: [], upsells: 0, total }
  return makeOrder({ offer, participants, price, upsells: [], seats: [], placedAt: at, confirmedAt: at })
}

const asked = (search: Record<string, string> = {}) => ({
  offers: shop.services.offers,
  order,
  locale: 'pl' as const,
  search: new URLSearchParams(search),
})
const partsOf = (code: string) => {
  const parts = parseOfferCode(code)
  if (!parts.ok) throw new Error(code)
  return parts.value
}
const priced = (offerCodes: readonly string[]) =>
  shop.services.booking.changePrices(
    order,
    offerCodes.map((offerCode) => ({ offerCode })),
  )

test('dates of one month are offered, of the same length, airport and board; another month and length can be asked for', async () => {
  const { offerCodes, filters } = await otherDates(asked())
  const [month, nights] = filters
  expect(offerCodes.length).toBeGreaterThan(1)
  for (const parts of offerCodes.map(partsOf)) {
    expect(parts.date.slice(0, 7)).toBe(month?.chosen)
    expect(parts.nights).toBe(order.offer.duration)
    expect(parts.flight?.departureAirport).toBe(order.offer.airportCode)
    expect(parts.rooms.map(({ boardCode }) => boardCode)).toEqual([order.offer.boardCode])
  }
  const other = month?.options.find((one) => one !== month.chosen) ?? ''
  const length = nights?.options.find((one) => one !== nights.chosen) ?? ''
  for (const { date } of (await otherDates(asked({ miesiac: other }))).offerCodes.map(partsOf))
    expect(date.slice(0, 7)).toBe(other)
  for (const parts of (await otherDates(asked({ noce: length }))).offerCodes.map(partsOf))
    expect(parts.nights).toBe(Number(length))
})

test('every date that is offered costs what its offer costs and the fee; the booked one costs nothing', async () => {
  const { offerCodes } = await otherDates(asked())
  const today = dayOf(shop.services.clock())
  const [{ perPerson } = { perPerson: 0 }] = changeFeeSteps(order.offer.departureDate, today)
  const prices = await priced(offerCodes)
  expect(prices.every((one) => one !== null)).toBe(true)
  for (const one of prices) {
    const isBooked = one?.offer.offerCode === order.offer.offerCode
    const fee = isBooked ? 0 : perPerson * order.participants.length
    expect(one?.fee).toBe(fee)
    expect(one?.price.total).toBe((one?.offer.quote.total ?? 0) + fee)
  }
  expect(prices.find((one) => one?.offer.offerCode === order.offer.offerCode)?.difference).toBe(0)
})

test('every other airport is offered with the trip that differs least', async () => {
  const { offerCodes } = await otherAirports(asked())
  const airports = offerCodes.map((code) => partsOf(code).flight?.departureAirport)
  expect(airports.length).toBeGreaterThan(0)
  expect(airports).not.toContain(order.offer.airportCode)
  expect((await priced(offerCodes)).every((one) => one !== null)).toBe(true)
})

test('rooms and boards of the same days are offered; what the party cannot have has no price', async () => {
  const prices = (await priced((await otherRooms(asked())).offerCodes)).flatMap((one) => one ?? [])
  expect(prices.length).toBeGreaterThan(1)
  for (const { offer } of prices) {
    expect(offer.departureDate).toBe(order.offer.departureDate)
    expect(offer.departureFlight?.flightId).toBe(order.offer.departureFlight?.flightId)
  }
})

test('nonsense in the address narrows nothing', async () => {
  const plain = await otherDates(asked())
  const typed: Record<string, string>[] = [{ miesiac: 'x' }, { noce: 'x' }, { miesiac: '1999-01' }]
  for (const nonsense of typed) expect(await otherDates(asked(nonsense))).toEqual(plain)
  expect((await otherDates(asked({ noce: '77' }))).offerCodes).toEqual([])
})

test('a flight alone is offered on other days of the month, on the same way and as long, each with its price', async () => {
  const { offers } = shop.services
  const listed = await offers.charterFlights(
    toOfferSearchRequest({
      ...defaultSearchState,
      tripType: 'CZ',
      fullPrice: true,
      // Far enough ahead for a change.
      startDate: '2026-07-01',
      endDate: '2026-07-31',
    }),
    'pl',
  )
  const offerCode = listed.ok ? (listed.value.offers[0]?.offerCode ?? '') : ''
  const found = await offers.bookable(offerCode, { locale: 'pl', perPerson: false })
  if (!found.ok) throw new Error(found.refusal.code)
  const flight = bookedOrder(found.value)
  const { offerCodes, filters } = await otherFlightDates({ ...asked(), order: flight })
  const own = partsOf(offerCode)
  expect(offerCodes.length).toBeGreaterThan(1)
  for (const { hotelCode, nights, date, flight: way } of offerCodes.map(partsOf)) {
    expect([hotelCode, nights, date.slice(0, 7)]).toEqual([null, own.nights, filters[0]?.chosen])
    expect(way?.destinationAirport).toBe(own.flight?.destinationAirport)
    expect(way?.departureAirport).toBe(own.flight?.departureAirport)
  }
  const prices = await shop.services.booking.changePrices(
    flight,
    offerCodes.map((code) => ({ offerCode: code })),
  )
  expect(prices.filter((one) => one !== null).length).toBeGreaterThan(1)
})
