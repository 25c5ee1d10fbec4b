import fc from 'fast-check'
import { wholeParty } from '../src/party/occupancy.ts'
import { defaultSearchState, type SearchState } from '../src/search/search-state.ts'
import { charterSortFields, listingSortCodes, sortOrders } from '../src/search/sort.ts'
import { tripTypes } from '../src/trip/trip-type.ts'
import { anyDay } from './any-day.ts'
import { anyRooms } from './any-party.ts'

const trickyCode = fc.constantFrom(
  'a:b',
  '%',
  '%3A',
  '%25',
  ':',
  '1000#3500',
  'żółć 🏖',
  '+&=?',
  "' or 1=1",
  'tripType',
)
const anyCode = fc.oneof(fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }), trickyCode)
const anyFilterId = fc.constantFrom(
  'stars',
  'board',
  'amountRange',
  'additionalType',
  'constructor',
  'a.b-c_d',
  'x',
)
const charterSorts = charterSortFields.flatMap((field) =>
  sortOrders.map((order) => `${field}_${order}` as const),
)
const anyNights = fc.integer({ min: 1, max: 90 })

/** Searches as the form can make them: lists in any order, any rooms, awkward codes. */
export const anySearchState: fc.Arbitrary<SearchState> = fc
  .record({
    tripType: fc.constantFrom(...tripTypes),
    sortCode: fc.constantFrom(...listingSortCodes, ...charterSorts),
    fullPrice: fc.boolean(),
    selectedAirports: fc.array(anyCode, { maxLength: 5 }),
    selectedDestinationsCodes: fc.array(anyCode, { maxLength: 5 }),
    nights: fc.option(fc.tuple(anyNights, anyNights)),
    dates: fc.tuple(fc.option(anyDay), fc.option(anyDay)),
    rooms: anyRooms,
    searchCriteriaCode: fc.option(anyCode),
    selectedFilterValues: fc.dictionary(anyFilterId, fc.array(anyCode, { maxLength: 4 })),
    pageUrl: fc.option(fc.constantFrom('/', '/zima', '/wypoczynek/egipt?x=1:2%&y')),
    seasonStartDate: fc.option(anyDay),
  })
  .map(({ nights, dates, rooms, ...rest }) => ({
    ...defaultSearchState,
    ...rest,
    ...wholeParty(rooms),
    durationFrom: nights && Math.min(...nights),
    durationTo: nights && Math.max(...nights),
    startDate: dates[0],
    endDate: dates[1],
    occupancies: rooms.length > 1 ? rooms : [],
  }))
