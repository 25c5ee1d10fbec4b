import { type IsoDay, isIsoDay, nearestDate } from '../dates/calendar-date.ts'
import type { Party } from '../party/occupancy.ts'
import { travelsByPlane } from '../trip/offer-type.ts'
import { isTripType } from '../trip/trip-type.ts'
import { canonicalSearchState } from './canonical-search-state.ts'
import { isFilterId, searchLimits } from './search-limits.ts'
import { defaultSearchState, type SearchState } from './search-state.ts'
import { defaultSortCode, isSortCode } from './sort.ts'

/**
 * One search has exactly one `q`, which caches and analytics use as a key. Sort, plane, adults and trip type are always written,
 * so that a link keeps its meaning when a default changes; the rest only if chosen.
 */
export function encodeSearchQuery(search: SearchState): string {
  const state = canonicalSearchState(search)
  const { additionalType = [], ...facets } = state.selectedFilterValues
  const parts: [string, string | number | null][] = [
    ['byPlane', travelsByPlane(state.tripType, additionalType) ? 'T' : 'F'],
    ...each('additionalType', additionalType),
    ...each('a', state.selectedAirports),
    ['dF', state.durationFrom],
    ['dT', state.durationTo],
    ['startDate', state.startDate],
    ['endDate', state.endDate],
    ['ctAdult', state.adultsCount],
    ['ctChild', state.childrenBirthDates.length || null],
    ...each('birthDate', state.childrenBirthDates),
    ...each('room', state.occupancies.map(encodeRoom)),
    ...each('c', state.selectedDestinationsCodes),
    ['searchCriteriaCode', state.searchCriteriaCode],
    ['seasonStartDate', state.seasonStartDate],
    ...Object.entries(facets).flatMap(([id, values]) => each(id, values)),
    ['tripType', state.tripType],
  ]
  const chosen = parts.filter(([, value]) => value !== null)
  return `:${state.sortCode}${chosen.map(([name, value]) => `:${name}:${escapeValue(String(value))}`).join('')}`
}

/** Old links and hand-edited links must still open: unreadable parts fall back to their defaults. */
export function decodeSearchQuery(q: string): SearchState {
  if (q.length > searchLimits.queryLength) return defaultSearchState
  const { sort, parts } = splitQuery(q)
  const all = (name: string) => parts.get(name) ?? []
  const last = (name: string) => all(name).at(-1) ?? null
  const tripType = last('tripType')
  const children = all('birthDate').flatMap(readDay)
  return canonicalSearchState({
    ...defaultSearchState,
    tripType: isTripType(tripType) ? tripType : last('byPlane') === 'F' ? 'DW' : defaultSearchState.tripType,
    sortCode: isSortCode(sort) ? sort : defaultSortCode,
    fullPrice: last('priceSelector') === 'fullPrice',
    selectedAirports: all('a'),
    selectedDestinationsCodes: all('c'),
    durationFrom: readCount(last('dF')),
    durationTo: readCount(last('dT')),
    startDate: readDay(last('startDate'))[0] ?? null,
    endDate: readDay(last('endDate'))[0] ?? null,
    adultsCount: readCount(last('ctAdult')) ?? defaultSearchState.adultsCount,
    childrenBirthDates: children.slice(0, readCount(last('ctChild')) ?? children.length),
    occupancies: all('room').flatMap(readRoom),
    searchCriteriaCode: last('searchCriteriaCode'),
    selectedFilterValues: Object.fromEntries([...parts].filter(([name]) => isFilterId(name))),
    seasonStartDate: readDay(last('seasonStartDate'))[0] ?? null,
  })
}

function each(name: string, values: readonly string[]): [string, string][] {
  return values.map((value) => [name, value])
}

/** '{adults}-{birth dates…}': 2-2019-05-01-2021-03-04. */
function encodeRoom({ adultsCount, childrenBirthDates }: Party): string {
  return [adultsCount, ...childrenBirthDates].join('-')
}

function readRoom(text: string): Party | [] {
  if (!/^\d(-\d{4}-\d{2}-\d{2})*$/.test(text)) return []
  return { adultsCount: Number(text[0]), childrenBirthDates: text.match(/\d{4}-\d{2}-\d{2}/g) ?? [] }
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null
}

/** Old links wrote days as 'dd.MM.yyyy', and people write them in many ways. */
function readDay(text: string | null): IsoDay[] {
  const day = text === null || isIsoDay(text) ? text : nearestDate(text)
  return day === null ? [] : [day]
}

/** Parts come in pairs after the sort code; an even number of words means that the sort code is missing. */
function splitQuery(q: string): { sort: string; parts: Map<string, string[]> } {
  const words = q.replace(/^:/, '').split(':')
  const sort = words.length % 2 === 1 || isSortCode(words[0]) ? (words.shift() ?? '') : ''
  const parts = new Map<string, string[]>()
  for (let index = 0; index + 1 < words.length; index += 2) {
    const [name = '', value = ''] = words.slice(index, index + 2)
    const values = parts.get(name)
    if (values) values.push(unescapeValue(value))
    else parts.set(name, [unescapeValue(value)])
  }
  return { sort, parts }
}

/** Escapes only what would break the format; a stray '%' in a hand-written link stays as it is. */
function escapeValue(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(':', '%3A')
}

function unescapeValue(value: string): string {
  return value.replace(/%(25|3A)/gi, (code) => (code === '%25' ? '%' : ':'))
}
