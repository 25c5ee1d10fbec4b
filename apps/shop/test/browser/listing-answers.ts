import type { MapPins } from '@wojaz/offers'
import { distanceKm } from '@wojaz/travel/place'
import {
  checkPriceRange,
  decodeSearchParams,
  defaultSearchState,
  encodeSearchQuery,
  type OfferSearchRequest,
  parsePriceRange,
  type SearchState,
  type SortCode,
} from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { readAround } from '../../app/features/listing/listing-address.ts'
import type { Around, FacetValue, ListingView, PriceFilter } from '../../app/features/listing/listing-view.ts'
import { readPageRange } from '../../app/features/listing/page-address.ts'
import type { ListingOffer } from '../../app/features/offer-cards/offer-cards.ts'
import type { Call } from './answer-calls.ts'

/** A shop of 24 hotels in four places: its answers to the URL of a list. */

export const planePath = tripTypeConfiguration.WS.listingPath

const boards = [
  { code: 'AI', label: 'All inclusive' },
  { code: 'HB', label: 'Dwa posiłki' },
  { code: 'FB', label: 'Trzy posiłki' },
  { code: 'BB', label: 'Śniadania' },
] as const
const places = [
  { name: 'Rodos', latitude: 36.2, longitude: 28.1 },
  { name: 'Kreta', latitude: 35.2, longitude: 24.8 },
  { name: 'Antalya', latitude: 36.9, longitude: 30.7 },
  { name: 'Hurghada', latitude: 27.2, longitude: 33.8 },
] as const
const facilities = ['Basen', 'Plaża', 'Animacje', 'Spa', 'Tenis', 'Siłownia']
const pageSize = 10

/** The first is the cheapest; every fourth is all inclusive, and dearer ones have lower ratings. */
export const hotels: readonly ListingOffer[] = Array.from({ length: 24 }, (_, number) => listingOffer(number))

export function listingOffer(number: number, own: Partial<ListingOffer> = {}): ListingOffer {
  const place = places[Math.floor(number / 6) % 4] ?? places[0]
  const hotelCode = `H${number}`
  const perPerson = 150_000 + number * 10_000
  const picture = { src: '/file/scenes/coast.jpg', alt: 'Zatoka', width: 1600, height: 1000 }
  return {
    code: `CODE${number}`,
    hotelCode,
    hotelName: `Hotel ${number}`,
    tripType: 'WS',
    picture,
    stars: 3 + (number % 3),
    rating: 9 - number / 10,
    ratingCount: 100,
    pictures: [picture],
    included: ['LUGGAGE_20_INCLUDED', 'TRANSFER_SHARED', 'INSURANCE_STANDARD', 'RESIDENT'],
    place: place.name,
    placeUrl: '/wypoczynek/miejsce',
    url: `/wypoczynek/hotel-${number}`,
    departureDate: '2027-06-01',
    returnDate: '2027-06-08',
    nights: 7,
    airport: 'Katowice',
    hours: { departure: '06:30', return: '12:10' },
    board: boardOf(number).label,
    room: 'Pokój 2-os.',
    perPerson,
    total: 2 * perPerson,
    people: 2,
    reduction: null,
    seatsLeft: null,
    way: [{ name: place.name, url: '/wypoczynek/miejsce' }],
    coordinates: {
      latitude: place.latitude + (number % 3) * 0.08,
      longitude: place.longitude + (number % 2) * 0.08,
    },
    ...own,
  }
}

function boardOf(number: number) {
  return boards[number % 4] ?? boards[0]
}

/** The results for the URL of a list. */
export function answerListing(address: string | URL): ListingView {
  const { searchParams } = new URL(address, 'http://shop')
  const state = searchParams.has('q') ? decodeSearchParams(searchParams) : defaultSearchState
  const around = readAround(searchParams.get('map'))
  const near = around ? hotelsAround(around) : hotels
  const found = inOrder(near.filter(hasBoard(state.selectedFilterValues.board)), state.sortCode)
  const { first, last } = readPageRange(searchParams.get('page')) ?? { first: 1, last: 1 }
  return {
    address: {
      path: planePath,
      tripType: 'WS',
      home: encodeSearchQuery(defaultSearchState),
      destinations: null,
    },
    q: encodeSearchQuery(state),
    fullPrice: state.fullPrice,
    around,
    offers: found.slice((first - 1) * pageSize, last * pageSize),
    flights: null,
    total: found.length,
    lowest: found.length > 0 ? Math.min(...found.map(({ perPerson }) => perPerson)) : null,
    pages: { first, last, count: Math.max(1, Math.ceil(found.length / pageSize)) },
    facets: [
      { code: 'board', isSingle: false, values: valuesOf(boards, near) },
      {
        code: 'facilities',
        isSingle: false,
        values: facilities.map((label) => ({ code: label, label, count: 7 })),
      },
      { code: 'beach', isSingle: true, values: [{ code: 'sand', label: 'Piasek', count: found.length }] },
    ],
    price: priceOf(state),
    sorts: ['price', 'priceDESC', 'hotelRating', 'categoryDESC'],
    names: { airports: [], destinations: [], dayParts: [] },
    leftOut: [],
    repairs: [],
    texts: '{}',
  }
}

function hotelsAround({ centre, radiusKm }: Around): readonly ListingOffer[] {
  return hotels.filter(({ coordinates }) => distanceKm(centre, coordinates) <= radiusKm)
}

const hasBoard =
  (chosen: readonly string[] = []) =>
  ({ board }: ListingOffer) =>
    chosen.length === 0 || boards.some(({ code, label }) => label === board && chosen.includes(code))

function inOrder(offers: readonly ListingOffer[], sortCode: SortCode): ListingOffer[] {
  const orders: Partial<Record<SortCode, (offer: ListingOffer) => number>> = {
    price: ({ perPerson }) => perPerson,
    priceDESC: ({ perPerson }) => -perPerson,
    hotelRating: ({ rating }) => -(rating ?? 0),
    categoryDESC: ({ stars }) => -stars,
  }
  const rank = orders[sortCode] ?? (() => 0)
  return [...offers].sort((one, other) => rank(one) - rank(other))
}

function valuesOf(
  all: readonly { code: string; label: string }[],
  offers: readonly ListingOffer[],
): FacetValue[] {
  return all.map(({ code, label }) => ({ code, label, count: offers.filter(hasBoard([code])).length }))
}

function priceOf({ selectedFilterValues }: SearchState): PriceFilter {
  const range = parsePriceRange(selectedFilterValues.amountRange?.[0] ?? '') ?? { from: null, to: null }
  const checked = checkPriceRange(range)
  return {
    filterId: 'amountRange',
    ...range,
    error: checked.ok ? null : checked.refusal.code,
    whole: { from: 150_000, to: 380_000 },
    histogram: [],
  }
}

/** The hotels as map pins. */
export function pinsOf(offers: readonly ListingOffer[]): MapPins {
  return {
    pins: offers.map(({ hotelCode, hotelName, stars, coordinates, perPerson }) => ({
      hotelCode,
      hotelName,
      stars,
      price: perPerson,
      ...coordinates,
    })),
    totalResults: offers.length,
  }
}

/** The results inside the map's area. */
export function answerMap({ body }: Call): MapPins {
  const { regionLocation: centre, radius: radiusKm } = body as OfferSearchRequest
  return pinsOf(centre && radiusKm ? hotelsAround({ centre, radiusKm }) : hotels)
}
