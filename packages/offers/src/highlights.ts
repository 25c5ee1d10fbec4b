import { addDays } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { OfferIndex } from './engine/offer-index.ts'
import { mostWanted } from './engine/ranking.ts'
import type { Scanner } from './engine/scanner.ts'
import { firstInTurns } from './engine/sort-in-turns.ts'
import { Turn } from './engine/turn.ts'
import { findListed, placesOf, stayOf } from './find-listing.ts'
import type { Offer } from './offer.ts'
import { offerOfStay, offersInTurns } from './offer-of-stay.ts'
import { planSearch } from './plan-search.ts'
import { search } from './search.ts'
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
  return highlights(
    index,
    scanner,
    request,
    locale,
    (hotel, day) => c.hotelPercent[hotel * c.days + day]! > 0,
  )
}

/** What guests look for most, reduced or not. */
export function topOffers(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<Offer[], SearchRefusal>> {
  return highlights(index, scanner, request, locale, () => true)
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

async function highlights(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
  isWanted: (hotel: number, day: number) => boolean,
): Promise<Outcome<Offer[], SearchRefusal>> {
  const planned = planSearch(index, request)
  if (!planned.ok) return planned
  const plan = planned.value
  const listed = await findListed(index, scanner, plan)
  const first = plan.page * plan.pageSize
  const wanted = placesOf(listed).filter((at) => isWanted(listed.hotel[at]!, listed.stay[at]! >> 14))
  const order = mostWanted(index.columns, listed)
  const ranked = await firstInTurns(wanted, order, first + plan.pageSize, new Turn())
  return accepted(
    await offersInTurns(ranked.slice(first), (at) =>
      offerOfStay(index, listed.hotel[at]!, plan, stayOf(index, listed, at), locale),
    ),
  )
}
