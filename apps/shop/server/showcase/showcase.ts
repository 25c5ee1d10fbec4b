import type { RegionOption } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { Clock } from '@wojaz/travel/dates'
import { defaultLocale, type Locale } from '@wojaz/travel/locale'
import type { Coordinates } from '@wojaz/travel/place'
import { type HolidayType, holidayTypes } from '@wojaz/travel/trip'
import type { FlightFacts, OfferFacts } from '../../app/features/offer-cards/offer-facts.ts'
import { forEverybody } from '../request/asker.ts'
import { type AnswerCache, createAnswerCache } from './answer-cache.ts'
import { cardMaker } from './offer-cards.ts'
import { requestFor, type Wish } from './wish.ts'

export interface FromPrice {
  /** The price per person for two adults. */
  price: number
  hotels: number
}

export interface PlacePrices {
  coordinates: Coordinates
  /** Trip types with nothing on sale are missing. */
  trips: Partial<Record<HolidayType, FromPrice>>
}

/** By place code; places with nothing on sale are missing. */
export type FromPrices = ReadonlyMap<string, PlacePrices>

export type PlaceLevel = 'country' | 'region' | 'resort'

/** The offers for guests who have not searched yet: prices for two adults, cached for everybody. */
export type Showcase = ReturnType<typeof openShowcase>

interface Deps {
  offers: Offers
  clock: Clock
}

export function openShowcase({ offers, clock }: Deps) {
  const shared = createAnswerCache({ clock, version: () => offers.version, limit: 3_000 })
  const cache: AnswerCache = { get: (key, make) => shared.get(key, () => forEverybody(make)) }
  const { toCards, toWideCards } = cardMaker(offers)

  return {
    /** Any offers as small cards. */
    cards: toCards,
    /** Offers of a guest's search as wide cards of a listing. */
    wideCards: toWideCards,
    /** Caches result pages, because guests return to them by reload, Back and shared links. */
    listings: createAnswerCache({ clock, version: () => offers.version, limit: 500 }),

    /** The lowest price of every country, region and resort. */
    fromPrices: () => cache.get('from', readFromPrices),

    /** Sorted by price or by the wish's sort code; one offer per hotel. */
    holidays: (wish: Wish, locale: Locale) =>
      cache.get(`holidays ${locale} ${JSON.stringify(wish)}`, async (): Promise<Found> => {
        const found = await offers.search(requestFor(wish), locale)
        if (!found.ok) return { cards: [], total: 0 }
        const { offers: list, pagination } = found.value
        return { cards: await toCards(list, locale), total: pagination.totalResults }
      }),

    /** Reduced offers, the most wanted first. */
    promoted: (wish: Wish, locale: Locale) =>
      cache.get(`promoted ${locale} ${JSON.stringify(wish)}`, async (): Promise<OfferFacts[]> => {
        const found = await offers.promoted(requestFor(wish), locale)
        return found.ok ? toCards(found.value, locale) : []
      }),

    /** The number of hotels that match a wish. */
    count: (wish: Wish) =>
      cache.get(`count ${JSON.stringify(wish)}`, async (): Promise<number> => {
        const found = await offers.count(requestFor(wish))
        return found.ok ? found.value.count : 0
      }),

    /** The lowest price of each month with departures, 'yyyy-MM' → price. */
    byMonth: (tripType: HolidayType, place: { code: string; level: PlaceLevel }) =>
      cache.get(`months ${tripType} ${place.code}`, async (): Promise<ReadonlyMap<string, number>> => {
        const request = requestFor({ tripType, destinations: [place.code], count: 1 })
        const found = await offers.lowestPrices(request, place.level, defaultLocale)
        const own = found.ok ? found.value.find(({ code }) => code === place.code) : undefined
        return new Map(own?.months.map(({ month, price }) => [month, price]))
      }),

    /** The same for return flights without a hotel. */
    flightsByMonth: (wish: Pick<Wish, 'destinations' | 'airports'>) =>
      cache.get(`flight months ${JSON.stringify(wish)}`, async (): Promise<ReadonlyMap<string, number>> => {
        const request = requestFor({ ...wish, tripType: 'CZ', count: 1 })
        const found = await offers.charterPlaces(request, defaultLocale)
        const months = found.ok ? found.value.flatMap((place) => place.months) : []
        // The cheapest comes last, so that it wins in the map.
        months.sort((one, other) => other.price - one.price)
        return new Map(months.map(({ month, price }) => [month, price]))
      }),

    /** Return flights without a hotel, cheapest first. */
    flights: (wish: Omit<Wish, 'tripType'>, locale: Locale) =>
      cache.get(`flights ${locale} ${JSON.stringify(wish)}`, async (): Promise<FlightFacts[]> => {
        const found = await offers.charterFlights(requestFor({ ...wish, tripType: 'CZ' }), locale)
        if (!found.ok) return []
        return found.value.offers.map((offer) => ({
          code: offer.offerCode,
          from: offer.departureAirport.name,
          to: offer.destinationAirport.name,
          departureDate: offer.departureDate,
          returnDate: offer.returnDate,
          nights: offer.duration,
          departureTime: offer.departureFlight.departureTime,
          perPerson: offer.quote.perPerson,
          total: offer.quote.total,
          parts: {
            fare: offer.quote.airFare,
            charges: offer.quote.airportCharges,
            funds: offer.quote.tfg + offer.quote.tfp,
          },
        }))
      }),
  }

  async function readFromPrices(): Promise<FromPrices> {
    const prices = new Map<string, PlacePrices>()
    for (const tripType of holidayTypes) {
      const found = await offers.regions(requestFor({ tripType, count: 1 }), defaultLocale)
      for (const place of found.ok ? found.value.flatMap(withAllInside) : []) {
        const { code, fromPrice, count, latitude, longitude } = place
        if (fromPrice === null) continue
        const known = prices.get(code) ?? { coordinates: { latitude, longitude }, trips: {} }
        known.trips[tripType] = { price: fromPrice, hotels: count }
        prices.set(code, known)
      }
    }
    return prices
  }
}

interface Found {
  cards: OfferFacts[]
  /** The number of hotels. */
  total: number
}

function withAllInside(place: RegionOption): RegionOption[] {
  return [place, ...place.children.flatMap(withAllInside)]
}
