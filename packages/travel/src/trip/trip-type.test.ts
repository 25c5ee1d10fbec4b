import { expect, test } from 'vitest'
import {
  isTripType,
  offerCodeSegment,
  tripTypeConfiguration,
  tripTypeLabels,
  tripTypeOfSegment,
  tripTypes,
} from './trip-type.ts'

test('the shop sells five types of trips', () => {
  expect(tripTypes.map((tripType) => tripTypeLabels[tripType])).toEqual([
    'Wakacje samolotem',
    'Wakacje samochodem',
    'Wycieczki objazdowe',
    'Narty',
    'Czartery',
  ])
})

test.each(['DW', 'NR'] as const)('%s hides airport and hour', (tripType) => {
  const { hiddenFields, visibleDropdowns } = tripTypeConfiguration[tripType]
  expect(hiddenFields).toEqual(['airport', 'hour'])
  expect(visibleDropdowns).not.toContain('airport')
  expect(visibleDropdowns).not.toContain('hours')
})

test.each(['WS', 'WO', 'CZ'] as const)('%s asks where the guest takes off', (tripType) => {
  expect(tripTypeConfiguration[tripType].hiddenFields).toEqual([])
  expect(tripTypeConfiguration[tripType].visibleDropdowns).toContain('airport')
})

test('holidays by plane are searched with every dropdown of the contract', () => {
  expect(tripTypeConfiguration.WS.visibleDropdowns).toEqual([
    ...['tripType', 'airport', 'hours', 'region', 'duration', 'travelDate', 'participants'],
    'sameDayOffers',
  ])
})

test('holidays in a hotel can be split into rooms, round trips and flights cannot', () => {
  expect(tripTypes.filter((tripType) => tripTypeConfiguration[tripType].multiroom)).toEqual([
    'WS',
    'DW',
    'NR',
  ])
})

test('each type has its own listing', () => {
  expect(new Set(tripTypes.map((tripType) => tripTypeConfiguration[tripType].listingPath)).size).toBe(5)
})

test.each(tripTypes)('the offer segment of %s is read back', (tripType) => {
  expect(offerCodeSegment(tripType)).toBe(`OfferCode${tripType}`)
  expect(tripTypeOfSegment(offerCodeSegment(tripType))).toBe(tripType)
})

test('a stranger is no trip type', () => {
  expect(isTripType('ws')).toBe(false)
  expect(isTripType('WS-DW')).toBe(false)
  expect(tripTypeOfSegment('OfferCodeXX')).toBeNull()
  expect(tripTypeOfSegment('WS')).toBeNull()
})
