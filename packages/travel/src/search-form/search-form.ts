import { firstDayOfMonth, isIsoDay } from '../dates/calendar-date.ts'
import { monthRange } from '../dates/month-range.ts'
import type { Party } from '../party/occupancy.ts'
import { canonicalSearchState } from '../search/canonical-search-state.ts'
import { decodeSearchQuery } from '../search/search-query.ts'
import { defaultSearchState, type SearchState } from '../search/search-state.ts'
import { dayPartFilter } from '../trip/day-part.ts'
import { cabinFilter, flightWayFilter, oneWay } from '../trip/flight-filter.ts'
import { isTripType, tripTypeConfiguration } from '../trip/trip-type.ts'
import { isAskedInForm, searchFormFields } from './search-form-fields.ts'

/** The search of a plain form as a browser sends it. Accepts any input: invalid values are left open. */
export function searchOfForm(fields: Iterable<readonly [string, string]>): SearchState {
  const sent = new Map<string, string[]>()
  for (const [name, value] of fields) sent.set(name, [...(sent.get(name) ?? []), value.trim()])
  const all = (name: string) => (sent.get(name) ?? []).filter((value) => value !== '')
  const last = (name: string) => all(name).at(-1) ?? ''
  const names = searchFormFields
  const shown = decodeSearchQuery(last(names.query))
  const wished = last(names.tripType)
  const tripType = isTripType(wished) ? wished : shown.tripType
  const sameType = tripType === shown.tripType
  const flies = tripTypeConfiguration[tripType].visibleDropdowns.includes('airport')
  const asked = (filterId: string, values: readonly string[]) =>
    isAskedInForm(tripType, filterId) ? { [filterId]: values } : {}
  const kept = sameType ? shown.selectedFilterValues : {}
  return canonicalSearchState({
    ...shown,
    ...(sameType ? {} : { searchCriteriaCode: null }),
    selectedFilterValues: {
      // If the form has no field for the hour, the filter of the list stays.
      ...kept,
      ...asked(dayPartFilter, all(names.hours)),
      ...asked(cabinFilter, all(names.cabin).slice(-1)),
      ...asked(flightWayFilter, last(names.nights) === oneWay ? [oneWay] : []),
    },
    tripType,
    fullPrice: last(names.fullPrice) === 'true',
    pageUrl: last(names.origin) || null,
    selectedAirports: flies ? all(names.airport) : [],
    selectedDestinationsCodes: all(names.place),
    ...nightsOf(last(names.nights)),
    ...daysOf(last(names.month), last(names.from), last(names.to)),
    ...partyFrom(all, last),
  })
}

function nightsOf(text: string): Pick<SearchState, 'durationFrom' | 'durationTo'> {
  const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []
  return { durationFrom: from ? Number(from) : null, durationTo: to ? Number(to) : null }
}

/** Two days in the wrong order are swapped: without scripts the form cannot warn the guest earlier. */
function daysOf(month: string, from: string, to: string): Pick<SearchState, 'startDate' | 'endDate'> {
  const firstDay = `${month}-01`
  if (isIsoDay(firstDay)) {
    const whole = monthRange(firstDayOfMonth(firstDay))
    return { startDate: whole.from, endDate: whole.to }
  }
  const [startDate = null, endDate = startDate] = [from, to].filter(isIsoDay).sort()
  return from === '' ? { startDate: null, endDate } : { startDate, endDate }
}

function partyFrom(
  all: (name: string) => readonly string[],
  last: (name: string) => string,
): Party & Pick<SearchState, 'occupancies'> {
  const roomOf = (number: string): Party => ({
    adultsCount: /^\d$/.test(last(searchFormFields.adults + number))
      ? Number(last(searchFormFields.adults + number))
      : number === ''
        ? defaultSearchState.adultsCount
        : 0,
    childrenBirthDates: all(searchFormFields.birthDate + number).filter(isIsoDay),
  })
  const [first, ...others] = ['', '2', '3'].map(roomOf) as [Party, ...Party[]]
  const more = others.filter(({ adultsCount }) => adultsCount > 0)
  return { ...first, occupancies: more.length > 0 ? [first, ...more] : [] }
}
