import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { mergedOffers } from '@wojaz/travel/availability'
import type { Locale } from '@wojaz/travel/locale'
import {
  allOffersPageSize,
  defaultSortCode,
  isSortCode,
  type OfferSearchRequest,
  sortFromGroup,
} from '@wojaz/travel/search'
import { offerListParams, offerListSorts } from '../../app/features/hotel-card/offer-list-address.ts'
import type { BegunList, ListedOffer, OfferListView } from '../../app/features/hotel-card/offer-list-view.ts'
import { requestOfParty } from './offer-request.ts'

interface Asked {
  offers: Offers
  offer: Offer
  params: Pick<URLSearchParams, 'get'>
  locale: Locale
}

/** Without scripts each further page makes the list longer; this is the limit. */
const mostPages = 20

/** The hotel's offers for this party that match the URL. */
export async function allOffersOf({ offers, offer, params, locale }: Asked): Promise<OfferListView> {
  const wished = params.get(offerListParams.sorting)
  const sorting = sortFromGroup(isSortCode(wished) ? wished : defaultSortCode, offerListSorts)
  const metaData = { page: 0, pageSize: allOffersPageSize, sorting }
  const request = { ...requestOfParty(offer), hotelCode: offer.hotelCode, metaData }
  const pages = Number(params.get(offerListParams.pages))
  const isAsked = Number.isInteger(pages) && pages >= 1 && pages <= mostPages
  return { request, begun: isAsked ? await begin(offers, request, pages, locale) : null }
}

/** Null: not available now; the guest may try again. */
async function begin(
  offers: Offers,
  { hotelCode, ...request }: OfferSearchRequest & { hotelCode: string },
  pages: number,
  locale: Locale,
): Promise<BegunList | null> {
  const metaData = { ...request.metaData, pageSize: pages * allOffersPageSize }
  const found = await offers.allOffers(hotelCode, { ...request, metaData }, locale)
  if (!found.ok) return null
  const { sorting } = request.metaData
  return {
    sorting,
    pages,
    total: found.value.pagination.totalResults,
    offers: mergedOffers(found.value.offers.map(listedOffer), [], sorting),
  }
}

function listedOffer(offer: Offer): ListedOffer {
  const { offerCode, tripType, hotelUrl, departureDate, returnDate, duration } = offer
  const { airportName, departureTime, boardName, discountPrice } = offer
  return {
    offerCode,
    tripType,
    hotelUrl,
    departureDate,
    returnDate,
    duration,
    airportName,
    departureTime,
    boardName,
    discountPrice,
  }
}
