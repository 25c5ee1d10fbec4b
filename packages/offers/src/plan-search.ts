import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { Party } from '@wojaz/travel/party'
import type { OfferSearchRequest, SortCode } from '@wojaz/travel/search'
import { travelsByPlane, tripTypeOf } from '@wojaz/travel/trip'
import { none } from './engine/columns.ts'
import type { Facet } from './engine/facet-table.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { PriceLimits, ScanPlan } from './engine/scan/scan-plan.ts'
import { partyAgeBands } from './party-age-bands.ts'
import { pricePerPerson } from './quote.ts'
import {
  isCount,
  kindsWithin,
  readDates,
  readDepartures,
  readFilters,
  readHotels,
  readRooms,
  refuse,
} from './read-request.ts'
import type { SearchRefusal } from './search-refusal.ts'
import { type HotelTripType, hotelTripTypes } from './store/catalogue.ts'

/** A search request in the numbers of one index. */
export interface SearchPlan {
  /** Without hotels, which depend on what is counted. */
  readonly scan: Omit<ScanPlan, 'hotels' | 'split' | 'boards' | 'price' | 'isEveryBoardCounted'>
  /** Hotels of the trip type at the destinations, before other filters. */
  readonly hotels: Uint32Array
  readonly rooms: readonly Party[]
  /** The same for parties that cost the same on every requested day. */
  readonly partyKey: string
  /** Chosen values of each hotel facet. A hotel must match one of each. */
  readonly facets: readonly { readonly facet: Facet; readonly values: readonly number[] }[]
  /** Bits of the allowed boards; all ones when no board was chosen. */
  readonly boards: number
  /** Bits of the parts of the day in which the outbound flight may depart. */
  readonly dayParts: number
  /** The range that the guest chose: for one person or for all. */
  readonly range: PriceLimits | null
  /** The range of totals whose shown price is in the range. */
  readonly price: PriceLimits | null
  readonly perPerson: boolean
  readonly sorting: SortCode
  readonly page: number
  readonly pageSize: number
}

const maxPageSize = 100

/** Reads the request against the index. Unknown values are refused with the name of their field. */
export function planSearch(
  index: OfferIndex,
  request: OfferSearchRequest,
): Outcome<SearchPlan, SearchRefusal> {
  const tripType = tripTypeOf(request.offerType)
  if (!isHotelTripType(tripType)) return refuse('offer-type-without-hotel', 'offerType', request.offerType)
  const kinds = kindsWithin(tripType, request)
  const plan = planParty(index, request)
  if (!plan.ok) return plan
  const byPlane = travelsByPlane(tripType, kinds)
  const hotels = readHotels(index, request, { tripType, byPlane, rooms: plan.value.rooms.length })
  if (!hotels.ok) return hotels
  const scan = kinds.includes('LINEARFLIGHT') ? onlyScheduled(plan.value.scan) : plan.value.scan
  return accepted({ ...plan.value, scan, hotels: hotels.value })
}

/** Reads everything except hotels: a charter has none. */
export function planParty(
  index: OfferIndex,
  request: OfferSearchRequest,
): Outcome<SearchPlan, SearchRefusal> {
  const dates = readDates(index, request)
  if (!dates.ok) return dates
  const rooms = readRooms(index, request)
  if (!rooms.ok) return rooms
  const departures = readDepartures(index, request)
  if (!departures.ok) return departures
  const filters = readFilters(index, request)
  if (!filters.ok) return filters
  const { page, pageSize, sorting } = request.metaData
  if (!isCount(page, 0, 100_000)) return refuse('page-out-of-range', 'metaData.page', page)
  if (!isCount(pageSize, 1, maxPageSize)) return refuse('page-out-of-range', 'metaData.pageSize', pageSize)
  const { firstDay, lastDay, nightsFrom, nightsTo } = dates.value
  const { key, ...ageBands } = partyAgeBands(index, rooms.value, firstDay + nightsFrom, lastDay + nightsTo)
  const scan = scanFor(index, dates.value, departures.value, rooms.value, ageBands, filters.value.dayParts)
  const { range, perPerson } = filters.value
  return accepted({
    hotels: new Uint32Array(),
    scan,
    rooms: rooms.value,
    partyKey: key,
    ...filters.value,
    price: range && totalsWithin(range, perPerson, scan.participants),
    sorting,
    page,
    pageSize,
  })
}

function onlyScheduled(scan: SearchPlan['scan']): SearchPlan['scan'] {
  return { ...scan, isScheduled: true, staysKey: `scheduled ${scan.staysKey}` }
}

/** The part of a scan about people, days and airports. */
function scanFor(
  index: OfferIndex,
  dates: Pick<ScanPlan, 'firstDay' | 'lastDay' | 'nightsFrom' | 'nightsTo'>,
  departures: readonly number[],
  rooms: readonly Party[],
  ageBands: Pick<ScanPlan, 'ageBands' | 'ageBandOfDay' | 'airs' | 'airOfDay'>,
  dayParts: number,
): SearchPlan['scan'] {
  const { tfg, tfp } = index.charterFees()
  const { airs, airOfDay } = ageBands
  return {
    ...dates,
    ...ageBands,
    departures,
    isScheduled: false,
    dayParts,
    participants: rooms.reduce((sum, room) => sum + room.adultsCount + room.childrenBirthDates.length, 0),
    charterFees: tfg + tfp,
    rooms: rooms.map(({ adultsCount, childrenBirthDates }) => ({
      adults: adultsCount,
      children: childrenBirthDates.length,
    })),
    staysKey: JSON.stringify([dates, departures, dayParts, airs, airs.length > 1 ? airOfDay.join() : 0]),
  }
}

/** Returns the same limits, or the totals of prices per person, which are rounded up to whole złoty. */
function totalsWithin(range: PriceLimits, perPerson: boolean, participants: number): PriceLimits {
  if (!perPerson) return { from: range.from, to: Math.min(range.to, none) }
  return {
    from: (Math.ceil(range.from / 100) - 1) * 100 * participants + 1,
    to: Math.min(Math.floor(range.to / 100) * 100 * participants, none),
  }
}

/** Returns a total as the search shows it; null when there is none. */
export function shownPrice(plan: SearchPlan, total: number): number | null {
  if (!Number.isFinite(total) || total === none) return null
  return plan.perPerson ? pricePerPerson(total, plan.scan.participants) : total
}

const isHotelTripType = (tripType: unknown): tripType is HotelTripType =>
  hotelTripTypes.some((type) => type === tripType)
