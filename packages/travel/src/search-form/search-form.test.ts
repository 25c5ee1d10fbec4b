import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalSearchState } from '../search/canonical-search-state.ts'
import { encodeSearchQuery } from '../search/search-query.ts'
import { defaultSearchState } from '../search/search-state.ts'
import { searchOfForm } from './search-form.ts'

const sent = (query: string) => searchOfForm(new URLSearchParams(query))

test('a form left as it was is the default search', () => {
  expect(sent('tripType=WS&nights=&startDate=&endDate=&month=&ctAdult=2&birthDate=')).toEqual(
    defaultSearchState,
  )
  expect(sent('')).toEqual(defaultSearchState)
})

test('a family of four from Warsaw to Greece for a week in June', () => {
  expect(
    sent(
      'tripType=WS&a=WAW&a=WMI&c=GR&nights=7-7&startDate=2027-06-12&endDate=2027-06-20&ctAdult=2&birthDate=2019-05-01&birthDate=2021-03-04&birthDate=',
    ),
  ).toMatchObject({
    selectedAirports: ['WAW', 'WMI'],
    selectedDestinationsCodes: ['GR'],
    durationFrom: 7,
    durationTo: 7,
    startDate: '2027-06-12',
    endDate: '2027-06-20',
    adultsCount: 2,
    childrenBirthDates: ['2019-05-01', '2021-03-04'],
  })
})

test('a whole month goes before single days', () => {
  expect(sent('month=2027-06&startDate=2027-07-01')).toMatchObject({
    startDate: '2027-06-01',
    endDate: '2027-06-30',
  })
})

test('days in the wrong order are put right, one day is a range of its own, an end alone stays an end', () => {
  expect(sent('startDate=2027-06-20&endDate=2027-06-12')).toMatchObject({
    startDate: '2027-06-12',
    endDate: '2027-06-20',
  })
  expect(sent('startDate=2027-06-20')).toMatchObject({ startDate: '2027-06-20', endDate: '2027-06-20' })
  expect(sent('endDate=2027-06-20')).toMatchObject({ startDate: null, endDate: '2027-06-20' })
})

test('rooms after the first count when somebody sleeps in them', () => {
  expect(sent('ctAdult=2&ctAdult2=1&birthDate2=2019-05-01&ctAdult3=')).toMatchObject({
    adultsCount: 3,
    occupancies: [
      { adultsCount: 2, childrenBirthDates: [] },
      { adultsCount: 1, childrenBirthDates: ['2019-05-01'] },
    ],
  })
})

test('hours are those of a flight: own transport has none', () => {
  expect(sent('tripType=WS&hours=06-12&hours=dawn').selectedFilterValues).toEqual({ hours: ['06-12'] })
  expect(sent('tripType=DW&hours=06-12').selectedFilterValues).toEqual({})
  expect(sent('q=:price:hours:06-12:tripType:WS&tripType=WS').selectedFilterValues).toEqual({})
})

test('what the form has no field for stays, unless the trip type changes', () => {
  const q = encodeURIComponent(
    encodeSearchQuery({ ...defaultSearchState, selectedFilterValues: { board: ['AI'] } }),
  )
  expect(sent(`q=${q}&tripType=WS&c=GR`).selectedFilterValues).toEqual({ board: ['AI'] })
  expect(sent(`q=${q}&tripType=DW&c=GR`).selectedFilterValues).toEqual({})
})

test('with own transport no airport is searched', () => {
  expect(sent('tripType=DW&a=WAW').selectedAirports).toEqual([])
})

test.each([
  'tripType=XX',
  'nights=7',
  'nights=9-2',
  'nights=99-99',
  'startDate=31.02.2027',
  'ctAdult=99',
  'ctAdult=0',
  'birthDate=1950-01-01',
  'month=2027-13',
  `a=${'x'.repeat(99)}`,
])('%s is left open, not an error', (query) => {
  expect(sent(query)).toEqual(defaultSearchState)
})

test('whatever a browser sends becomes a search that can be written into an address', () => {
  const name = fc.constantFrom(
    'q',
    'tripType',
    'a',
    'c',
    'nights',
    'startDate',
    'endDate',
    'month',
    'ctAdult',
    'ctAdult2',
    'birthDate',
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (fields) => {
      const search = searchOfForm(fields)
      expect(canonicalSearchState(search)).toEqual(search)
    }),
  )
})

test('a form of flights says one way by its nights, and leaves the hour to the list', () => {
  const q = encodeSearchQuery({
    ...defaultSearchState,
    tripType: 'CZ',
    selectedFilterValues: { hours: ['06-12'] },
  })
  const sent = (nights: string) => searchOfForm(Object.entries({ q, tripType: 'CZ', nights }))
  expect(sent('oneWay')).toMatchObject({ selectedFilterValues: { flightWay: ['oneWay'], hours: ['06-12'] } })
  expect(sent('7-7').selectedFilterValues).toEqual({ hours: ['06-12'] })
  expect(searchOfForm(Object.entries({ tripType: 'WS', nights: 'oneWay' })).selectedFilterValues).toEqual({})
})

test('a class is asked of flights alone, one at a time; none is economy', () => {
  const q = encodeSearchQuery({
    ...defaultSearchState,
    tripType: 'CZ',
    selectedFilterValues: { cabin: ['Business'], airline: ['LO'] },
  })
  const flown = (cabin: string) => searchOfForm(Object.entries({ q, tripType: 'CZ', cabin }))
  expect(flown('Comfort').selectedFilterValues).toEqual({ cabin: ['Comfort'], airline: ['LO'] })
  expect(flown('').selectedFilterValues).toEqual({ airline: ['LO'] })
  expect(sent('tripType=CZ&cabin=Comfort&cabin=Business').selectedFilterValues).toEqual({
    cabin: ['Business'],
  })
  expect(sent('tripType=WS&cabin=Business').selectedFilterValues).toEqual({})
})
