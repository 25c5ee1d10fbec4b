import type { Offer, RepriceRefusal } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { addDays, daysBetween } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { type OfferParts, parseOfferCode } from '@wojaz/travel/offer-code'
import { wholeParty } from '@wojaz/travel/party'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import type { GoneOffer } from '../../app/features/hotel-card/hotel-card-view.ts'

interface Asked {
  offers: Offers
  hotelCode: string
  offerCode: string
  refusal: RepriceRefusal
  locale: Locale
}

const shown = 3
const daysAround = 10
const seasonDays = 120
const nightsAround = 3

/** Why an offer is not available, and the nearest offers for the same party. */
export async function goneOffer({
  offers,
  hotelCode,
  offerCode,
  refusal,
  locale,
}: Asked): Promise<GoneOffer> {
  const isCodeWrong =
    refusal.code === 'offer-code-unreadable' || refusal.code === 'child-birth-date-impossible'
  const reason = isCodeWrong ? 'offer-unknown' : refusal.code
  const parts = parseOfferCode(offerCode)
  if (!parts.ok) return { reason, nearest: [] }
  const { date, nights, rooms } = parts.value
  const party = {
    ...defaultSearchState,
    ...wholeParty(rooms),
    occupancies: rooms.length > 1 ? rooms : [],
    fullPrice: true,
  }
  const request = toOfferSearchRequest(party, { pageSize: 100 })
  // Out of season the next departure may be months away.
  for (const days of [daysAround, seasonDays]) {
    const around = {
      departureDateFrom: addDays(date, -days),
      departureDateTo: addDays(date, days),
      durationFrom: Math.max(1, nights - nightsAround),
      durationTo: Math.min(30, nights + nightsAround),
    }
    const found = await offers.allOffers(hotelCode, { ...request, ...around }, locale)
    if (found.ok && found.value.offers.length > 0)
      return { reason, nearest: nearestOffers(found.value.offers, parts.value).slice(0, shown) }
  }
  return { reason, nearest: [] }
}

/** Offers ordered by similarity, nearest first. */
export function nearestOffers(
  offers: readonly Offer[],
  { flight, date, nights, rooms }: OfferParts,
): Offer[] {
  const airport = flight?.departureAirport ?? null
  const [first] = rooms
  const ranks = new Map(
    offers.map((offer) => [
      offer,
      [
        // guests prefer the airport they have chosen
        offer.airportCode === airport ? 0 : 1,
        Math.abs(daysBetween(date, offer.departureDate)),
        Math.abs(offer.duration - nights),
        offer.boardCode === first?.boardCode ? 0 : 1,
        offer.quote.total,
      ],
    ]),
  )
  return [...offers].sort((one, other) => {
    const [a = [], b = []] = [ranks.get(one), ranks.get(other)]
    const at = a.findIndex((value, position) => value !== b[position])
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
  })
}
