import { checkRooms, maxParticipants } from '@wojaz/travel/party'
import {
  decodeSearchQuery,
  defaultSearchState,
  isFilterId,
  type OfferSearchRequest,
  type SearchState,
  searchLimits,
  toOfferSearchRequest,
} from '@wojaz/travel/search'
import { tripTypes } from '@wojaz/travel/trip'
import { z } from 'zod'
import { filterOfField, searchFilters, stateOfFilters } from './search-filters.schema.ts'
import { children, code, day, nights, rooms, sorting } from './search-request.schema.ts'

const oldestChild = '2000-01-01'

const fields = z.object({
  q: z.string().max(searchLimits.queryLength).optional().meta({
    description:
      'The search as in an address; the other fields are then not read, fullPrice and pageUrl excepted.',
  }),
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

/** A search with the field names its sender uses. */
export interface NamedSearch {
  readonly search: OfferSearchRequest
  nameOf(field: string): string
}

/** A search state or its `q`. Invalid parts of a link are ignored; those of a form are refused. */
export const searchState = fields.superRefine(checkTogether).transform(toNamedSearch)

/** The same with the filters of the form, which have priority over the other fields. */
export const searchStateWithFilters = fields
  .extend({ filters: searchFilters.optional() })
  .superRefine(checkTogether)
  .transform(toNamedSearch)

/** The filters alone. */
export const filtersAlone = searchFilters
  .superRefine((filters, context) => checkTogether({ ...fields.parse({}), filters }, context))
  .transform((filters) => toNamedSearch({ ...fields.parse({}), filters }))

type Fields = z.output<typeof fields> & { filters?: z.output<typeof searchFilters> | undefined }

function checkTogether(body: Fields, context: z.RefinementCtx) {
  const { state, nameOf } = readState(body)
  for (const field of impossibleFields(state)) context.addIssue({ code: 'custom', path: [nameOf(field)] })
}

function impossibleFields(state: SearchState): (keyof SearchState)[] {
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

function toNamedSearch(body: Fields): NamedSearch {
  const { state, nameOf } = readState(body)
  return { search: toOfferSearchRequest(state), nameOf }
}

function readState({ q, filters = [], ...said }: Fields): {
  state: SearchState
  nameOf: (field: string) => string
} {
  const linked = q === undefined ? null : decodeSearchQuery(q)
  const fullPrice = said.fullPrice ?? linked?.fullPrice ?? false
  const known = linked ? { ...linked, pageUrl: said.pageUrl } : said
  const filterTypes = new Set(filters.map(({ filterType }) => filterType))
  return {
    state: stateOfFilters({ ...known, fullPrice }, filters),
    nameOf(requestField) {
      const field = stateNames[requestField] ?? (requestField as keyof SearchState)
      const filterType = filterOfField[field]
      if (filterType && filterTypes.has(filterType)) return filterType
      return linked ? 'q' : field
    },
  }
}

/** Field names of the search request that differ in the search state. */
const stateNames: Readonly<Record<string, keyof SearchState>> = {
  offerType: 'tripType',
  departuresCodes: 'selectedAirports',
  destinationsCodes: 'selectedDestinationsCodes',
  departureDateFrom: 'startDate',
  departureDateTo: 'endDate',
  numberOfAdults: 'adultsCount',
  childrenBirthdays: 'childrenBirthDates',
}
