import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySearchState } from '../../test/any-search-state.ts'
import { canonicalSearchState } from './canonical-search-state.ts'
import { searchLimits } from './search-limits.ts'
import { decodeSearchQuery, encodeSearchQuery } from './search-query.ts'
import { defaultSearchState, type SearchState } from './search-state.ts'

const family: SearchState = {
  ...defaultSearchState,
  selectedAirports: ['WAW', 'KTW'],
  selectedDestinationsCodes: ['HRG'],
  durationFrom: 6,
  durationTo: 14,
  startDate: '2027-06-15',
  endDate: '2027-07-15',
  childrenBirthDates: ['2019-05-01'],
  selectedFilterValues: { stars: ['5', '4'], amountRange: ['1000#3500'] },
}

test('a search is written as sort, plane, filters, trip type', () => {
  expect(encodeSearchQuery(family)).toBe(
    ':price:byPlane:T:a:KTW:a:WAW:dF:6:dT:14:startDate:2027-06-15:endDate:2027-07-15:ctAdult:2:ctChild:1' +
      ':birthDate:2019-05-01:c:HRG:amountRange:1000#3500:stars:4:stars:5:tripType:WS',
  )
})

test('rooms are written with their adults and birth dates, beside the whole party', () => {
  const rooms = [
    { adultsCount: 2, childrenBirthDates: ['2021-03-04', '2019-05-01'] },
    { adultsCount: 1, childrenBirthDates: [] },
  ]
  expect(encodeSearchQuery({ ...defaultSearchState, occupancies: rooms })).toBe(
    ':price:byPlane:T:ctAdult:3:ctChild:2:birthDate:2019-05-01:birthDate:2021-03-04' +
      ':room:2-2019-05-01-2021-03-04:room:1:tripType:WS',
  )
})

test('the default search is short, and no search at all is the default one', () => {
  expect(encodeSearchQuery(defaultSearchState)).toBe(':price:byPlane:T:ctAdult:2:tripType:WS')
  expect(decodeSearchQuery('')).toEqual(defaultSearchState)
})

test('ski goes by car unless the guest wants it with a flight', () => {
  const ski: SearchState = { ...defaultSearchState, tripType: 'NR' }
  expect(encodeSearchQuery(ski)).toBe(':price:byPlane:F:ctAdult:2:tripType:NR')
  expect(encodeSearchQuery({ ...ski, selectedFilterValues: { additionalType: ['SKIBYPLANE'] } })).toBe(
    ':price:byPlane:T:additionalType:SKIBYPLANE:ctAdult:2:tripType:NR',
  )
})

test('every search survives the address', () => {
  fc.assert(
    fc.property(anySearchState, (state) => {
      const expected = { ...canonicalSearchState(state), fullPrice: false, pageUrl: null }
      expect(decodeSearchQuery(encodeSearchQuery(state))).toEqual(expected)
    }),
  )
})

test('a search has one encoding', () => {
  fc.assert(
    fc.property(anySearchState, (state) => {
      const q = encodeSearchQuery(state)
      expect(encodeSearchQuery(decodeSearchQuery(q))).toBe(q)
      expect(encodeSearchQuery({ ...state, selectedAirports: state.selectedAirports.toReversed() })).toBe(q)
    }),
  )
})

test('the longest search we can write is read again', () => {
  const codes = (count: number) =>
    Array.from({ length: count }, (_, index) => `${100 + index}`.padEnd(32, '%'))
  const state = {
    ...family,
    selectedAirports: codes(100),
    selectedDestinationsCodes: codes(100),
    selectedFilterValues: { ['x'.repeat(32)]: codes(100) },
  }
  expect(encodeSearchQuery(state).length).toBeLessThan(searchLimits.queryLength)
  expect(encodeSearchQuery(decodeSearchQuery(encodeSearchQuery(state)))).toBe(encodeSearchQuery(state))
})

test.each([
  ['a stranger sort', ':cheapest:byPlane:T'],
  ['a lost sort', ':byPlane:T:ctAdult:2'],
  ['a broken date', ':price:startDate:2027-13-30'],
  ['a birth date that is none', ':price:ctChild:1:birthDate:tomorrow'],
  ['nine adults', ':price:ctAdult:9'],
  ['no adults', ':price:ctAdult:0'],
  ['forty children', `:price:ctChild:40${':birthDate:2019-05-01'.repeat(40)}`],
  ['four rooms', ':price:room:2:room:2:room:2:room:2'],
  ['inverted nights', ':price:dF:14:dT:7'],
  ['nights without end', ':price:dF:7'],
  ['a trip type with a dash', ':price:tripType:WS-DW'],
  ['an unfinished part', ':price:byPlane'],
  ['a reserved word without a value', ':price:a:'],
  ['rubbish', '::::%%%:%E0%A4%A'],
  ['a part named like the prototype', ':price:__proto__:x'],
])('%s is ignored, not an error', (_, q) => {
  expect(decodeSearchQuery(q)).toEqual(defaultSearchState)
})

test('birth dates are limited to the children count', () => {
  const q = ':price:ctChild:1:birthDate:2019-05-01:birthDate:2021-03-04'
  expect(decodeSearchQuery(q).childrenBirthDates).toEqual(['2019-05-01'])
})

test('an old link with dates as the guest reads them still opens', () => {
  expect(decodeSearchQuery(':price:byPlane:F:startDate:15.06.2027')).toMatchObject({
    tripType: 'DW',
    startDate: '2027-06-15',
  })
})

test('facets nobody knows yet are kept for the engine to judge', () => {
  expect(decodeSearchQuery(':price:petFriendly:yes').selectedFilterValues).toEqual({ petFriendly: ['yes'] })
})

test('no text makes the reader fail', () => {
  const word = fc.constantFrom(
    ':',
    '%',
    'a',
    'dF',
    'room',
    'birthDate',
    'tripType',
    '-',
    '2019-05-01',
    'WS',
    '9',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(word).map((words) => words.join(':')),
      ),
      (q) => {
        const state = decodeSearchQuery(q)
        expect(canonicalSearchState(state)).toEqual(state)
      },
    ),
  )
})

test('two megabytes are refused at a glance', () => {
  const q = ':price:a:WAW'.repeat(170_000)
  expect(decodeSearchQuery(q)).toEqual(defaultSearchState)
})

test.each([
  ['2027-02-30', '2027-02-28'],
  ['2027-6-5', '2027-06-05'],
  ['5.6.2027', '2027-06-05'],
  ['05/06/2027', '2027-06-05'],
  ['2027-06-15T10%3A00', '2027-06-15'],
  ['2027-13-01', null],
  ['0.6.2027', null],
  ['32.6.2027', null],
  ['1027-06-15', null],
  ['jutro', null],
])('the day %s is read as it was meant', (written, day) => {
  expect(decodeSearchQuery(`:price:byPlane:T:startDate:${written}`).startDate).toBe(day)
})
