import { expect, test } from 'vitest'
import {
  cityOfDepartureFromAirports,
  cityOfDepartureFromSeoName,
  departureCities,
} from './departure-cities.ts'
import type { CriteriaLink } from './search-criteria.ts'

const link = (fields: Partial<CriteriaLink>): CriteriaLink => ({
  kind: 'flights',
  seoName: 'warszawy',
  name: 'Warszawy',
  destinations: [],
  airports: ['WAW', 'WMI'],
  ...fields,
})

const cities = departureCities([
  link({}),
  link({ seoName: 'krakowa', name: 'Krakowa', airports: ['KRK'] }),
  link({ seoName: 'nikad', name: 'Nikąd', airports: [] }),
  link({ kind: 'offers', seoName: 'last-minute', name: 'Last minute' }),
])
const warsaw = { seoName: 'warszawy', nameFrom: 'Warszawy', airports: ['WAW', 'WMI'] }

test('searches of offers and cities without an airport are no cities to fly from', () => {
  expect(cities.map(({ seoName }) => seoName)).toEqual(['warszawy', 'krakowa'])
})

test.each([
  ['warszawy', warsaw],
  ['Warszawy', null],
  ['last-minute', null],
  ['', null],
])('the name “%s” in an address is %j', (seoName, city) => {
  expect(cityOfDepartureFromSeoName(cities, seoName)).toEqual(city)
})

test.each([
  [['WAW', 'WMI'], warsaw],
  [['WMI', 'WAW'], warsaw],
  [['WAW', 'WMI', 'WAW'], warsaw],
  [['KRK'], { seoName: 'krakowa', nameFrom: 'Krakowa', airports: ['KRK'] }],
  [['WAW'], null],
  [['WAW', 'WMI', 'KRK'], null],
  [[], null],
])('airports %j are %j', (airports, city) => {
  expect(cityOfDepartureFromAirports(cities, airports)).toEqual(city)
})

test('there and back is the same city', () => {
  for (const city of cities) {
    expect(cityOfDepartureFromSeoName(cities, city.seoName)).toEqual(city)
    expect(cityOfDepartureFromAirports(cities, city.airports)).toEqual(city)
  }
})
