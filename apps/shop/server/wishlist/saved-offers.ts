import type { Offer } from '@wojaz/offers'
import { nearestOffers, type Offers } from '@wojaz/offers/server'
import { addDays, type Clock } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { hotelCardAddress, type OfferParts, parseOfferCode } from '@wojaz/travel/offer-code'
import { wholeParty } from '@wojaz/travel/party'
import { placeWords } from '@wojaz/travel/place'
import type { SavedRow } from '@wojaz/wishlist/server'
import type { SavedHotel, SavedOffer } from '../../app/features/wishlist-pages/saved-offer.ts'
import { createAnswerCache } from '../showcase/answer-cache.ts'
import { cardMaker } from '../showcase/offer-cards.ts'
import { hotelFeatures } from './hotel-features.ts'

interface Sources {
  offers: Offers
  clock: Clock
}

export type ShowSaved = (rows: readonly SavedRow[], locale: Locale) => Promise<SavedOffer[]>

/** Saved offers with their current prices; sold-out ones with the nearest alternatives. */
export function savedOffers({ offers, clock }: Sources): ShowSaved {
  const { toCards, pictureOf } = cardMaker(offers)
  const cache = createAnswerCache({ clock, version: () => offers.version, limit: 500 })

  async function show(row: SavedRow, parts: OfferParts, locale: Locale): Promise<SavedOffer> {
    const found = await offers.offer(row.offerCode, { locale, perPerson: true })
    const { adultsCount, childrenBirthDates } = wholeParty(parts.rooms)
    return {
      id: row.id,
      code: row.offerCode,
      hotelName: row.hotelName,
      hotel: await hotelOf(row.offerCode, parts, locale),
      departureDate: parts.date,
      returnDate: addDays(parts.date, parts.nights),
      nights: parts.nights,
      adults: adultsCount,
      children: childrenBirthDates.length,
      savedOn: row.savedOn,
      totalThen: row.total,
      sale: found.ok ? await saleOf(found.value, locale) : null,
      alternatives: found.ok ? [] : await alternativesTo(row.offerCode, parts, locale),
    }
  }

  async function saleOf(offer: Offer, locale: Locale): Promise<SavedOffer['sale']> {
    const [card] = await toCards([offer], locale)
    return {
      perPerson: offer.quote.perPerson,
      total: offer.quote.total,
      reduction: card?.reduction ?? null,
      airport: offer.airportName,
      departureTime: offer.departureTime,
      board: offer.boardName,
      rooms: offer.occupancies.map(({ roomName }) => roomName),
    }
  }

  async function hotelOf(
    offerCode: string,
    { hotelCode }: OfferParts,
    locale: Locale,
  ): Promise<SavedHotel | null> {
    const found = hotelCode === null ? null : await offers.hotel(hotelCode, locale)
    if (!found?.ok) return null
    const { code, name, stars, rating, ratingCount, breadcrumbs, facets, hotelUrl, tripType } = found.value
    return {
      stars,
      rating,
      ratingCount,
      picture: await pictureOf({ hotelCode: code, hotelName: name }, locale),
      offerUrl: hotelCardAddress(hotelUrl, tripType, offerCode),
      place: placeWords(breadcrumbs),
      placeUrl: ['/wypoczynek', ...breadcrumbs.map(({ seoName }) => seoName)].join('/'),
      features: hotelFeatures(facets),
    }
  }

  /** Cached, because guests return and share their lists. */
  const alternativesTo = (code: string, parts: OfferParts, locale: Locale) =>
    cache.get(`${locale} ${code}`, async () => toCards(await nearestOffers(offers, parts, locale), locale))

  return async (rows, locale) => {
    const shown = await Promise.all(
      rows.map((row) => {
        const parts = parseOfferCode(row.offerCode)
        return parts.ok ? show(row, parts.value, locale) : null
      }),
    )
    return shown.flatMap((offer) => offer ?? [])
  }
}
