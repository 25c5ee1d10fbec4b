import {
  accepted,
  addDays,
  checkPriceRange,
  checkRooms,
  distanceKm,
  type OfferSearchRequest,
  type Outcome,
  type Party,
  parsePriceRange,
  priceSelector,
  refused,
  type SortCode,
  tripTypeOf,
} from '@wojaz/travel'
import { horizonDays, maxNights } from './engine/columns.ts'
import { boardFacet, type Facet } from './engine/facet-table.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { ScanPlan } from './engine/scan.ts'
import { partyEras } from './party-eras.ts'
import { pricePerPerson } from './quote.ts'
import type { SearchRefusal } from './search-refusal.ts'
import { type HotelTripType, hotelTripTypes } from './store/catalogue.ts'

/** A search request in the numbers of one index. */
export interface SearchPlan {
  /** Without its hotels: these depend on what is counted. */
  readonly scan: Omit<ScanPlan, 'hotels' | 'split' | 'boards' | 'price'>
  /** Hotels of the trip type at the destinations, whatever else was filtered by. */
  readonly hotels: readonly number[]
  readonly rooms: readonly Party[]
  /** Chosen values of each hotel facet; a hotel must answer to one of each. */
  readonly facets: readonly { readonly facet: Facet; readonly values: readonly number[] }[]
  /** Bit of every board that may be; all ones when no board was chosen. */
  readonly boards: number
  readonly price: NonNullable<ScanPlan['price']> | null
  readonly perPerson: boolean
  readonly sorting: SortCode
  readonly page: number
  readonly pageSize: number
}

export const anyBoard = -1
const maxPageSize = 100

/** Reads the request against the index. What the index does not know is refused by the name of its field. */
export function planSearch(
  index: OfferIndex,
  request: OfferSearchRequest,
): Outcome<SearchPlan, SearchRefusal> {
  const tripType = tripTypeOf(request.offerType)
  if (!isHotelTripType(tripType)) return refuse('offer-type-without-hotel', 'offerType', request.offerType)
  const plan = planParty(index, request)
  if (!plan.ok) return plan
  const hotels = readHotels(index, request, tripType, plan.value.rooms.length)
  return hotels.ok ? accepted({ ...plan.value, hotels: hotels.value }) : hotels
}

/** All of a request but its hotels: a charter has none. */
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
  return accepted({
    hotels: [],
    scan: scanFor(index, dates.value, departures.value, rooms.value),
    rooms: rooms.value,
    ...filters.value,
    sorting,
    page,
    pageSize,
  })
}

/** The part of a scan that says who travels when from where. */
function scanFor(
  index: OfferIndex,
  dates: Pick<ScanPlan, 'firstDay' | 'lastDay' | 'nightsFrom' | 'nightsTo'>,
  departures: readonly number[],
  rooms: readonly Party[],
): SearchPlan['scan'] {
  const { tfg, tfp } = index.charterFees()
  const { eras, eraOfDay } = partyEras(
    index,
    rooms,
    dates.firstDay + dates.nightsFrom,
    dates.lastDay + dates.nightsTo,
  )
  const air = eras.map(({ airAdults, airChildren, airInfants }) => [airAdults, airChildren, airInfants])
  return {
    ...dates,
    departures,
    participants: rooms.reduce((sum, room) => sum + room.adultsCount + room.childrenBirthDates.length, 0),
    charterFees: tfg + tfp,
    rooms: rooms.map(({ adultsCount, childrenBirthDates }) => ({
      adults: adultsCount,
      children: childrenBirthDates.length,
    })),
    eras,
    eraOfDay,
    staysKey: JSON.stringify([dates, departures, air, eras.length > 1 ? eraOfDay.join() : 0]),
  }
}

/** A total as the search shows it; null when there is none. */
export function shownPrice(plan: SearchPlan, total: number): number | null {
  if (!Number.isFinite(total)) return null
  return plan.perPerson ? pricePerPerson(total, plan.scan.participants) : total
}

function readDates(
  index: OfferIndex,
  request: OfferSearchRequest,
): Outcome<Pick<ScanPlan, 'firstDay' | 'lastDay' | 'nightsFrom' | 'nightsTo'>, SearchRefusal> {
  const { departureDateFrom, departureDateTo, durationFrom, durationTo } = request
  const tomorrow = index.today + 1
  const horizon = index.today + horizonDays
  if (departureDateFrom !== null && departureDateTo !== null && departureDateFrom > departureDateTo) {
    return refuse('dates-inverted', 'departureDateTo', departureDateTo)
  }
  const firstDay =
    departureDateFrom === null ? tomorrow : Math.max(tomorrow, index.dayIndex(departureDateFrom))
  const lastDay = departureDateTo === null ? horizon : Math.min(horizon, index.dayIndex(departureDateTo))
  const nightsFrom = durationFrom ?? 1
  const nightsTo = durationTo ?? Math.max(nightsFrom, maxNights)
  if (!isCount(nightsFrom, 1, 90)) return refuse('nights-out-of-range', 'durationFrom', nightsFrom)
  if (!isCount(nightsTo, 1, 90)) return refuse('nights-out-of-range', 'durationTo', nightsTo)
  if (nightsFrom > nightsTo) return refuse('nights-inverted', 'durationTo', nightsTo)
  // Longer stays and days out of reach exist for nobody: an empty range, not a fault.
  return accepted({ firstDay, lastDay, nightsFrom, nightsTo: Math.min(nightsTo, maxNights) })
}

function readRooms(index: OfferIndex, request: OfferSearchRequest): Outcome<readonly Party[], SearchRefusal> {
  const rooms = request.occupancies?.length
    ? request.occupancies
    : [{ adultsCount: request.numberOfAdults, childrenBirthDates: request.childrenBirthdays }]
  const field = request.occupancies?.length ? 'occupancies' : 'numberOfAdults'
  const checked = checkRooms<Party>(rooms)
  if (!checked.ok) return refuse('party-impossible', field, checked.refusal.code)
  const today = index.dayAt(index.today)
  const eldest = addDays(today, -19 * 366)
  for (const birthDate of rooms.flatMap((room) => room.childrenBirthDates)) {
    if (birthDate > today || birthDate < eldest) {
      return refuse(
        'child-birth-date-impossible',
        field === 'occupancies' ? field : 'childrenBirthdays',
        birthDate,
      )
    }
  }
  // The order of siblings makes no other party: the offer's code says them by birth date.
  return accepted(
    rooms.map(({ adultsCount, childrenBirthDates }) => ({
      adultsCount,
      childrenBirthDates: [...childrenBirthDates].sort(),
    })),
  )
}

/** No airport chosen: all that guests depart from. */
function readDepartures(
  { register }: OfferIndex,
  { departuresCodes }: OfferSearchRequest,
): Outcome<readonly number[], SearchRefusal> {
  if (departuresCodes.length === 0) return accepted(departureAirports(register.airports))
  const numbers: number[] = []
  for (const code of departuresCodes) {
    const number = register.airportNumber.get(code)
    if (number === undefined || !register.airports[number]!.isDeparture) {
      return refuse('unknown-airport', 'departuresCodes', code)
    }
    numbers.push(number)
  }
  return accepted([...new Set(numbers)].sort((a, b) => a - b))
}

export function departureAirports(airports: readonly { readonly isDeparture: boolean }[]): number[] {
  return airports.flatMap(({ isDeparture }, number) => (isDeparture ? number : []))
}

/** Destinations are codes of countries, regions, resorts or hotels; any of them will do. A circle narrows them. */
function readHotels(
  index: OfferIndex,
  { destinationsCodes, radius, regionLocation }: OfferSearchRequest,
  tripType: HotelTripType,
  rooms: number,
): Outcome<readonly number[], SearchRefusal> {
  const { register, columns } = index
  const places = new Set<string>()
  const hotelCodes = new Set<string>()
  for (const code of destinationsCodes) {
    if (register.placeNumber.has(code)) places.add(code)
    else if (register.hotelNumber.has(code)) hotelCodes.add(code)
    else return refuse('unknown-destination', 'destinationsCodes', code)
  }
  if (radius !== undefined && !(radius > 0 && radius <= 20_000))
    return refuse('radius-impossible', 'radius', radius)
  const isAsked = destinationMatcher(index, places, hotelCodes)
  const isAnywhere = destinationsCodes.length === 0
  const wanted = register.tripTypeNumber(tripType)
  const rows: number[] = []
  for (let hotel = 0; hotel < register.hotels.length; hotel++) {
    if (columns.hotelTripType[hotel] !== wanted) continue
    if (rooms > 1 && columns.hotelIsMultiroom[hotel] === 0) continue
    if (!isAnywhere && !isAsked(hotel)) continue
    if (
      radius !== undefined &&
      regionLocation &&
      distanceKm(regionLocation, register.hotels[hotel]!) > radius
    ) {
      continue
    }
    rows.push(hotel)
  }
  return accepted(rows)
}

function destinationMatcher(
  index: OfferIndex,
  places: ReadonlySet<string>,
  hotelCodes: ReadonlySet<string>,
): (hotel: number) => boolean {
  const isInside = new Map<string, boolean>()
  return (row) => {
    const { code, resortCode } = index.register.hotels[row]!
    if (hotelCodes.has(code)) return true
    let inside = isInside.get(resortCode)
    if (inside === undefined) {
      inside = index.pathOf(resortCode).some((place) => places.has(place.code))
      isInside.set(resortCode, inside)
    }
    return inside
  }
}

type Filters = Pick<SearchPlan, 'facets' | 'boards' | 'price' | 'perPerson'>

function readFilters(
  { register }: OfferIndex,
  { filters }: OfferSearchRequest,
): Outcome<Filters, SearchRefusal> {
  const facets: { facet: Facet; values: number[] }[] = []
  let boards = anyBoard
  let range: { from: number; to: number } | null = null
  const perPerson = !filters.some(
    ({ filterId, selectedValues }) =>
      filterId === priceSelector.filterId && selectedValues.includes(priceSelector.full),
  )
  for (const { filterId, selectedValues } of filters) {
    const [first] = selectedValues
    if (filterId === priceSelector.filterId || first === undefined) continue
    if (filterId === 'amountRange' || filterId === 'amountRangeSKI') {
      const read = parsePriceRange(first)
      if (!read) return refuse('price-range-unreadable', filterId, first)
      const checked = checkPriceRange(read)
      if (!checked.ok) return refuse(checked.refusal.code, filterId, first)
      range = { from: read.from ?? 0, to: read.to ?? Number.MAX_SAFE_INTEGER }
    } else if (filterId === boardFacet) {
      boards = 0
      for (const value of selectedValues) {
        const board = register.boardNumber.get(value)
        if (board === undefined) return refuse('unknown-filter-value', filterId, value)
        boards |= 1 << board
      }
    } else {
      const facet = register.facets.facets.find(({ id }) => id === filterId)
      if (!facet) return refuse('unknown-filter', filterId)
      const numbers: number[] = []
      for (const value of selectedValues) {
        const number = register.facets.numberOf(filterId, value)
        if (number === undefined) return refuse('unknown-filter-value', filterId, value)
        numbers.push(number)
      }
      facets.push({ facet, values: numbers })
    }
  }
  return accepted({ facets, boards, price: range && { ...range, perPerson }, perPerson })
}

const isHotelTripType = (tripType: unknown): tripType is HotelTripType =>
  hotelTripTypes.some((type) => type === tripType)

const isCount = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to

function refuse(code: SearchRefusal['code'], field: string, value?: string | number) {
  return refused<SearchRefusal>({ code, field, ...(value !== undefined && { value }) })
}
