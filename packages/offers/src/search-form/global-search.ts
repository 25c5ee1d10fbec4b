import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { travelsByPlane, tripTypeOf } from '@wojaz/travel/trip'
import type { OfferIndex } from '../engine/offer-index.ts'
import type { Scanner } from '../engine/scanner.ts'
import { Turn } from '../engine/turn.ts'
import { kindsWithin } from '../read-request.ts'
import type { SearchRefusal } from '../search-refusal.ts'
import { airportOptions } from './airport-options.ts'
import { charterCounts } from './charter-counts.ts'
import { anyLength, durationOptions } from './duration-options.ts'
import { cabinOptions, wayOptions } from './flight-options.ts'
import type { Recall } from './form-counts.ts'
import type { GlobalSearchFilter } from './global-search-options.ts'
import { hotelCounts } from './hotel-counts.ts'
import { hourOptions } from './hour-options.ts'
import { tagsOfIndex } from './option-tags.ts'
import { placeOptions } from './place-options.ts'
import { typeOptions } from './type-options.ts'

/** Returns all options of the search form, each counted with the other choices unchanged. */
export async function globalSearch(
  index: OfferIndex,
  scanner: Scanner,
  recall: Recall,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<GlobalSearchFilter[], SearchRefusal>> {
  const tripType = tripTypeOf(request.offerType)
  const counting =
    tripType === 'CZ'
      ? charterCounts(index, scanner.cacheFor(index), recall, request)
      : hotelCounts(index, scanner, recall, request)
  if (!counting.ok) return counting
  const counts = counting.value
  const tags = await tagsOfIndex(index)
  const turn = new Turn()
  const types = async (): Promise<GlobalSearchFilter> => ({
    filterType: 'TYPE',
    options: await typeOptions(index, scanner, recall, request, locale),
  })
  const airports = async (): Promise<GlobalSearchFilter> => ({
    filterType: 'AIRPORT',
    options: airportOptions(index, request, tags, locale, await counts.airports()),
  })
  const hours = async (): Promise<GlobalSearchFilter> => ({
    filterType: 'HOURS',
    options: hourOptions(request, locale, await counts.hours()),
  })
  const lengths = async (): Promise<GlobalSearchFilter> => ({
    filterType: 'DURATION',
    defaultValue: anyLength,
    options: durationOptions(request, locale, await counts.lengths()),
  })
  const ofFlights = async (): Promise<GlobalSearchFilter[]> =>
    counts.cabins && counts.oneWay
      ? [
          { filterType: 'WAY', options: wayOptions(request, locale, await counts.oneWay()) },
          { filterType: 'CABIN', options: cabinOptions(request, locale, await counts.cabins()) },
        ]
      : []
  const days = async (): Promise<GlobalSearchFilter> => ({
    filterType: 'CALENDAR',
    selectedFrom: request.departureDateFrom,
    selectedTo: request.departureDateTo,
    days: await counts.days(),
  })
  const regions = async (): Promise<GlobalSearchFilter> => {
    const places = await counts.places(locale)
    await turn.pass()
    const chosen = new Set(request.destinationsCodes)
    return { filterType: 'REGION', options: placeOptions(index, places, chosen, tags) }
  }
  // All parts concurrently: a thread that is done starts the next part while another one still counts.
  const [ofAll, wayAndCabin] = await Promise.all([
    Promise.all([
      types(),
      ...(isByPlane(request) ? [airports(), hours()] : []),
      regions(),
      lengths(),
      days(),
    ]),
    ofFlights(),
  ])
  return accepted([
    ...ofAll,
    ...wayAndCabin,
    { filterType: 'ADULTS', selectedCount: request.numberOfAdults },
    { filterType: 'CHILDREN', birthDates: request.childrenBirthdays },
    { filterType: 'OCCUPANCY', occupancies: request.occupancies ?? [] },
  ])
}

/** With own transport there is no airport and no hour to choose. */
function isByPlane(request: OfferSearchRequest): boolean {
  const tripType = tripTypeOf(request.offerType) ?? 'WS'
  return travelsByPlane(tripType, tripType === 'CZ' ? [] : kindsWithin(tripType, request))
}
