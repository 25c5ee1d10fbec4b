import { dayOf } from '@wojaz/travel/dates'
import { withinWindow } from '@wojaz/travel/listing'
import { type OfferSearchRequest, toOfferSearchRequest } from '@wojaz/travel/search'
import { stateOf } from './listing-address.ts'
import type { ListingView } from './listing-view.ts'

type Searched = Pick<ListingView, 'q' | 'fullPrice' | 'around'>

/** The very search that the list shows, as the calls of the map ask it. */
export function mapRequest(listing: Searched, now: Date): OfferSearchRequest {
  const { around } = listing
  return toOfferSearchRequest(withinWindow(stateOf(listing), dayOf(now)), {
    pageSize: 1,
    ...(around && { around }),
  })
}
