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

/** Returns reduced offers, the most popular first. */
export async function promoted(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<Offer[], SearchRefusal>> {
  const { columns: c } = index
  const found = await mostWantedOf(index, scanner, request, locale)
  if (!found.ok) return found
  const { first, end, listed, places, inOrder, offersAt } = found.value
  const promotions = places.filter(
    (at) => c.hotelPercent[listed.hotel[at]! * c.days + (listed.stay[at]! >> 14)]! > 0,
  )
  const offers: Offer[] = []
  // Not every promotion is a reduction that may be announced; only its price shows it. If too few remain, more are priced.
  for (let looked = 0, count = end; looked < promotions.length && offers.length < end; count *= 2) {
    const ranked = await inOrder(promotions, count)
    const made = await offersAt(ranked.slice(looked))
    offers.push(...made.filter(({ quote }) => quote.discount > 0))
    looked = ranked.length
  }
  return accepted(offers.slice(first, end))
}

/** Returns the most popular offers, reduced or not. */
export async function topOffers(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<Offer[], SearchRefusal>> {
  const found = await mostWantedOf(index, scanner, request, locale)
  if (!found.ok) return found
  const { first, end, places, inOrder, offersAt } = found.value
  return accepted(await offersAt((await inOrder(places, end)).slice(first)))
}

/** Returns everything that departs on the first day of the search; tomorrow if it has none. */
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

async function mostWantedOf(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
) {
  const planned = planSearch(index, request)
  if (!planned.ok) return planned
  const plan = planned.value
  const listed = await findListed(index, scanner, plan)
  const order = mostWanted(index.columns, listed)
  const first = plan.page * plan.pageSize
  return accepted({
    first,
    end: first + plan.pageSize,
    listed,
    places: placesOf(listed),
    inOrder: (places: readonly number[], count: number) => firstInTurns(places, order, count, new Turn()),
    offersAt: (places: readonly number[]) =>
      offersInTurns(places, (at) =>
        offerOfStay(index, listed.hotel[at]!, plan, stayOf(index, listed, at), locale),
      ),
  })
}
