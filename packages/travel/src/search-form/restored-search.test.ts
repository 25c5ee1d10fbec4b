import { expect, test } from 'vitest'
import { restoredSearch } from './restored-search.ts'

const today = '2027-05-10'
const restored = (q: string) => restoredSearch(q, today)

test('nothing kept is nothing to restore', () => {
  expect(restoredSearch(null, today)).toBeNull()
  expect(restoredSearch('', today)).toBeNull()
})

test('where from, where to, when, how long and who come back; filters and order do not', () => {
  const q =
    ':hotelRating:a:KTW:dF:7:dT:7:startDate:2027-07-01:endDate:2027-07-31:ctAdult:2:c:GR:board:AI:tripType:WS'
  expect(restored(q)).toMatchObject({
    selectedAirports: ['KTW'],
    selectedDestinationsCodes: ['GR'],
    durationFrom: 7,
    durationTo: 7,
    startDate: '2027-07-01',
    endDate: '2027-07-31',
    adultsCount: 2,
    tripType: 'WS',
    sortCode: 'price',
    selectedFilterValues: {},
  })
})

test('of the filters those come back that the form asks for', () => {
  const flight =
    ':PRICE_ASCENDING:ctAdult:2:cabin:Business:flightWay:oneWay:airline:LO:hours:06-12:tripType:CZ'
  expect(restored(flight)?.selectedFilterValues).toEqual({ cabin: ['Business'], flightWay: ['oneWay'] })
  const holiday = ':price:ctAdult:2:hours:06-12:cabin:Business:tripType:WS'
  expect(restored(holiday)?.selectedFilterValues).toEqual({ hours: ['06-12'] })
})

test('no more birth dates come back than there are children', () => {
  const q = ':price:ctAdult:2:ctChild:1:birthDate:2019-05-01:birthDate:2021-03-04:tripType:WS'
  expect(restored(q)?.childrenBirthDates).toEqual(['2019-05-01'])
})

test('a trip type with a dash in it is discarded', () => {
  expect(restored(':price:ctAdult:3:tripType:WS-DW')).toMatchObject({ tripType: 'WS', adultsCount: 3 })
})

test('days that are over are left open', () => {
  expect(restored(':price:startDate:2027-05-01:endDate:2027-05-31:ctAdult:2:tripType:DW')).toMatchObject({
    tripType: 'DW',
    startDate: null,
    endDate: null,
  })
})
