import {
  accepted,
  type Locale,
  type OfferSearchRequest,
  type Outcome,
  offerTypes,
  type TripType,
  tripTypeConfiguration,
  tripTypeLabels,
  tripTypeOf,
  tripTypes,
} from '@wojaz/travel'
import { charterFlights } from './charter-flights.ts'
import { countOffers } from './count-offers.ts'
import { maxNights, none } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanMemory } from './engine/scan.ts'
import type { Scanner } from './engine/scanner.ts'
import type {
  AirportOption,
  GlobalSearchFilter,
  PlaceOption,
  SearchOption,
  TypeOption,
} from './global-search-options.ts'
import { inLocale } from './make-offer.ts'
import { planSearch, type SearchPlan, shownPrice } from './plan-search.ts'
import { calendarOf } from './price-calendar.ts'
import { departureAirports } from './read-request.ts'
import { type RegionOption, regionsOf } from './regions.ts'
import type { SearchRefusal } from './search-refusal.ts'
import { scanBySlot } from './slot-scan.ts'

/** Everything the search form offers, each option counted with the other choices as they are. */
export async function globalSearch(
  index: OfferIndex,
  scanner: Scanner,
  memory: ScanMemory,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<GlobalSearchFilter[], SearchRefusal>> {
  const tripType = tripTypeOf(request.offerType)
  // A charter is looked for on its own page; its form offers the places and dates of holidays by plane.
  const asked = tripType === 'CZ' ? { ...request, offerType: offerTypes.WS } : request
  const plan = planSearch(index, asked)
  if (!plan.ok) return plan
  const anywhere = planSearch(index, { ...asked, destinationsCodes: [] })
  const anytime = planSearch(index, { ...asked, departureDateFrom: null, departureDateTo: null })
  const anyLength = planSearch(index, { ...asked, durationFrom: null, durationTo: null })
  const anyAirport = planSearch(index, { ...asked, departuresCodes: [] })
  if (!anywhere.ok || !anytime.ok || !anyLength.ok || !anyAirport.ok)
    throw new Error('A wider search was refused.')
  const byPlane = tripTypeConfiguration[tripType ?? 'WS'].visibleDropdowns.includes('airport')
  return accepted([
    { filterType: 'TYPE', options: await typeOptions(index, scanner, memory, request, locale) },
    ...(byPlane
      ? [
          {
            filterType: 'AIRPORT' as const,
            options: await airportOptions(index, scanner, anyAirport.value, request, locale),
          },
        ]
      : []),
    {
      filterType: 'REGION',
      options: placeOptions(
        await regionsOf(index, scanner, anywhere.value, locale),
        new Set(request.destinationsCodes),
      ),
    },
    {
      filterType: 'DURATION',
      defaultValue: `1-${maxNights}`,
      options: await durationOptions(index, scanner, anyLength.value, request),
    },
    {
      filterType: 'CALENDAR',
      selectedFrom: request.departureDateFrom,
      selectedTo: request.departureDateTo,
      days: await calendarOf(index, scanner, anytime.value),
    },
    { filterType: 'ADULTS', selectedCount: request.numberOfAdults },
    { filterType: 'CHILDREN', birthDates: request.childrenBirthdays },
    { filterType: 'OCCUPANCY', occupancies: request.occupancies ?? [] },
  ])
}

/** Another trip type begins with other places and filters, so only who, when and how long counts here. */
async function typeOptions(
  index: OfferIndex,
  scanner: Scanner,
  memory: ScanMemory,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<TypeOption[]> {
  const options: TypeOption[] = []
  const { occupancies, radius, regionLocation, ...rest } = request
  for (const tripType of tripTypes) {
    const { multiroom, listingPath } = tripTypeConfiguration[tripType]
    const { count, fromPrice } = await countType(index, scanner, memory, locale, tripType, {
      ...rest,
      ...(multiroom && occupancies ? { occupancies } : {}),
      offerType: offerTypes[tripType],
      departuresCodes: [],
      destinationsCodes: [],
      filters: request.filters.filter(({ filterId }) => filterId === 'priceSelector'),
    })
    options.push({
      code: tripType,
      label: tripTypeLabels[tripType],
      selected: tripTypeOf(request.offerType) === tripType,
      enabled: count > 0,
      count,
      fromPrice,
      multiroom,
      searchOffersUrl: listingPath,
    })
  }
  return options
}

async function countType(
  index: OfferIndex,
  scanner: Scanner,
  memory: ScanMemory,
  locale: Locale,
  tripType: TripType,
  request: OfferSearchRequest,
): Promise<{ count: number; fromPrice: number | null }> {
  if (tripType === 'CZ') {
    const found = await charterFlights(
      index,
      memory,
      { ...request, metaData: { ...request.metaData, page: 0, pageSize: 1 } },
      locale,
    )
    return found.ok
      ? { count: found.value.pagination.totalResults, fromPrice: found.value.fromPrice }
      : { count: 0, fromPrice: null }
  }
  const counted = await countOffers(index, scanner, request)
  return counted.ok ? counted.value : { count: 0, fromPrice: null }
}

async function airportOptions(
  index: OfferIndex,
  scanner: Scanner,
  plan: SearchPlan,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<AirportOption[]> {
  const { airports } = index.register
  const departures = departureAirports(airports)
  const { least, hotels } = await scanBySlot(index, scanner, plan, {
    split: { by: 'airport' },
    counted: true,
  })
  return departures.map((number, slot) => {
    const { code, names, groupName, irisCode } = airports[number]!
    return {
      code,
      label: inLocale(names, locale),
      selected: request.departuresCodes.includes(code),
      ...counted(plan, hotels[slot]!, least[slot]!),
      groupName,
      irisCode,
    }
  })
}

/** The usual lengths of holidays, and the one chosen when it is another. */
const usualLengths: readonly (readonly [number, number])[] = [
  [1, 4],
  [5, 8],
  [7, 7],
  [9, 12],
  [13, 16],
  [14, 14],
  [17, maxNights],
]

async function durationOptions(
  index: OfferIndex,
  scanner: Scanner,
  plan: SearchPlan,
  { durationFrom, durationTo }: OfferSearchRequest,
): Promise<SearchOption[]> {
  const isChosen = ([from, to]: readonly [number, number]) => from === durationFrom && to === durationTo
  const chosen = [durationFrom ?? 1, Math.min(durationTo ?? maxNights, maxNights)] as const
  const isOther = durationFrom !== null && durationFrom <= maxNights && !usualLengths.some(isChosen)
  const ranges = isOther ? [...usualLengths, chosen] : usualLengths
  const { least, hotels } = await scanBySlot(index, scanner, plan, {
    split: { by: 'nights', ranges },
    counted: true,
  })
  return ranges.map((range, slot) => {
    const code = range.join('-')
    return { code, label: code, selected: isChosen(range), ...counted(plan, hotels[slot]!, least[slot]!) }
  })
}

function counted(plan: SearchPlan, count: number, least: number) {
  return { enabled: count > 0, count, fromPrice: least === none ? null : shownPrice(plan, least) }
}

function placeOptions(places: readonly RegionOption[], chosen: ReadonlySet<string>): PlaceOption[] {
  return places.map(({ code, kind, name, count, fromPrice, children }) => {
    const options = placeOptions(children, chosen)
    const selected = chosen.has(code)
    return {
      code,
      kind,
      label: name,
      selected,
      indeterminate: !selected && options.some((option) => option.selected || option.indeterminate),
      enabled: count > 0,
      count,
      fromPrice,
      options,
    }
  })
}
