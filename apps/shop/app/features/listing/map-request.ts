import { dayOf } from '@wojaz/travel/dates'
import { withinWindow } from '@wojaz/travel/listing'
import { type OfferSearchRequest, toOfferSearchRequest } from '@wojaz/travel/search'
import { stateOf } from './listing-address.ts'
import type { ListingView } from './listing-view.ts'

type Searched = Pick<ListingView, 'q' | 'fullPrice' | 'around'>

/** The search of the list, as a request for the map. */
export function mapRequest(listing: Searched, now: Date): OfferSearchRequest {
  const { around } = listing
  return toOfferSearchRequest(withinWindow(stateOf(listing), dayOf(now)), {
    pageSize: 1,
    ...(around && { around }),
  })
}
