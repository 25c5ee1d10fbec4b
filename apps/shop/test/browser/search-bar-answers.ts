import type { AirportOption, GlobalSearchFilter, PlaceOption, SearchOption } from '@wojaz/offers'
import { defaultSearchState, type SearchState } from '@wojaz/travel/search'
import type { SearchBarFacts } from '../../app/features/global-search/search-bar-facts.ts'

/** The initial form of a page, and the answers of its options call. */

const today = '2027-03-10'
const airports = [
  { code: 'KTW', label: 'Katowice', group: 'Polska południowa' },
  { code: 'RZE', label: 'Rzeszów', group: 'Polska wschodnia' },
  { code: 'LUZ', label: 'Lublin', group: 'Polska wschodnia' },
  { code: 'SZZ', label: 'Szczecin', group: 'Polska północna' },
]
const hours = [
  { code: '06-12', label: 'Rano, 6–12' },
  { code: '12-18', label: 'Po południu, 12–18' },
] as const

const cabins = [
  { code: 'Economy', label: 'Ekonomiczna' },
  { code: 'Business', label: 'Business' },
] as const

export function searchBarFacts(search: Partial<SearchState> = {}): SearchBarFacts {
  return {
    heading: 'Znajdź wakacje',
    submitLabel: 'Szukaj',
    phone: '22 255 00 00',
    search: { ...defaultSearchState, ...search },
    today,
    tripTypes: [
      { code: 'WS', label: 'Wakacje samolotem' },
      { code: 'DW', label: 'Wakacje samochodem' },
    ],
    airports,
    hours: [...hours],
    cabins: [...cabins],
    places: [
      { code: 'GR', label: 'Grecja', fromPrice: 199_900 },
      { code: 'TR', label: 'Turcja', fromPrice: 179_900 },
    ],
    // All texts are on the page already.
    words: '{}',
  }
}

function option(code: string, label: string, fromPrice: number | null = 199_900): SearchOption {
  const enabled = fromPrice !== null
  return {
    code,
    label,
    value: code,
    fromPrice,
    enabled,
    count: enabled ? 12 : 0,
    selected: false,
    indeterminate: false,
    highlighted: false,
    assignedTags: [],
    options: [],
  }
}

const airport = (code: string, fromPrice?: number | null): AirportOption => {
  const { label = code, group = null } = airports.find((one) => one.code === code) ?? {}
  return { ...option(code, label, fromPrice), groupName: group, irisCode: code }
}

const country = (code: string, label: string, fromPrice?: number | null): PlaceOption => ({
  ...option(code, label, fromPrice),
  kind: 'country',
  options: [],
})

/** Departures every third day for three months, starting the day after tomorrow. */
const days = Array.from({ length: 30 }, (_, number) => {
  const date = new Date(Date.UTC(2027, 2, 12 + number * 3)).toISOString().slice(0, 10)
  return { date, price: 150_000 + ((number * 7) % 10) * 10_000 }
})

/** Every option has results. */
export const options: GlobalSearchFilter[] = [
  { filterType: 'AIRPORT', options: airports.map(({ code }) => airport(code)) },
  { filterType: 'HOURS', options: hours.map(({ code, label }) => option(code, label)) },
  { filterType: 'REGION', options: [country('GR', 'Grecja'), country('TR', 'Turcja', 179_900)] },
  {
    filterType: 'DURATION',
    defaultValue: '1-30',
    options: [option('5-8', '5–8 nocy'), option('7-7', '7 nocy'), option('9-12', '9–12 nocy')],
  },
  { filterType: 'WAY', options: [option('oneWay', 'W jedną stronę', 39_900)] },
  {
    filterType: 'CABIN',
    options: [option('Economy', 'Ekonomiczna', 79_900), option('Business', 'Business', 249_900)],
  },
  { filterType: 'CALENDAR', selectedFrom: null, selectedTo: null, days },
]

/** Nothing departs from Lublin, but something from the airport nearby. */
export const nothingLeaves: GlobalSearchFilter[] = [
  {
    filterType: 'AIRPORT',
    options: [airport('KTW', null), airport('RZE'), airport('LUZ', null), airport('SZZ', null)],
  },
  { filterType: 'HOURS', options: hours.map(({ code, label }) => option(code, label, null)) },
  { filterType: 'REGION', options: [country('GR', 'Grecja', null), country('TR', 'Turcja', null)] },
  { filterType: 'DURATION', defaultValue: '1-30', options: [option('7-7', '7 nocy', null)] },
  { filterType: 'CALENDAR', selectedFrom: null, selectedTo: null, days: [] },
]
