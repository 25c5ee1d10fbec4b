import { expect, test } from 'vitest'
import { makeFlight, makeTrip } from '../../test/make-trip.ts'
import type { Upsell, UpsellType } from '../upsell.ts'
import { offerUpsells } from './offer-upsells.ts'
import type { CabinFares, TripFacts } from './trip-facts.ts'

function upsell(type: UpsellType, trip: Partial<TripFacts> = {}): Upsell | undefined {
  return offerUpsells(makeTrip(trip)).find((one) => one.type === type)
}

const prices = (type: UpsellType, trip: Partial<TripFacts> = {}) =>
  Object.fromEntries(upsell(type, trip)?.variants.map(({ code, price }) => [code, price]) ?? [])

const alreadyIncluded = (type: UpsellType, trip: Partial<TripFacts> = {}) =>
  upsell(type, trip)?.variants.flatMap(({ code, isIncluded }) => (isIncluded ? code : []))

const types = (trip: Partial<TripFacts>) => offerUpsells(makeTrip(trip)).map(({ type }) => type)

test('a week by charter: seats, luggage, the ways, protection, and trips last', () => {
  expect(types({})).toEqual([
    'SEATS',
    'LUGGAGE',
    'TRANSFER',
    'INSURANCE',
    'FLEX',
    'PARKING',
    'ASSISTANCE',
    'FACULTATIVE_TRIPS',
  ])
})

test('own transport has nothing of flights and airports, but help on the road', () => {
  const byCar = {
    tripType: 'DW',
    flights: [],
    airport: null,
    country: 'HR',
    isTransferIncluded: false,
  } as const
  expect(types(byCar)).toEqual(['INSURANCE', 'FLEX', 'ASSISTANCE'])
  expect(prices('ASSISTANCE', byCar)).toEqual({ CAR_ASSISTANCE: 72_00 })
  expect(upsell('ASSISTANCE', byCar)?.personRefs).toEqual([])
})

test('everything can be left out, and nobody pays for what the trip has anyway', () => {
  for (const { resignationAvailable, variants } of offerUpsells(makeTrip())) {
    expect(resignationAvailable).toBe(true)
    for (const { isIncluded, price } of variants) expect(isIncluded).toBe(price === 0)
  }
})

test('a charter carries 20 kg and sells heavier pieces; far away 23 kg are in the fare', () => {
  expect(alreadyIncluded('LUGGAGE')).toEqual(['LUGGAGE_20_INCLUDED'])
  expect(prices('LUGGAGE')).toMatchObject({ LUGGAGE_25: 89_00, LUGGAGE_32: 169_00 })
  const far = [makeFlight({ minutes: 600 }), makeFlight({ minutes: 600 })]
  expect(alreadyIncluded('LUGGAGE', { flights: far })).toEqual(['LUGGAGE_23'])
})

test('a low-cost airline carries no hold luggage: each piece is paid for by the flight', () => {
  const lowCost = makeFlight({ isLowCost: true })
  expect(prices('LUGGAGE', { flights: [lowCost, lowCost] })).toMatchObject({
    LUGGAGE_SMALL: 0,
    LUGGAGE_20: 238_00,
  })
  expect(prices('LUGGAGE', { flights: [makeFlight(), lowCost] })).toMatchObject({ LUGGAGE_20: 119_00 })
})

test('infants have neither seat nor luggage, yet can be insured; a child pays less for a trip', () => {
  const passengers = ['ADULT', 'ADULT', 'CHILD', 'INFANT'] as const
  expect(upsell('SEATS', { passengers })?.personRefs).toEqual([0, 1, 2])
  expect(upsell('LUGGAGE', { passengers })?.personRefs).toEqual([0, 1, 2])
  expect(upsell('INSURANCE', { passengers })?.personRefs).toEqual([0, 1, 2, 3])
  const trips = upsell('FACULTATIVE_TRIPS', { passengers })
  expect([trips?.personRefs, trips?.childRefs]).toEqual([[0, 1, 2], [2]])
  expect(trips?.variants[1]).toMatchObject({ code: 'TRIP_BOAT', price: 189_00, childPrice: 113_00 })
})

test('where the price has the coach in it, only the own car is sold; five people need a minibus', () => {
  expect(alreadyIncluded('TRANSFER')).toEqual(['TRANSFER_SHARED'])
  expect(prices('TRANSFER')).toMatchObject({ TRANSFER_PRIVATE: 380_00 })
  const five = { passengers: Array<'ADULT'>(5).fill('ADULT'), isTransferIncluded: false }
  expect(prices('TRANSFER', five)).toEqual({ TRANSFER_SHARED: 450_00, TRANSFER_PRIVATE: 560_00 })
})

test('a flight without a hotel: no coach to a hotel, no trips, and nobody is insured yet', () => {
  const flight = { tripType: 'CZ', hasHotel: false, country: null } as const
  expect(types(flight)).not.toContain('TRANSFER')
  expect(types(flight)).not.toContain('FACULTATIVE_TRIPS')
  expect(alreadyIncluded('INSURANCE', flight)).toEqual([])
})

test('insurance costs by the day, more outside Europe', () => {
  expect(prices('INSURANCE')).toEqual({ INSURANCE_STANDARD: 0, INSURANCE_PLUS: 72_00, INSURANCE_MAX: 136_00 })
  expect(prices('INSURANCE', { zone: 'world' })).toMatchObject({ INSURANCE_PLUS: 112_00 })
  expect(prices('INSURANCE', { country: 'PL', zone: 'near' })).toMatchObject({ INSURANCE_STANDARD: 24_00 })
})

test('a right that could not be used any more is not sold', () => {
  expect(prices('FLEX')).toEqual({ FLEX_CHANGE: 200_00, FLEX_CANCEL: 520_00 })
  expect(prices('FLEX', { departureDate: '2026-11-30' })).toEqual({ FLEX_CANCEL: 520_00 })
  expect(upsell('FLEX', { departureDate: '2026-11-18' })).toBeUndefined()
})

test('a car waits at the very airport of departure, by the day', () => {
  expect(prices('PARKING')).toEqual({ PARKING_OPEN: 152_00, PARKING_COVERED: 312_00 })
  expect(upsell('PARKING', { airport: 'VIE' })).toBeUndefined()
})

test('trips are those of the country, a short stay has fewer, a round trip is one already', () => {
  expect(Object.keys(prices('FACULTATIVE_TRIPS', { country: 'EG' }))).toContain('TRIP_PYRAMIDS')
  expect(Object.keys(prices('FACULTATIVE_TRIPS', { nights: 4 }))).toEqual(['TRIP_ANCIENT', 'TRIP_BOAT'])
  expect(upsell('FACULTATIVE_TRIPS', { tripType: 'WO' })).toBeUndefined()
  expect(Object.keys(prices('FACULTATIVE_TRIPS', { tripType: 'NR', country: 'AT' }))).toContain('TRIP_SLEIGH')
})

const cabin = (name: CabinFares['cabin'], price: number, seatsLeft = 9): CabinFares => ({
  cabin: name,
  seatsLeft,
  adultPrice: price,
  childPrice: price * 0.9,
  infantPrice: price * 0.1,
})

test('a better class costs what the tickets of all cost more, both ways', () => {
  const cabins = [cabin('Economy', 500_00), cabin('Business', 1_200_00), cabin('PremiumComfort', 800_00)]
  const flights = [makeFlight({ cabins }), makeFlight({ cabins })]
  const passengers = ['ADULT', 'CHILD', 'INFANT'] as const
  expect(prices('FLIGHT_CLASS', { flights, passengers })).toEqual({
    Economy: 0,
    PremiumComfort: 2 * (300_00 + 270_00 + 30_00),
    Business: 2 * (700_00 + 630_00 + 70_00),
  })
  expect(upsell('FLIGHT_CLASS', { flights, passengers })?.personRefs).toEqual([])
})

test('a class is offered only where both planes have it with room for all', () => {
  const cabins = [cabin('Economy', 500_00), cabin('Comfort', 700_00)]
  const both = (back: readonly CabinFares[]) => ({
    flights: [makeFlight({ cabins }), makeFlight({ cabins: back })],
  })
  expect(upsell('FLIGHT_CLASS', both(cabins))).toBeDefined()
  expect(upsell('FLIGHT_CLASS', both([cabin('Economy', 500_00)]))).toBeUndefined()
  expect(
    upsell('FLIGHT_CLASS', both([cabin('Economy', 500_00), cabin('Comfort', 700_00, 1)])),
  ).toBeUndefined()
})
