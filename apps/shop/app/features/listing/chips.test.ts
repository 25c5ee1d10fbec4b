import type { Translate } from '@wojaz/content'
import { defaultSearchState, type SearchState } from '@wojaz/travel/search'
import { expect, test } from 'vitest'
import { chipsOf, filterCount, withoutFilters } from './chips.ts'
import type { ListingView } from './listing-view.ts'

/** Returns the key of the text and its values. */
const t = ((key: string, words: object = {}) => [key, ...Object.values(words)].join(' ')) as Translate
const shown: Pick<ListingView, 'names' | 'facets' | 'price'> = {
  names: {
    airports: [{ code: 'WAW', name: 'Warszawa' }],
    destinations: [{ code: 'GR', name: 'Grecja' }],
    dayParts: [{ code: '06-12', name: 'Rano, 6–12' }],
  },
  facets: [
    {
      code: 'board',
      isSingle: false,
      values: [
        { code: 'AI', label: 'All inclusive', count: 3 },
        { code: 'HB', label: 'Dwa posiłki', count: 0 },
      ],
    },
  ],
  price: { filterId: 'amountRange', from: null, to: null, error: null, whole: null, histogram: [] },
}
const chosen: SearchState = {
  ...defaultSearchState,
  selectedAirports: ['WAW'],
  selectedDestinationsCodes: ['GR'],
  startDate: '2027-06-01',
  endDate: '2027-06-30',
  durationFrom: 7,
  durationTo: 9,
  selectedFilterValues: {
    additionalType: ['LINEARFLIGHT'],
    amountRange: ['1000#2500'],
    board: ['AI', 'HB'],
    hours: ['06-12'],
  },
}

test('everything that narrows the list is a chip, in the words of the guest', () => {
  expect(chipsOf(chosen, shown, t).map(({ label }) => label)).toEqual([
    'Grecja',
    'offers.departure Warszawa',
    '01.06.2027 – 30.06.2027',
    'listing.chip.nights 7 9',
    'listing.kind.scheduled',
    '1\u00a0000\u00a0zł – 2\u00a0500\u00a0zł',
    'All inclusive',
    'Dwa posiłki',
    'listing.chip.hours rano, 6–12',
  ])
  const noNames = { airports: [], destinations: [], dayParts: [] }
  expect(chipsOf(defaultSearchState, { ...shown, names: noNames }, t)).toEqual([])
})

test('a chip taken away takes away just what it says', () => {
  const without = Object.fromEntries(chipsOf(chosen, shown, t).map((chip) => [chip.id, chip.without]))
  expect(without['board HB']).toEqual({
    ...chosen,
    selectedFilterValues: { ...chosen.selectedFilterValues, board: ['AI'] },
  })
  expect(without.dates).toEqual({ ...chosen, startDate: null, endDate: null })
  expect(without['a WAW']).toEqual({ ...chosen, selectedAirports: [] })
  expect(without['amountRange 1000#2500']?.selectedFilterValues).not.toHaveProperty('amountRange')
})

test.each([
  [{ startDate: '2027-06-01', endDate: null }, 'listing.chip.from 01.06.2027'],
  [{ startDate: null, endDate: '2027-06-30' }, 'listing.chip.to 30.06.2027'],
  [{ startDate: '2027-06-30', endDate: '2027-06-30' }, '30.06.2027'],
])('days %j read %s', (days, label) => {
  const chips = chipsOf({ ...chosen, ...days }, shown, t)
  expect(chips.find(({ id }) => id === 'dates')?.label).toBe(label)
})

test('the button of the filters counts them; taking all away keeps the kind of trip and the hours of the flight', () => {
  expect(filterCount(chosen)).toBe(3)
  expect(withoutFilters(chosen).selectedFilterValues).toEqual({
    additionalType: ['LINEARFLIGHT'],
    hours: ['06-12'],
  })
})
