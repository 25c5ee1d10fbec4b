import type { Locale } from '@wojaz/travel/locale'
import { hotelPath } from '@wojaz/travel/offer-code'
import type { OfferIndex } from './engine/offer-index.ts'
import { inLocale } from './in-locale.ts'
import type { OfferPlace } from './offer.ts'
import type { Hotel } from './store/catalogue.ts'

export interface HotelPlaces {
  readonly hotelUrl: string
  /** Country, region, resort. */
  readonly breadcrumbs: readonly OfferPlace[]
}

const known = new WeakMap<Hotel, Map<Locale, HotelPlaces>>()

/**
 * The hotel's address and places. A card makes some sixty offers of one hotel, so these are made once per `Hotel` object: a hotel
 * that is written again is a new object, and places change only together with all hotels.
 */
export function placesOfHotel(index: OfferIndex, hotel: Hotel, locale: Locale): HotelPlaces {
  const byLocale = known.get(hotel) ?? new Map<Locale, HotelPlaces>()
  known.set(hotel, byLocale)
  const places = byLocale.get(locale) ?? makePlaces(index, hotel, locale)
  byLocale.set(locale, places)
  return places
}

function makePlaces(index: OfferIndex, hotel: Hotel, locale: Locale): HotelPlaces {
  const places = index.pathOf(hotel.resortCode).reverse()
  return {
    hotelUrl: hotelPath({ ...hotel, places: places.map(({ seoName }) => seoName) }),
    breadcrumbs: places.map(({ code, seoName, names }) => ({ code, seoName, name: inLocale(names, locale) })),
  }
}
