import { expect, test } from 'vitest'
import { linkOfferTypes, offerTypes, travelsByPlane, tripTypeOf } from './offer-type.ts'
import { tripTypes } from './trip-type.ts'

test.each([
  ['BYPLANE', 'WS'],
  ['BY_PLANE', 'WS'],
  ['LINEARFLIGHT', 'WS'],
  ['BYCAR', 'DW'],
  ['BY_CAR', 'DW'],
  ['TOUR', 'WO'],
  ['SKI', 'NR'],
  ['SKIBYPLANE', 'NR'],
  ['CHARTER', 'CZ'],
  ['WS', 'WS'],
])('%s is a spelling of %s', (spelling, tripType) => {
  expect(tripTypeOf(spelling)).toBe(tripType)
})

test.each(['', 'BOAT', 'by_plane', 'constructor', '__proto__'])(
  "'%s' is a spelling of nothing",
  (spelling) => {
    expect(tripTypeOf(spelling)).toBeNull()
  },
)

test.each(tripTypes)('%s is read back from its spellings', (tripType) => {
  expect(tripTypeOf(offerTypes[tripType])).toBe(tripType)
  expect(tripTypeOf(linkOfferTypes[tripType])).toBe(tripType)
})

test('only holidays by car and ski go without a plane, unless ski is asked for with one', () => {
  expect(tripTypes.filter((tripType) => travelsByPlane(tripType))).toEqual(['WS', 'WO', 'CZ'])
  expect(travelsByPlane('NR', ['SKIBYPLANE'])).toBe(true)
  expect(travelsByPlane('DW', ['SKIBYPLANE'])).toBe(false)
})
