import type { Offer } from '@wojaz/offers'
import { wholeParty } from '@wojaz/travel/party'
import {
  defaultSearchState,
  type OfferSearchRequest,
  type SearchState,
  toOfferSearchRequest,
} from '@wojaz/travel/search'

/** A search with this offer's party, dates, nights, airport and board. */
export function searchOfOffer(offer: Offer): SearchState {
  const { occupancies, departureDate, duration, airportCode, boardCode } = offer
  return {
    ...defaultSearchState,
    tripType: offer.tripType,
    ...wholeParty(occupancies),
    occupancies: occupancies.length > 1 ? occupancies : [],
    startDate: departureDate,
    endDate: departureDate,
    durationFrom: duration,
    durationTo: duration,
    selectedAirports: airportCode === null ? [] : [airportCode],
    selectedFilterValues: { board: [boardCode] },
    fullPrice: true,
  }
}

/** A search for the same party only. */
export function requestOfParty(offer: Offer): OfferSearchRequest {
  return toOfferSearchRequest({
    ...searchOfOffer(offer),
    startDate: null,
    endDate: null,
    durationFrom: null,
    durationTo: null,
    selectedAirports: [],
    selectedFilterValues: {},
  })
}
