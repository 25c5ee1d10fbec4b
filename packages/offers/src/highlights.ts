import { accepted, addDays, type Locale, type OfferSearchRequest, type Outcome } from '@wojaz/travel'
import type { OfferIndex } from './engine/offer-index.ts'
import { firstInOrder, type Listed } from './engine/ranking.ts'
import type { Scanner } from './engine/scanner.ts'
import type { Offer } from './offer.ts'
import { offerOfStay } from './offer-of-stay.ts'
import { planSearch } from './plan-search.ts'
import { findListing, search, stayOf } from './search.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { SearchResult } from './search-result.ts'

/** Reduced offers, the ones guests look for most first. */
export function promoted(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<Offer[], SearchRefusal>> {
  const { columns: c } = index
  return mostWanted(
    index,
    scanner,
    request,
    locale,
    ({ hotel, stay }) => c.hotelPercent[hotel * c.days + (stay >> 14)]! > 0,
  )
}

/** What guests look for most, reduced or not. */
export function topOffers(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<Offer[], SearchRefusal>> {
  return mostWanted(index, scanner, request, locale, () => true)
}

/** All that leaves on the very day the search begins with; tomorrow when it names none. */
export function sameDay(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<SearchResult, SearchRefusal>> {
  const tomorrow = addDays(index.dayAt(index.today), 1)
  const day = request.departureDateFrom ?? tomorrow
  return search(index, scanner, { ...request, departureDateFrom: day, departureDateTo: day }, locale)
}

async function mostWanted(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
  isWanted: (listed: Listed) => boolean,
): Promise<Outcome<Offer[], SearchRefusal>> {
  const planned = planSearch(index, request)
  if (!planned.ok) return planned
  const plan = planned.value
  const { hotels } = index.register
  const { listed } = await findListing(index, scanner, plan)
  const first = plan.page * plan.pageSize
  const wanted = firstInOrder(
    listed.filter(isWanted),
    (a, b) =>
      // most looked for
      hotels[b.hotel]!.popularity - hotels[a.hotel]!.popularity ||
      // then the cheapest
      a.total - b.total ||
      // then a fixed order, so that pages never repeat an offer
      (hotels[a.hotel]!.code < hotels[b.hotel]!.code ? -1 : 1),
    first + plan.pageSize,
  )
  return accepted(
    wanted.slice(first).map((one) => offerOfStay(index, one.hotel, plan, stayOf(index, one), locale)),
  )
}
