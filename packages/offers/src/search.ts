import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { defaultTripType, tripTypeOf } from '@wojaz/travel/trip'
import { anyBoard, none } from './engine/columns.ts'
import { boardFacet, ratingFacet, starsFacet } from './engine/facet-table.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { priceHistogram } from './engine/price-histogram.ts'
import { rankingOf } from './engine/ranking.ts'
import type { Scanner } from './engine/scanner.ts'
import { firstInTurns } from './engine/sort-in-turns.ts'
import { Turn } from './engine/turn.ts'
import { findListing, type Listing, placesOf, stayOf } from './find-listing.ts'
import { inLocale } from './in-locale.ts'
import { offerOfStay, offersInTurns } from './offer-of-stay.ts'
import { planSearch, type SearchPlan, shownPrice } from './plan-search.ts'
import { endsOf, priceFilters } from './price-filters.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { FacetFilter, SearchResult } from './search-result.ts'

/** Answers a request with a page of offers. Every price on the page comes from `quote`. */
export async function search(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<SearchResult, SearchRefusal>> {
  const planned = planSearch(index, request)
  if (!planned.ok) return planned
  const plan = planned.value
  const listing = await findListing(index, scanner, plan)
  const { listed } = listing
  const first = plan.page * plan.pageSize
  const order = rankingOf(plan.sorting, index.columns, listed)
  const ranked = await firstInTurns(placesOf(listed), order, first + plan.pageSize, new Turn())
  const prices = {
    listed: endsOf(listed.total.subarray(0, listed.count)),
    whole: endsOf(listing.totals),
  }
  return accepted({
    offers: await offersInTurns(ranked.slice(first), (at) =>
      offerOfStay(index, listed.hotel[at]!, plan, stayOf(index, listed, at), locale),
    ),
    pagination: {
      page: plan.page,
      pageSize: plan.pageSize,
      sorting: plan.sorting,
      totalResults: listed.count,
    },
    facets: [
      ...priceFilters(plan, prices, tripTypeOf(request.offerType) ?? defaultTripType, locale),
      ...facetsOf(index, plan, listing, locale),
    ],
    histogram: priceHistogram(listing.totals.map((total) => shownPrice(plan, total)!)),
    repairs: [],
  })
}

function facetsOf(index: OfferIndex, plan: SearchPlan, listing: Listing, locale: Locale): FacetFilter[] {
  const { register } = index
  const shown = (total: number) => (total === none ? null : shownPrice(plan, total))
  const boards: FacetFilter = {
    code: boardFacet,
    displayType: 'MULTI_CHOICE',
    values: register.boards.map(({ code, names }, board) => ({
      code,
      label: inLocale(names, locale),
      selected: plan.boards !== anyBoard && ((plan.boards >> board) & 1) === 1,
      count: listing.boards.hotels[board]!,
      fromPrice: shown(listing.boards.least[board]!),
    })),
  }
  const ofHotels = register.facets.facets.map(({ id, values, start }): FacetFilter => {
    const chosen = plan.facets.find(({ facet }) => facet.id === id)?.values ?? []
    return {
      code: id,
      displayType: id === starsFacet || id === ratingFacet ? 'SINGLE_CHOICE' : 'MULTI_CHOICE',
      values: values.map(({ value, labels }, i) => ({
        code: value,
        label: inLocale(labels, locale),
        selected: chosen.includes(start + i),
        count: listing.facets.hotels[start + i]!,
        fromPrice: shown(listing.facets.least[start + i]!),
      })),
    }
  })
  return [boards, ...ofHotels]
}
