import type { GlobalSearchFilter } from '@wojaz/offers'
import { defaultSearchState } from '@wojaz/travel/search'
import { expect, test } from 'vitest'
import type { SearchBarFacts } from './search-bar-facts.ts'
import {
  type AirportChoice,
  deadDropdowns,
  everyPlace,
  sameGroupAirports,
  searchChoices,
} from './search-options.ts'

const facts = {
  tripTypes: [{ code: 'WS', label: 'Samolotem' }],
  airports: [{ code: 'WAW', label: 'Warszawa', group: 'Polska centralna' }],
  hours: [
    { code: '00-06', label: 'W nocy' },
    { code: '06-12', label: 'Rano' },
  ],
  cabins: [
    { code: 'Economy', label: 'Ekonomiczna' },
    { code: 'Business', label: 'Business' },
  ],
  places: [{ code: 'GR', label: 'Grecja', fromPrice: 86_000 }],
  search: defaultSearchState,
} as SearchBarFacts
const airport = (code: string, group: string | null, enabled = true): AirportChoice => ({
  code,
  label: code,
  group,
  enabled,
  count: enabled ? 3 : 0,
  fromPrice: enabled ? 100_000 : null,
})
const atFirst = searchChoices(null, facts, (code) => code)

test('before the offers have been asked everything can be chosen', () => {
  expect(atFirst.airports).toEqual([
    {
      code: 'WAW',
      label: 'Warszawa',
      group: 'Polska centralna',
      count: null,
      fromPrice: null,
      enabled: true,
    },
  ])
  expect(atFirst.places[0]).toMatchObject({ code: 'GR', fromPrice: 86_000, enabled: true, options: [] })
  expect(atFirst.lengths.map(({ code }) => code)).toContain('7-7')
  expect(atFirst.days).toBeNull()
  expect(deadDropdowns(atFirst, defaultSearchState)).toEqual([])
})

test('an unusual length that is searched for is among the lengths from the start', () => {
  const search = { ...defaultSearchState, durationFrom: 29, durationTo: 30 }
  const { lengths } = searchChoices(null, { ...facts, search }, (code) => code)
  expect(lengths.map(({ code }) => code)).toEqual([...atFirst.lengths.map(({ code }) => code), '29-30'])
})

test('classes and the way out alone say what they lead to, too', () => {
  expect(atFirst.cabins.map(({ label, count }) => [label, count])).toEqual([
    ['Ekonomiczna', null],
    ['Business', null],
  ])
  expect(atFirst.oneWay).toMatchObject({ count: null, enabled: true })
  const sold = (code: string, count: number) => ({ code, count, fromPrice: 39_900, enabled: count > 0 })
  const filters = [
    { filterType: 'CABIN', options: [sold('Economy', 7), sold('Business', 0)] },
    { filterType: 'WAY', options: [sold('oneWay', 5)] },
  ] as unknown as GlobalSearchFilter[]
  const choices = searchChoices(filters, facts, (code) => code)
  expect(choices.cabins.map(({ count, enabled }) => [count, enabled])).toEqual([
    [7, true],
    [0, false],
  ])
  expect(choices.oneWay).toMatchObject({ count: 5, fromPrice: 39_900 })
  expect(deadDropdowns(choices, defaultSearchState)).toEqual([])
})

test('hours say what they lead to once the offers have answered', () => {
  expect(atFirst.hours[1]).toMatchObject({ code: '06-12', label: 'Rano', count: null, enabled: true })
  const night = { code: '00-06', label: 'W nocy, 0–6', count: 0, fromPrice: null, enabled: false }
  const filters = [{ filterType: 'HOURS', options: [night] }] as unknown as GlobalSearchFilter[]
  const { hours } = searchChoices(filters, facts, (code) => code)
  expect(hours[0]).toMatchObject({ code: '00-06', label: 'W nocy', count: 0, enabled: false })
  const choices = { ...atFirst, hours: hours.slice(0, 1) }
  expect(deadDropdowns(choices, defaultSearchState)).toEqual(['hours'])
  expect(
    deadDropdowns(choices, { ...defaultSearchState, selectedFilterValues: { hours: ['00-06'] } }),
  ).toEqual([])
})

test('a dropdown in which nothing leads anywhere is dead, unless something in it can be given up', () => {
  const choices = { ...atFirst, airports: [airport('WAW', null, false)], days: new Map() }
  expect(deadDropdowns(choices, defaultSearchState)).toEqual(['airport', 'travelDate', 'sameDayOffers'])
  expect(deadDropdowns(choices, { ...defaultSearchState, selectedAirports: ['WAW'] })).not.toContain(
    'airport',
  )
})

test('the other airports of a chosen one’s group are named when they lead somewhere', () => {
  const airports = [
    airport('WAW', 'centre'),
    airport('WMI', 'centre'),
    airport('LCJ', 'centre', false),
    airport('GDN', 'north'),
    airport('XYZ', null),
  ]
  expect(sameGroupAirports(airports, ['WAW']).map(({ code }) => code)).toEqual(['WMI'])
  expect(sameGroupAirports(airports, ['XYZ'])).toEqual([])
  expect(sameGroupAirports(airports, [])).toEqual([])
})

test('every place is listed with what it lies in, from near to far', () => {
  const place = (code: string, options: ReturnType<typeof leaf>[] = []) => ({ ...leaf(code), options })
  const leaf = (code: string) => ({
    code,
    label: code,
    count: 1,
    fromPrice: 1,
    enabled: true,
    highlighted: false,
    options: [],
  })
  const tree = [place('Grecja', [{ ...leaf('Kreta'), options: [] }])]
  expect(everyPlace(tree).map(({ place: { label }, within }) => [label, ...within])).toEqual([
    ['Grecja'],
    ['Kreta', 'Grecja'],
  ])
})
