import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import {
  cancellationSteps,
  handOverUntil,
  hotelCardAddress,
  type IsoDay,
  type Locale,
  type OfferSearchRequest,
  paymentPlan,
  type SearchState,
  toOfferSearchRequest,
} from '@wojaz/travel'
import type { ChosenOffer } from '../../app/features/hotel-card/hotel-card-view.ts'

/** Fewer seats than this are worth a word; more are nobody's hurry. */
const fewSeats = 9

/** An offer with what follows from it for the guest's purse. */
export function chosenOffer(offer: Offer, today: IsoDay): ChosenOffer {
  const { departureDate, departureFlight, returnFlight, quote } = offer
  const seats = Math.min(departureFlight?.seatsLeft ?? fewSeats, returnFlight?.seatsLeft ?? fewSeats)
  return {
    offer,
    url: hotelCardAddress(offer.hotelUrl, offer.tripType, offer.offerCode),
    payment: paymentPlan(quote.total, departureDate, today),
    cancellation: cancellationSteps(departureDate, today),
    handOverUntil: handOverUntil(departureDate, today),
    seatsLeft: seats < fewSeats ? seats : null,
  }
}

interface Asked {
  offers: Offers
  hotelCode: string
  /** What the guest has looked for; its destinations and trip type are the hotel's here. */
  search: SearchState
  locale: Locale
  /** Nothing is let go. */
  isStrict?: boolean
}

/**
 * The cheapest offer that fits what was looked for. What leads to nothing is let go: first airports and dates, then the
 * nights; the party never.
 */
export async function bestOffer({
  offers,
  hotelCode,
  search,
  locale,
  isStrict = false,
}: Asked): Promise<Offer | null> {
  const asked = toOfferSearchRequest({ ...search, sortCode: 'price' }, { pageSize: 1 })
  const request = { ...asked, filters: asked.filters.filter(({ filterId }) => filterId === 'board') }
  const week = { durationFrom: 7, durationTo: 7 }
  const wished = search.durationFrom === null ? week : {}
  const anywhere = {
    departuresCodes: [],
    departureDateFrom: null,
    departureDateTo: null,
    filters: [],
  } satisfies Partial<OfferSearchRequest>
  const anyNights = { durationFrom: null, durationTo: null }
  const attempts = [wished, { ...anywhere, ...wished }, { ...anywhere, ...anyNights }]
  for (const narrowed of isStrict ? [{}] : attempts) {
    const found = await offers.allOffers(hotelCode, { ...request, ...narrowed }, locale)
    const [best] = found.ok ? found.value.offers : []
    if (best) return best
  }
  return null
}
