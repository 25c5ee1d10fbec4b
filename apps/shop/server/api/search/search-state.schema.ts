import {
  checkRooms,
  decodeSearchQuery,
  defaultSearchState,
  isFilterId,
  maxParticipants,
  type OfferSearchRequest,
  type SearchState,
  searchLimits,
  toOfferSearchRequest,
  tripTypes,
} from '@wojaz/travel'
import { z } from 'zod'
import { children, code, day, nights, rooms, sorting } from './search-request.schema.ts'

const oldestChild = '2000-01-01'

const fields = z.object({
  /** The search as in an address; the fields below are then not read, `fullPrice` and `pageUrl` excepted. */
  q: z.string().max(searchLimits.queryLength).optional(),
  tripType: z.enum(tripTypes).default(defaultSearchState.tripType),
  sortCode: sorting.default(defaultSearchState.sortCode),
  fullPrice: z.boolean().optional(),
  selectedAirports: z.array(code).max(searchLimits.airports).default([]),
  selectedDestinationsCodes: z.array(code).max(searchLimits.destinations).default([]),
  durationFrom: nights.nullable().default(null),
  durationTo: nights.nullable().default(null),
  startDate: day.nullable().default(null),
  endDate: day.nullable().default(null),
  adultsCount: z.int().min(1).max(maxParticipants).default(defaultSearchState.adultsCount),
  childrenBirthDates: children.default([]),
  occupancies: rooms.default([]),
  searchCriteriaCode: code.nullable().default(null),
  selectedFilterValues: z
    .record(
      z.string().max(searchLimits.codeLength).refine(isFilterId),
      z.array(code).max(searchLimits.filterValues),
    )
    .default({}),
  pageUrl: z.string().max(searchLimits.pagePathLength).nullable().default(null),
  seasonStartDate: day.nullable().default(null),
})

type Fields = z.output<typeof fields>

/** A search with the names its sender knows the fields by. */
export interface NamedSearch {
  readonly search: OfferSearchRequest
  nameOf(field: string): string
}

/** A search state, or the `q` that says one. A link is forgiven what it cannot say; a form is told. */
export const searchState = fields.superRefine(checkTogether).transform(toNamedSearch)

function checkTogether(state: Fields, context: z.RefinementCtx) {
  if (state.q !== undefined) return
  for (const path of impossibleFields(state)) context.addIssue({ code: 'custom', path: [path] })
}

function impossibleFields(state: Fields): (keyof Fields)[] {
  const { startDate, endDate, durationFrom, durationTo, occupancies } = state
  const isInverted = startDate !== null && endDate !== null && startDate > endDate
  const areNightsOdd =
    (durationFrom === null) !== (durationTo === null) || (durationFrom ?? 0) > (durationTo ?? 0)
  const valuesCount = Object.values(state.selectedFilterValues).flat().length
  const isTooOld = (birthDate: string) => birthDate < oldestChild
  return [
    ...(isInverted ? (['endDate'] as const) : []),
    ...(areNightsOdd ? (['durationTo'] as const) : []),
    ...(checkRooms([state]).ok ? [] : (['adultsCount'] as const)),
    ...(state.childrenBirthDates.some(isTooOld) ? (['childrenBirthDates'] as const) : []),
    ...(occupancies.length === 0 || checkRooms(occupancies).ok ? [] : (['occupancies'] as const)),
    ...(valuesCount > searchLimits.filterValues ? (['selectedFilterValues'] as const) : []),
  ]
}

function toNamedSearch({ q, ...fields }: Fields): NamedSearch {
  if (q === undefined) {
    const state: SearchState = { ...fields, fullPrice: fields.fullPrice ?? false }
    return { search: toOfferSearchRequest(state), nameOf: (field) => stateNames[field] ?? field }
  }
  const state = decodeSearchQuery(q)
  const { fullPrice = state.fullPrice, pageUrl } = fields
  return { search: toOfferSearchRequest({ ...state, fullPrice, pageUrl }), nameOf: () => 'q' }
}

/** Names of the search request in the search state, where they differ. */
const stateNames: Readonly<Record<string, keyof SearchState>> = {
  offerType: 'tripType',
  departuresCodes: 'selectedAirports',
  destinationsCodes: 'selectedDestinationsCodes',
  departureDateFrom: 'startDate',
  departureDateTo: 'endDate',
  numberOfAdults: 'adultsCount',
  childrenBirthdays: 'childrenBirthDates',
}
