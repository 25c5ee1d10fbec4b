import type { GlobalSearchFilter, PlaceOption, SearchOption } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import type { SearchState } from '@wojaz/travel/search'
import {
  type CabinClass,
  cabinFilter,
  type DayPart,
  dayPartFilter,
  type SearchDropdown,
  type TripType,
} from '@wojaz/travel/trip'
import type { SearchBarFacts } from './search-bar-facts.ts'

/** An option. Its count and price are unknown until the offers are loaded. */
export interface Choice {
  code: string
  label: string
  /** Null: unknown. */
  count: number | null
  fromPrice: number | null
  enabled: boolean
}

export interface AirportChoice extends Choice {
  group: string | null
}

export interface HoursChoice extends Choice {
  code: DayPart
}

export interface CabinChoice extends Choice {
  code: CabinClass
}

export interface TypeChoice extends Choice {
  code: TripType
  kinds: readonly {
    value: 'LINEARFLIGHT' | 'SKIBYPLANE'
    label: string
    enabled: boolean
    fromPrice: number | null
  }[]
}

export interface PlaceChoice extends Choice {
  highlighted: boolean
  options: readonly PlaceChoice[]
}

export interface SearchChoices {
  types: readonly TypeChoice[]
  airports: readonly AirportChoice[]
  hours: readonly HoursChoice[]
  places: readonly PlaceChoice[]
  lengths: readonly Choice[]
  cabins: readonly CabinChoice[]
  /** A flight without return. */
  oneWay: Pick<Choice, 'count' | 'fromPrice' | 'enabled'>
  /** The lowest price by departure day. Null: unknown. */
  days: ReadonlyMap<IsoDay, number> | null
}

type FilterOf<Type extends GlobalSearchFilter['filterType']> = Extract<
  GlobalSearchFilter,
  { filterType: Type }
>

const unknown = { count: null, enabled: true }

/** Lengths of stay that are shown before the offers are loaded. */
const usualLengths = ['1-4', '5-8', '7-7', '9-12', '13-16', '14-14', '17-30']

/** Adds the searched length, or the form would lose it. */
function offeredLengths({ durationFrom, durationTo }: SearchState): readonly string[] {
  const own = `${durationFrom}-${durationTo}`
  return durationFrom === null || usualLengths.includes(own) ? usualLengths : [...usualLengths, own]
}

export function searchChoices(
  filters: readonly GlobalSearchFilter[] | null,
  { tripTypes, airports, hours, cabins, places, search }: SearchBarFacts,
  lengthLabel: (code: string) => string,
): SearchChoices {
  const types = filterOf(filters, 'TYPE')?.options
  const offered = filterOf(filters, 'AIRPORT')?.options
  const timed = filterOf(filters, 'HOURS')?.options
  const regions = filterOf(filters, 'REGION')?.options
  const lengths = filterOf(filters, 'DURATION')?.options
  const classes = filterOf(filters, 'CABIN')?.options
  const [oneWay = { ...unknown, fromPrice: null }] = filterOf(filters, 'WAY')?.options ?? []
  const calendar = filterOf(filters, 'CALENDAR')
  return {
    types: tripTypes.map(({ code, label }) => {
      const option = types?.find((one) => one.code === code)
      const kinds = option?.additionalOptions ?? []
      return { ...unknown, fromPrice: null, ...option, code, label, kinds }
    }),
    airports:
      offered?.map(({ groupName, ...option }) => ({ ...option, group: groupName })) ??
      airports.map((airport) => ({ ...unknown, fromPrice: null, ...airport })),
    hours: withFacts(hours, timed),
    cabins: withFacts(cabins, classes),
    oneWay,
    places:
      regions?.map(placeChoice) ??
      places.map((place) => ({ ...unknown, ...place, highlighted: false, options: [] })),
    lengths:
      lengths ??
      offeredLengths(search).map((code) => ({ ...unknown, code, fromPrice: null, label: lengthLabel(code) })),
    days: calendar ? new Map(calendar.days.map(({ date, price }) => [date, price])) : null,
  }
}

/** Adds counts and prices as soon as the offers are loaded. */
function withFacts<Named extends { code: string; label: string }>(
  named: readonly Named[],
  options: readonly SearchOption[] | undefined,
) {
  return named.map((one) => ({
    ...unknown,
    fromPrice: null,
    ...options?.find(({ code }) => code === one.code),
    ...one,
  }))
}

function filterOf<Type extends GlobalSearchFilter['filterType']>(
  filters: readonly GlobalSearchFilter[] | null,
  type: Type,
): FilterOf<Type> | undefined {
  return filters?.find((filter): filter is FilterOf<Type> => filter.filterType === type)
}

function placeChoice({ options, ...option }: PlaceOption): PlaceChoice {
  return { ...option, options: options.map(placeChoice) }
}

/** The lowest price between two days, both included. Null: no departures. */
export function lowestBetween(days: ReadonlyMap<IsoDay, number>, from: IsoDay, to: IsoDay): number | null {
  let lowest: number | null = null
  for (const [day, price] of days)
    if (day >= from && day <= to && (lowest === null || price < lowest)) lowest = price
  return lowest
}

/** Dropdowns in which no option has offers. Those with a chosen option stay open, so that it can be removed. */
export function deadDropdowns(choices: SearchChoices, search: SearchState): SearchDropdown[] {
  const isDead = (options: readonly Choice[], chosen: readonly unknown[]) =>
    options.length > 0 && chosen.length === 0 && options.every(({ enabled }) => !enabled)
  return [
    ...(isDead(choices.airports, search.selectedAirports) ? (['airport'] as const) : []),
    ...(isDead(choices.hours, search.selectedFilterValues[dayPartFilter] ?? []) ? (['hours'] as const) : []),
    ...(isDead(choices.cabins, search.selectedFilterValues[cabinFilter] ?? []) ? (['cabin'] as const) : []),
    ...(isDead(choices.places, search.selectedDestinationsCodes) ? (['region'] as const) : []),
    ...(isDead(choices.lengths, search.durationFrom === null ? [] : [search.durationFrom])
      ? (['duration'] as const)
      : []),
    ...(choices.days?.size === 0 && search.startDate === null
      ? (['travelDate', 'sameDayOffers'] as const)
      : []),
  ]
}

/** Other airports with offers in the same group as a chosen one. */
export function sameGroupAirports(
  airports: readonly AirportChoice[],
  chosen: readonly string[],
): AirportChoice[] {
  const groups = new Set(airports.filter(({ code }) => chosen.includes(code)).map(({ group }) => group))
  return airports.filter(
    ({ code, group, enabled }) => enabled && group !== null && groups.has(group) && !chosen.includes(code),
  )
}

/** All places, country by country, with the names of the places around them. */
export function everyPlace(
  places: readonly PlaceChoice[],
  within: readonly string[] = [],
): { place: PlaceChoice; within: readonly string[] }[] {
  return places.flatMap((place) => [
    { place, within },
    ...everyPlace(place.options, [place.label, ...within]),
  ])
}
