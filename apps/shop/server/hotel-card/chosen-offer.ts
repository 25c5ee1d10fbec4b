import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { cancellationSteps, changeFeeSteps, handOverUntil, paymentPlan } from '@wojaz/travel/money'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { type OfferSearchRequest, priceSelector } from '@wojaz/travel/search'
import type { ChosenOffer } from '../../app/features/hotel-card/hotel-card-view.ts'
import { fewRoomsLeft, fewSeatsLeft } from '../showcase/few-left.ts'

/** An offer with what follows from it for the guest's purse. */
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

/** Of the filters of a listing these concern a hotel that is already chosen. */
const keptFilters = new Set<string>(['board', priceSelector.filterId])

interface Asked {
  offers: Offers
  hotelCode: string
  /** What the guest has looked for; its destinations and trip type are the hotel's here. */
  request: OfferSearchRequest
  locale: Locale
}

/**
 * The cheapest offer that fits what was looked for. What leads to nothing is let go: first airports and dates, then the
 * nights; the party never.
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
