import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { cancellationSteps, changeFeeSteps, handOverUntil, paymentPlan } from '@wojaz/travel/money'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { type OfferSearchRequest, priceSelector } from '@wojaz/travel/search'
import type { ChosenOffer } from '../../app/features/hotel-card/hotel-card-view.ts'
import { fewRoomsLeft, fewSeatsLeft } from '../showcase/few-left.ts'

/** An offer with its payment plan, cancellation and change fees, and the last places left. */
export function chosenOffer(offer: Offer, today: IsoDay): ChosenOffer {
  const { departureDate, quote } = offer
  return {
    offer,
    url: hotelCardAddress(offer.hotelUrl, offer.tripType, offer.offerCode),
    payment: paymentPlan(quote.total, departureDate, today),
    cancellation: cancellationSteps(departureDate, today),
    changeFees: changeFeeSteps(departureDate, today),
    handOverUntil: handOverUntil(departureDate, today),
    seatsLeft: fewSeatsLeft(offer),
    roomsLeft: fewRoomsLeft(offer),
  }
}

/** The listing filters that also apply to a single hotel. */
const keptFilters = new Set<string>(['board', priceSelector.filterId])

interface Asked {
  offers: Offers
  hotelCode: string
  /** The guest's search. Destinations and trip type are replaced by the hotel's. */
  request: OfferSearchRequest
  locale: Locale
}

/**
 * The cheapest offer that matches the search. If there is none, airports and dates are dropped first, then the nights; the party
 * never.
 */
export async function bestOffer({ offers, hotelCode, request, locale }: Asked): Promise<Offer | null> {
  const cheapest: OfferSearchRequest = {
    ...request,
    metaData: { page: 0, pageSize: 1, sorting: 'price' },
    filters: request.filters.filter(({ filterId }) => keptFilters.has(filterId)),
  }
  const week = { durationFrom: 7, durationTo: 7 }
  const wished = request.durationFrom === null ? week : {}
  const anywhere = {
    departuresCodes: [],
    departureDateFrom: null,
    departureDateTo: null,
    filters: cheapest.filters.filter(({ filterId }) => filterId !== 'board'),
  } satisfies Partial<OfferSearchRequest>
  const anyNights = { durationFrom: null, durationTo: null }
  const attempts = [wished, { ...anywhere, ...wished }, { ...anywhere, ...anyNights }]
  for (const narrowed of attempts) {
    const found = await offers.allOffers(hotelCode, { ...cheapest, ...narrowed }, locale)
    const [best] = found.ok ? found.value.offers : []
    if (best) return best
  }
  return null
}
