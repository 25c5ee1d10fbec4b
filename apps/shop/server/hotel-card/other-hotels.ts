import type { HotelFacts, Offer } from '@wojaz/offers'
import type { Locale } from '@wojaz/travel/locale'
import { defaultSearchState, type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import type { OtherHotels } from '../../app/features/hotel-card/hotel-card-view.ts'
import type { ListingOffer, OfferFacts } from '../../app/features/offer-cards/offer-facts.ts'
import type { Services } from '../request/services.ts'
import { nearbyHotels, similarHotels } from './like-hotels.ts'
import { searchOfOffer } from './offer-request.ts'

interface Asked extends Pick<Services, 'offers' | 'showcase'> {
  facts: HotelFacts
  offer: Offer | null
  locale: Locale
}

/** How many hotels each row shows. */
const shown = 3
/** How many hotels of a region are compared, the cheapest first. */
const looked = 40

/** Other hotels for the same guests: the same trip elsewhere, hotels nearby and similar hotels, each hotel once. */
export async function otherHotels(asked: Asked): Promise<OtherHotels> {
  const { facts, offer } = asked
  const [same, region] = await Promise.all([offer ? sameTrip(asked, offer) : [], ofRegion(asked)])
  const own = {
    code: facts.code,
    stars: facts.stars,
    perPerson: offer?.quote.perPerson ?? null,
    coordinates: { latitude: facts.latitude, longitude: facts.longitude },
  }
  const alternatives = same.filter(({ hotelCode }) => hotelCode !== facts.code).slice(0, shown)
  const nearby = nearbyHotels(without(region, alternatives), own).slice(0, shown)
  const rest = without(
    region,
    nearby.map(({ hotel }) => hotel),
  )
  return {
    alternatives: alternatives.map(smallCard),
    nearby: nearby.map(({ hotel, km }) => ({ ...smallCard(hotel), km })),
    similar: similarHotels(without(rest, alternatives), own).slice(0, shown).map(smallCard),
  }
}

/** Offers for the same party, dates and airport in another hotel of the region, else of the country. */
async function sameTrip(asked: Asked, offer: Offer): Promise<ListingOffer[]> {
  const { regionCode, countryCode } = asked.facts
  for (const place of [regionCode, countryCode]) {
    const search = { ...searchOfOffer(offer), selectedDestinationsCodes: [place], selectedFilterValues: {} }
    const found = await listed(asked, search, shown + 1)
    if (found.some(({ hotelCode }) => hotelCode !== asked.facts.code)) return found
  }
  return []
}

/** The shop's default search, a week for two, so that all cards of the region share one cached answer. */
function ofRegion(asked: Asked): Promise<ListingOffer[]> {
  const { tripType, regionCode } = asked.facts
  const week = tripType === 'WO' ? {} : { durationFrom: 7, durationTo: 7 }
  const search = { ...defaultSearchState, tripType, ...week, selectedDestinationsCodes: [regionCode] }
  return listed(asked, search, looked)
}

function listed(
  { offers, showcase, locale }: Asked,
  search: SearchState,
  pageSize: number,
): Promise<ListingOffer[]> {
  const request = toOfferSearchRequest(search, { pageSize })
  return showcase.listings.get(`other hotels ${locale} ${JSON.stringify(request)}`, async () => {
    const found = await offers.search(request, locale)
    return found.ok ? showcase.wideCards(found.value.offers, locale) : []
  })
}

function without(hotels: readonly ListingOffer[], gone: readonly { hotelCode: string }[]): ListingOffer[] {
  const codes = new Set(gone.map(({ hotelCode }) => hotelCode))
  return hotels.filter(({ hotelCode }) => !codes.has(hotelCode))
}

/** Drops the fields of wide cards, so that they are not sent to the browser. */
function smallCard(card: ListingOffer): OfferFacts {
  const { pictures, way, hours, room, included, seatsLeft, coordinates, ...small } = card
  return small
}
