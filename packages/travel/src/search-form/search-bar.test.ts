import { expect, test } from 'vitest'
import { defaultSearchState, type SearchState } from '../search/search-state.ts'
import { searchDropdowns } from '../trip/trip-type.ts'
import {
  hasUnappliedDates,
  lacksBirthDates,
  type SearchBar,
  type SearchBarEvent,
  searchBar,
  searchBarOf,
  withDraft,
} from './search-bar.ts'

const today = '2027-05-10'
const holidays = (search: Partial<SearchState> = {}) => searchBarOf({ ...defaultSearchState, ...search })
const after = (bar: SearchBar, ...events: SearchBarEvent[]) => events.reduce(searchBar, bar)
const press = (dropdown: (typeof searchDropdowns)[number]): SearchBarEvent => ({
  type: 'dropdownPressed',
  dropdown,
})
const child: SearchBarEvent = { type: 'participantAdded', room: 0, kind: 'children' }
const adult: SearchBarEvent = { type: 'participantAdded', room: 0, kind: 'adults' }
const born = (birthDate: string): SearchBarEvent => ({
  type: 'birthDateGiven',
  room: 0,
  id: 'children-1',
  birthDate,
})
const ids = (bar: SearchBar, room = 0) => bar.rooms[room]?.map(({ id }) => id)

test('one dropdown is open at a time, and a second press closes it', () => {
  const bar = after(holidays(), press('airport'), press('region'))
  expect(bar.open).toBe('region')
  expect(after(bar, press('region')).open).toBeNull()
})

test.each(searchDropdowns)('%s cannot open while it is disabled', (dropdown) => {
  const bar = after(holidays(), { type: 'optionsCame', disabled: [dropdown] }, press(dropdown))
  expect(bar.open).toBeNull()
})

test('a press on a disabled dropdown leaves the open one open', () => {
  const bar = after(
    holidays(),
    { type: 'optionsCame', disabled: ['region'] },
    press('airport'),
    press('region'),
  )
  expect(bar.open).toBe('airport')
})

test.each(['DW', 'NR'] as const)(
  '%s: with own transport there is neither airport nor hour to open',
  (tripType) => {
    expect(after(holidays({ tripType }), press('airport')).open).toBeNull()
    expect(after(holidays({ tripType }), press('hours')).open).toBeNull()
  },
)

test('hours are chosen beside the filters, and another trip type begins without them', () => {
  const begun = holidays({ selectedFilterValues: { board: ['AI'] } })
  const bar = after(begun, press('hours'), { type: 'hoursChosen', hours: ['06-12'] })
  expect(bar.search.selectedFilterValues).toEqual({ board: ['AI'], hours: ['06-12'] })
  expect(bar.open).toBe('hours')
  expect(after(bar, { type: 'tripTypeChosen', tripType: 'WO' }).search.selectedFilterValues).toEqual({})
})

test('a child without a birth date is not searched for, and keeps the dropdown open', () => {
  const bar = after(holidays(), press('participants'), child, { type: 'dismissed' })
  expect(bar.open).toBe('participants')
  expect(bar.rooms[0]?.at(-1)).toMatchObject({ type: 'children', hasError: true })
  expect(bar.search).toMatchObject({ adultsCount: 2, childrenBirthDates: [] })
  expect(lacksBirthDates(bar)).toBe(true)
})

test.each<[string, SearchBarEvent]>([
  ['another dropdown', press('airport')],
  ['sending the form', { type: 'sent', today }],
])('%s forces the participants to close: the child without a birth date is dropped', (_, event) => {
  const bar = after(holidays(), press('participants'), child, event)
  expect(bar.open).not.toBe('participants')
  expect(ids(bar)).toEqual(['adults-1', 'adults-2'])
})

test('a child with its birth date is searched for at once, and stays', () => {
  const bar = after(holidays(), press('participants'), child, born('2020-03-01'), { type: 'dismissed' })
  expect(bar.open).toBeNull()
  expect(bar.search.childrenBirthDates).toEqual(['2020-03-01'])
  expect(lacksBirthDates(bar)).toBe(false)
})

test('the ninth participant is refused with the warning, which goes with the next change', () => {
  const eight = after(holidays(), ...Array.from({ length: 6 }, () => adult))
  const refused = after(eight, child)
  expect(refused).toMatchObject({ isPastLimit: true, search: { adultsCount: 8 } })
  expect(after(refused, { type: 'participantRemoved', room: 0, id: 'adults-1' }).isPastLimit).toBe(false)
})

test('several rooms are searched as rooms, their people as one party', () => {
  const bar = after(holidays(), { type: 'roomAdded' }, child, born('2020-03-01'))
  expect(bar.search).toMatchObject({
    adultsCount: 3,
    childrenBirthDates: ['2020-03-01'],
    occupancies: [
      { adultsCount: 2, childrenBirthDates: ['2020-03-01'] },
      { adultsCount: 1, childrenBirthDates: [] },
    ],
  })
  expect(after(bar, { type: 'roomRemoved', room: 1 }).search).toMatchObject({
    adultsCount: 2,
    occupancies: [],
  })
})

test('there are three rooms at most, and always one', () => {
  const rooms = Array.from({ length: 5 }, (): SearchBarEvent => ({ type: 'roomAdded' }))
  expect(after(holidays(), ...rooms).rooms).toHaveLength(3)
  expect(after(holidays(), { type: 'roomRemoved', room: 0 }).rooms).toHaveLength(1)
})

test('a change to a type without rooms to split resets the participants of several rooms', () => {
  const bar = after(holidays(), { type: 'roomAdded' }, { type: 'tripTypeChosen', tripType: 'WO' })
  expect(bar.search).toMatchObject({ tripType: 'WO', adultsCount: 2, occupancies: [] })
  expect(bar.rooms).toHaveLength(1)
})

test('a change of type keeps who and when, and begins with its own places, airports and filters', () => {
  const bar = after(
    holidays({
      selectedAirports: ['WAW'],
      selectedDestinationsCodes: ['GR'],
      selectedFilterValues: { board: ['AI'] },
      startDate: '2027-06-01',
      endDate: '2027-06-30',
    }),
    child,
    born('2020-03-01'),
    { type: 'tripTypeChosen', tripType: 'DW' },
  )
  expect(bar.search).toMatchObject({
    tripType: 'DW',
    selectedAirports: [],
    selectedDestinationsCodes: [],
    selectedFilterValues: {},
    startDate: '2027-06-01',
    childrenBirthDates: ['2020-03-01'],
  })
})

test('the same type chosen again changes nothing', () => {
  const bar = holidays({ selectedAirports: ['WAW'] })
  expect(after(bar, { type: 'tripTypeChosen', tripType: 'WS' })).toBe(bar)
})

test('a kind within the type is chosen and given up', () => {
  const linear = after(holidays(), { type: 'kindPressed', kind: 'LINEARFLIGHT' })
  expect(linear.search.selectedFilterValues).toEqual({ additionalType: ['LINEARFLIGHT'] })
  expect(after(linear, { type: 'kindPressed', kind: 'LINEARFLIGHT' }).search.selectedFilterValues).toEqual({})
})

test('the travel date applies its draft on submit', () => {
  const dates = { from: '2027-06-12', to: '2027-06-14', flexibleDays: 3 }
  const bar = after(holidays(), press('travelDate'), { type: 'datesPicked', dates })
  expect(bar.search.startDate).toBeNull()
  expect(after(bar, { type: 'datesSubmitted', today })).toMatchObject({
    open: null,
    draft: null,
    search: { startDate: '2027-06-09', endDate: '2027-06-17' },
  })
})

test.each<[string, SearchBarEvent]>([
  ['Escape', { type: 'dismissed' }],
  ['another dropdown', press('region')],
])('the travel date forgets its draft on close: %s', (_, event) => {
  const dates = { from: '2027-06-12', to: null, flexibleDays: 0 }
  const bar = after(holidays(), press('travelDate'), { type: 'datesPicked', dates }, event)
  expect(bar).toMatchObject({ draft: null, search: { startDate: null, endDate: null } })
})

test.each([
  ['a whole month', { from: '2027-07-01', to: '2027-07-31', flexibleDays: 0 }, '2027-07-01', '2027-07-31'],
  ['days give or take', { from: '2027-06-12', to: null, flexibleDays: 3 }, '2027-06-09', '2027-06-15'],
  ['any time', { from: null, to: null, flexibleDays: 0 }, null, null],
])('%s is a choice: it counts at once and a close keeps it', (_, dates, startDate, endDate) => {
  const before = holidays({ startDate: '2027-05-20', endDate: '2027-05-20' })
  const bar = after(before, press('travelDate'), { type: 'datesChosen', dates, today })
  expect(bar).toMatchObject({ open: 'travelDate', draft: dates, search: { startDate, endDate } })
  expect(after(bar, { type: 'dismissed' }).search).toMatchObject({ startDate, endDate })
})

test('days that a close would forget are known as such until they are submitted', () => {
  const dates = { from: '2027-06-12', to: null, flexibleDays: 0 }
  const opened = after(holidays(), press('travelDate'))
  expect(hasUnappliedDates(opened, today)).toBe(false)
  const picking = after(opened, { type: 'datesPicked', dates })
  expect(hasUnappliedDates(picking, today)).toBe(true)
  expect(hasUnappliedDates(after(picking, { type: 'datesSubmitted', today }), today)).toBe(false)
  expect(hasUnappliedDates(after(picking, { type: 'datesChosen', dates, today }), today)).toBe(false)
})

test('days just picked are meant when the form is sent', () => {
  const dates = { from: '2027-06-12', to: null, flexibleDays: 0 }
  const picking = after(holidays(), press('travelDate'), { type: 'datesPicked', dates })
  expect(withDraft(picking, today).search).toMatchObject({ startDate: '2027-06-12', endDate: '2027-06-12' })
  expect(after(picking, { type: 'sent', today })).toMatchObject({
    open: null,
    search: { startDate: '2027-06-12', endDate: '2027-06-12' },
  })
})

test('offers of the nearest day are a search for that day', () => {
  const bar = after(holidays(), press('sameDayOffers'), { type: 'sameDayChosen', day: '2027-05-11' })
  expect(bar).toMatchObject({ open: null, search: { startDate: '2027-05-11', endDate: '2027-05-11' } })
})

test('nights, airports and places are searched as chosen', () => {
  const bar = after(
    holidays(),
    { type: 'nightsChosen', nights: [7, 7] },
    { type: 'airportsChosen', codes: ['WAW', 'WMI'] },
    { type: 'placesChosen', codes: ['GR'] },
  )
  expect(bar.search).toMatchObject({
    durationFrom: 7,
    durationTo: 7,
    selectedAirports: ['WAW', 'WMI'],
    selectedDestinationsCodes: ['GR'],
  })
  expect(after(bar, { type: 'nightsChosen', nights: null }).search).toMatchObject({
    durationFrom: null,
    durationTo: null,
  })
})

test('another search from the address fills the form anew, rooms included', () => {
  const search = {
    ...defaultSearchState,
    adultsCount: 3,
    occupancies: [
      { adultsCount: 2, childrenBirthDates: [] },
      { adultsCount: 1, childrenBirthDates: [] },
    ],
  }
  const bar = after(holidays(), press('airport'), { type: 'searchReplaced', search })
  expect(bar).toMatchObject({ open: null, search })
  expect(ids(bar, 1)).toEqual(['adults-1'])
})

test('who flies one way stays no number of nights, and who chooses nights comes back', () => {
  const flights = holidays({ tripType: 'CZ', durationFrom: 7, durationTo: 7 })
  const oneWay = after(flights, { type: 'oneWayChosen' })
  expect(oneWay.search).toMatchObject({ durationFrom: null, selectedFilterValues: { flightWay: ['oneWay'] } })
  const back = after(oneWay, { type: 'nightsChosen', nights: [10, 11] })
  expect(back.search).toMatchObject({ durationFrom: 10, durationTo: 11, selectedFilterValues: {} })
})

test('a class of a flight is one, and economy is none; the other filters stay', () => {
  const flights = holidays({ tripType: 'CZ', selectedFilterValues: { airline: ['LO'] } })
  const business = after(flights, press('cabin'), { type: 'cabinChosen', cabin: 'Business' })
  expect(business).toMatchObject({ open: 'cabin' })
  expect(business.search.selectedFilterValues).toEqual({ airline: ['LO'], cabin: ['Business'] })
  const comfort = after(business, { type: 'cabinChosen', cabin: 'Comfort' })
  expect(comfort.search.selectedFilterValues).toEqual({ airline: ['LO'], cabin: ['Comfort'] })
  expect(after(comfort, { type: 'cabinChosen', cabin: null }).search).toEqual(flights.search)
  expect(after(holidays(), press('cabin')).open).toBeNull()
})
