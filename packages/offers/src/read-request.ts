import type { IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { checkRooms, childBirthDateRange, type Party } from '@wojaz/travel/party'
import { distanceKm } from '@wojaz/travel/place'
import {
  checkPriceRange,
  type OfferSearchRequest,
  parsePriceRange,
  priceSelector,
} from '@wojaz/travel/search'
import {
  type AdditionalType,
  additionalTypeFilter,
  additionalTypes,
  dayPartFilter,
  dayParts,
  isAdditionalType,
  isDayPart,
} from '@wojaz/travel/trip'
import { anyBoard, anyDayPart, type Columns, horizonDays, maxNights } from './engine/columns.ts'
import { boardFacet, type Facet } from './engine/facet-table.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { PriceLimits, ScanPlan } from './engine/scan/scan-plan.ts'
import type { SearchPlan } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { HotelTripType } from './store/catalogue.ts'

// Each function reads one part of a search request against the index, or refuses it with the name of its field.

export function readDates(
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
  if ((durationFrom === null) !== (durationTo === null))
    return refuse('nights-incomplete', durationTo === null ? 'durationTo' : 'durationFrom')
  if (nightsFrom > nightsTo) return refuse('nights-inverted', 'durationTo', nightsTo)
  // Longer stays and days outside the horizon give an empty range, not an error.
  return accepted({ firstDay, lastDay, nightsFrom, nightsTo: Math.min(nightsTo, maxNights) })
}

export function readRooms(
  index: OfferIndex,
  request: OfferSearchRequest,
): Outcome<readonly Party[], SearchRefusal> {
  const rooms = request.occupancies?.length
    ? request.occupancies
    : [{ adultsCount: request.numberOfAdults, childrenBirthDates: request.childrenBirthdays }]
  const field = request.occupancies?.length ? 'occupancies' : 'numberOfAdults'
  const checked = checkRooms<Party>(rooms)
  if (!checked.ok) return refuse('party-impossible', field, checked.refusal.code)
  const stranger = noChild(index, rooms)
  if (stranger !== undefined) {
    const childrenField = field === 'occupancies' ? field : 'childrenBirthdays'
    return refuse('child-birth-date-impossible', childrenField, stranger)
  }
  // Siblings are sorted by birth date, as in the offer code, so that their order does not matter.
  return accepted(
    rooms.map(({ adultsCount, childrenBirthDates }) => ({
      adultsCount,
      childrenBirthDates: [...childrenBirthDates].sort(),
    })),
  )
}

/** Returns the birth date of a child who is not born yet or is no longer a child. */
export function noChild(index: OfferIndex, rooms: readonly Party[]): IsoDay | undefined {
  const birthDates = rooms.flatMap(({ childrenBirthDates }) => childrenBirthDates)
  if (birthDates.length === 0) return undefined
  const { from, to } = childBirthDateRange(index.dayAt(index.today))
  return birthDates.find((birthDate) => birthDate < from || birthDate > to)
}

/** Without a chosen airport: all departure airports. */
export function readDepartures(
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

/** Returns the kinds within the trip type. Kinds of another trip type are ignored. */
export function kindsWithin(tripType: HotelTripType, { filters }: OfferSearchRequest): AdditionalType[] {
  return filters
    .filter(({ filterId }) => filterId === additionalTypeFilter)
    .flatMap(({ selectedValues }) => selectedValues.filter(isAdditionalType))
    .filter((kind) => additionalTypes[kind] === tripType)
}

/** Destinations are codes of countries, regions, resorts or hotels, combined with "or". A circle narrows them. */
export function readHotels(
  index: OfferIndex,
  { destinationsCodes, radius, regionLocation }: OfferSearchRequest,
  { tripType, byPlane, rooms }: { tripType: HotelTripType; byPlane: boolean; rooms: number },
): Outcome<Uint32Array, SearchRefusal> {
  const { register, columns } = index
  const places = new Uint8Array(register.places.length)
  const hotels = new Set<number>()
  for (const code of destinationsCodes) {
    const place = register.placeNumber.get(code)
    const hotel = register.hotelNumber.get(code)
    if (place !== undefined) places[place] = 1
    else if (hotel !== undefined) hotels.add(hotel)
    else return refuse('unknown-destination', 'destinationsCodes', code)
  }
  if (radius !== undefined && !(radius > 0 && radius <= 20_000))
    return refuse('radius-impossible', 'radius', radius)
  let rows = register.hotelsOf(tripType, byPlane)
  if (destinationsCodes.length > 0) {
    const isInside = placesInside(register.placeParent, places)
    rows = rows.filter((hotel) => isInside[register.hotelResort[hotel]!] === 1 || hotels.has(hotel))
  }
  if (rooms > 1) rows = rentingRoomsTogether(columns, rows)
  if (radius !== undefined && regionLocation) {
    rows = rows.filter((hotel) => distanceKm(regionLocation, register.hotels[hotel]!) <= radius)
  }
  return accepted(rows)
}

const multiroom = new WeakMap<Uint32Array, { readonly version: number; readonly rows: Uint32Array }>()

/** Cached for each list until a hotel is written again: caches of scans use the list itself as key. */
function rentingRoomsTogether(c: Columns, hotels: Uint32Array): Uint32Array {
  const version = c.hotelsVersion[0]!
  const known = multiroom.get(hotels)
  if (known?.version === version) return known.rows
  const rows = hotels.filter((hotel) => c.hotelIsMultiroom[hotel] === 1)
  multiroom.set(hotels, { version, rows })
  return rows
}

/** Returns 1 for the places marked in `chosen` and for everything inside them. */
function placesInside(parents: Int32Array, chosen: Uint8Array): Uint8Array {
  return chosen.map((_, place) => {
    let around = place
    while (around >= 0 && chosen[around] === 0) around = parents[around]!
    return around < 0 ? 0 : 1
  })
}

export function readFilters(
  { register }: OfferIndex,
  { filters }: OfferSearchRequest,
): Outcome<Pick<SearchPlan, 'facets' | 'boards' | 'range' | 'perPerson' | 'dayParts'>, SearchRefusal> {
  const facets: { facet: Facet; values: number[] }[] = []
  let boards = anyBoard
  let hours = anyDayPart
  let range: PriceLimits | null = null
  const perPerson = !filters.some(
    ({ filterId, selectedValues }) =>
      filterId === priceSelector.filterId && selectedValues.includes(priceSelector.full),
  )
  for (const { filterId, selectedValues } of filters) {
    const [first] = selectedValues
    if (filterId === priceSelector.filterId || first === undefined) continue
    if (filterId === additionalTypeFilter) {
      const stranger = selectedValues.find((value) => !isAdditionalType(value))
      if (stranger !== undefined) return refuse('unknown-filter-value', filterId, stranger)
    } else if (filterId === dayPartFilter) {
      hours = 0
      for (const value of selectedValues) {
        if (!isDayPart(value)) return refuse('unknown-filter-value', filterId, value)
        hours |= 1 << dayParts.indexOf(value)
      }
    } else if (filterId === 'amountRange' || filterId === 'amountRangeSKI') {
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
  return accepted({ facets, boards, range, perPerson, dayParts: hours })
}

export const isCount = (value: number, from: number, to: number) =>
  Number.isInteger(value) && value >= from && value <= to

export function refuse(code: SearchRefusal['code'], field: string, value?: string | number) {
  return refused<SearchRefusal>({ code, field, ...(value !== undefined && { value }) })
}
