import { expect, test } from 'vitest'
import { makeTrip } from '../../test/make-trip.ts'
import type { ChosenUpsell, Upsell, UpsellType } from '../upsell.ts'
import { chosenRefusals } from './chosen-refusals.ts'
import { insertUpsells } from './insert-upsells.ts'
import { offerUpsells } from './offer-upsells.ts'
import { priceLines } from './price-lines.ts'

const family = offerUpsells(makeTrip({ passengers: ['ADULT', 'ADULT', 'CHILD', 'INFANT'] }))
const refusals = (...chosen: ChosenUpsell[]) => chosenRefusals(family, chosen).map(({ refusal }) => refusal)

test('what was chosen for a person costs that person, what for all costs once', () => {
  const lines = priceLines(
    family,
    [
      { type: 'LUGGAGE', code: 'LUGGAGE_25', person: 0 },
      { type: 'PARKING', code: 'PARKING_OPEN', person: null },
      { type: 'FACULTATIVE_TRIPS', code: 'TRIP_BOAT', person: 1 },
      { type: 'FACULTATIVE_TRIPS', code: 'TRIP_BOAT', person: 2 },
    ],
    [],
  )
  expect(lines.map(({ amount }) => amount)).toEqual([89_00, 152_00, 189_00, 113_00])
})

test('a seat costs what it was held for', () => {
  expect(priceLines(family, [], [{ flightId: 1, seat: '12A', person: 2, price: 45_00 }])).toEqual([
    { type: 'SEATS', code: '12A', person: 2, amount: 45_00 },
  ])
})

test('nothing chosen costs nothing, and neither does what is included or gone', () => {
  expect(priceLines(family, [], [])).toEqual([])
  const gone: ChosenUpsell = { type: 'PARKING', code: 'PARKING_ROOF', person: null }
  const included: ChosenUpsell = { type: 'TRANSFER', code: 'TRANSFER_SHARED', person: null }
  expect(priceLines(family, [gone, included], [])).toEqual([])
})

test('a sensible choice is not refused', () => {
  expect(
    refusals(
      { type: 'LUGGAGE', code: 'LUGGAGE_25', person: 0 },
      { type: 'LUGGAGE', code: 'LUGGAGE_32', person: 1 },
      { type: 'INSURANCE', code: 'INSURANCE_PLUS', person: 3 },
      { type: 'FLEX', code: 'FLEX_CANCEL', person: null },
      { type: 'FACULTATIVE_TRIPS', code: 'TRIP_BOAT', person: 0 },
      { type: 'FACULTATIVE_TRIPS', code: 'TRIP_JEEP', person: 0 },
    ),
  ).toEqual([])
})

test('each thing that cannot be added says why', () => {
  expect(
    refusals(
      { type: 'LUGGAGE', code: 'LUGGAGE_99', person: 0 },
      { type: 'FLIGHT_CLASS', code: 'Business', person: null },
      { type: 'TRANSFER', code: 'TRANSFER_SHARED', person: null },
      { type: 'LUGGAGE', code: 'LUGGAGE_25', person: 3 },
      { type: 'LUGGAGE', code: 'LUGGAGE_25', person: null },
      { type: 'PARKING', code: 'PARKING_OPEN', person: 0 },
      { type: 'SEATS', code: 'SEAT_EXIT', person: 0 },
    ),
  ).toEqual([
    'not-offered',
    'not-offered',
    'already-included',
    'person-not-allowed',
    'person-not-allowed',
    'person-not-allowed',
    'chosen-on-the-map',
  ])
})

test('of one kind one for a person; of trips as many as are liked, each once', () => {
  expect(
    refusals(
      { type: 'LUGGAGE', code: 'LUGGAGE_25', person: 0 },
      { type: 'LUGGAGE', code: 'LUGGAGE_32', person: 0 },
      { type: 'FACULTATIVE_TRIPS', code: 'TRIP_BOAT', person: 0 },
      { type: 'FACULTATIVE_TRIPS', code: 'TRIP_BOAT', person: 0 },
    ),
  ).toEqual(['chosen-twice', 'chosen-twice'])
})

test('new upsells come before the trips, or last where there are none', () => {
  const types = (list: readonly Upsell[]) => list.map(({ type }) => type)
  const only = (...wanted: UpsellType[]) => family.filter(({ type }) => wanted.includes(type))
  const luggage = only('LUGGAGE')
  expect(types(insertUpsells(only('SEATS', 'FACULTATIVE_TRIPS'), luggage))).toEqual([
    'SEATS',
    'LUGGAGE',
    'FACULTATIVE_TRIPS',
  ])
  expect(types(insertUpsells(only('SEATS'), luggage))).toEqual(['SEATS', 'LUGGAGE'])
})

test('an upsell that is there already is renewed where it stands', () => {
  const renewed = family.filter(({ type }) => type === 'LUGGAGE').map((one) => ({ ...one, variants: [] }))
  expect(insertUpsells(family, renewed)[1]).toMatchObject({ type: 'LUGGAGE', variants: [] })
})
