import { defaultParty, maxParticipants, roomsAfterTripTypeChange } from '@wojaz/travel/party'
import { type SearchState, searchLimits } from '@wojaz/travel/search'
import {
  type AdditionalType,
  additionalTypeFilter,
  additionalTypes,
  cabinClasses,
  cabinFilter,
  dayPartFilter,
  dayParts,
  flightWayFilter,
  oneWay,
  tripTypes,
} from '@wojaz/travel/trip'
import { z } from 'zod'
import { children, code, day, rooms } from './search-request.schema.ts'

const selected = z.boolean().default(false)
/** More items than the form has. All are read, but only selected ones count. */
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).max(1_000)

const kindOption = z.object({
  key: z.literal(additionalTypeFilter),
  value: z.enum(Object.keys(additionalTypes) as AdditionalType[]),
  selected,
})
const place = <Parts extends z.ZodType>(options: Parts) => z.object({ code, selected, options })
const noParts = z.array(z.unknown()).max(0).default([])
const resorts = listOf(place(noParts)).default([])
const regions = listOf(place(resorts)).default([])
const length = z.string().regex(/^[1-9]\d?-[1-9]\d?$/)

/** The filters of a search form with the guest's changes. Only the selections are read. */
export const searchFilters = z
  .array(
    z.discriminatedUnion('filterType', [
      z.object({
        filterType: z.literal('TYPE'),
        options: listOf(
          z.object({ code: z.enum(tripTypes), selected, additionalOptions: listOf(kindOption).default([]) }),
        ),
      }),
      z.object({ filterType: z.literal('AIRPORT'), options: listOf(z.object({ code, selected })) }),
      z.object({
        filterType: z.literal('HOURS'),
        options: listOf(z.object({ code: z.enum(dayParts), selected })),
      }),
      z.object({ filterType: z.literal('REGION'), options: listOf(place(regions)) }),
      z.object({ filterType: z.literal('DURATION'), options: listOf(z.object({ code: length, selected })) }),
      z.object({
        filterType: z.literal('WAY'),
        options: listOf(z.object({ code: z.literal(oneWay), selected })),
      }),
      z.object({
        filterType: z.literal('CABIN'),
        options: listOf(z.object({ code: z.enum(cabinClasses), selected })),
      }),
      z.object({
        filterType: z.literal('CALENDAR'),
        selectedFrom: day.nullable().default(null),
        selectedTo: day.nullable().default(null),
      }),
      z.object({ filterType: z.literal('ADULTS'), selectedCount: z.int().min(1).max(maxParticipants) }),
      z.object({ filterType: z.literal('CHILDREN'), birthDates: children }),
      z.object({ filterType: z.literal('OCCUPANCY'), occupancies: rooms }),
    ]),
  )
  .max(20)
  .superRefine(checkFilters)

type SearchFilters = z.output<typeof searchFilters>
type FilterType = SearchFilters[number]['filterType']
type Place = { readonly code: string; readonly selected: boolean; readonly options: readonly unknown[] }

const oneAtMost: readonly FilterType[] = ['TYPE', 'DURATION', 'WAY', 'CABIN']

/** Each filter may occur once, some allow one choice, and the total is limited to what a search can express. */
function checkFilters(filters: SearchFilters, context: z.RefinementCtx) {
  const refuse = (filterType: FilterType) => context.addIssue({ code: 'custom', path: [filterType] })
  const seen = new Set<FilterType>()
  for (const filter of filters) {
    if (seen.has(filter.filterType)) refuse(filter.filterType)
    seen.add(filter.filterType)
    if (oneAtMost.includes(filter.filterType) && 'options' in filter) {
      if (selectedOf<{ selected: boolean }>(filter.options).length > 1) refuse(filter.filterType)
    } else if (filter.filterType === 'AIRPORT') {
      if (selectedOf(filter.options).length > searchLimits.airports) refuse('AIRPORT')
    } else if (filter.filterType === 'REGION') {
      if (selectedPlaces(filter.options).length > searchLimits.destinations) refuse('REGION')
    }
  }
}

/** Applies the filters to a search; the other fields stay as they are. */
export function stateOfFilters(state: SearchState, filters: SearchFilters): SearchState {
  if (filters.length === 0) return state
  const changed = { ...state }
  for (const filter of filters) Object.assign(changed, changeOf(changed, filter))
  const kept = roomsAfterTripTypeChange(changed.occupancies, changed.tripType)
  return kept === changed.occupancies ? changed : { ...changed, ...defaultParty, occupancies: [] }
}

function changeOf(
  { selectedFilterValues }: Pick<SearchState, 'selectedFilterValues'>,
  filter: SearchFilters[number],
): Partial<SearchState> {
  switch (filter.filterType) {
    case 'TYPE': {
      const [type] = selectedOf(filter.options)
      const kinds = selectedOf(type?.additionalOptions ?? []).map(({ value }) => value)
      const values = { ...selectedFilterValues, [additionalTypeFilter]: kinds }
      return { ...(type && { tripType: type.code }), selectedFilterValues: values }
    }
    case 'AIRPORT':
      return { selectedAirports: selectedOf(filter.options).map((option) => option.code) }
    case 'HOURS': {
      const hours = selectedOf(filter.options).map((option) => option.code)
      return { selectedFilterValues: { ...selectedFilterValues, [dayPartFilter]: hours } }
    }
    case 'REGION':
      return { selectedDestinationsCodes: selectedPlaces(filter.options) }
    case 'DURATION': {
      const [from = null, to = null] = selectedOf(filter.options)[0]?.code.split('-').map(Number) ?? []
      return { durationFrom: from, durationTo: to }
    }
    case 'WAY': {
      const ways = selectedOf(filter.options).map((option) => option.code)
      return { selectedFilterValues: { ...selectedFilterValues, [flightWayFilter]: ways } }
    }
    case 'CABIN': {
      const better = selectedOf(filter.options).flatMap(({ code }) => (code === 'Economy' ? [] : code))
      return { selectedFilterValues: { ...selectedFilterValues, [cabinFilter]: better } }
    }
    case 'CALENDAR':
      return { startDate: filter.selectedFrom, endDate: filter.selectedTo }
    case 'ADULTS':
      return { adultsCount: filter.selectedCount }
    case 'CHILDREN':
      return { childrenBirthDates: filter.birthDates }
    case 'OCCUPANCY':
      return { occupancies: filter.occupancies }
  }
}

/** The filter for each field of the search state. */
export const filterOfField: Readonly<Partial<Record<keyof SearchState, FilterType>>> = {
  tripType: 'TYPE',
  selectedAirports: 'AIRPORT',
  selectedDestinationsCodes: 'REGION',
  durationFrom: 'DURATION',
  durationTo: 'DURATION',
  startDate: 'CALENDAR',
  endDate: 'CALENDAR',
  adultsCount: 'ADULTS',
  childrenBirthDates: 'CHILDREN',
  occupancies: 'OCCUPANCY',
}

function selectedOf<Option extends { readonly selected: boolean }>(options: readonly Option[]): Option[] {
  return options.filter((option) => option.selected)
}

/** A selected country includes everything in it. */
function selectedPlaces(places: readonly Place[]): string[] {
  return places.flatMap((one) => (one.selected ? one.code : selectedPlaces(one.options as readonly Place[])))
}
