import {
  accepted,
  defaultTripType,
  type Locale,
  type OfferSearchRequest,
  type Outcome,
  tripTypeOf,
} from '@wojaz/travel'
import { anyBoard, none } from './engine/columns.ts'
import { boardFacet, ratingFacet, starsFacet } from './engine/facet-table.ts'
import { type Candidates, FacetCounts, findCandidates } from './engine/facets.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { priceHistogram } from './engine/price-histogram.ts'
import { firstInOrder, type Listed, rankingOf } from './engine/ranking.ts'
import type { ScanPlan, ScanResult } from './engine/scan.ts'
import type { Scanner } from './engine/scanner.ts'
import type { HotelStay } from './hotel-stays.ts'
import { inLocale } from './make-offer.ts'
import { offerOfStay } from './offer-of-stay.ts'
import { planSearch, type SearchPlan, shownPrice } from './plan-search.ts'
import { priceFilters } from './price-filters.ts'
import { pricePerPerson } from './quote.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { FacetFilter, SearchResult } from './search-result.ts'

/** The whole way from a request to a page of offers. Every price on the page comes from the one quote. */
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
  const first = plan.page * plan.pageSize
  const order = rankingOf(plan.sorting, index.register.hotels)
  const page = firstInOrder(listing.listed, order, first + plan.pageSize).slice(first)
  return accepted({
    offers: page.map((listed) => offerOfStay(index, listed.hotel, plan, stayOf(index, listed), locale)),
    pagination: {
      page: plan.page,
      pageSize: plan.pageSize,
      sorting: plan.sorting,
      totalResults: listing.listed.length,
    },
    facets: [
      ...priceFilters(plan, listing, tripTypeOf(request.offerType) ?? defaultTripType, locale),
      ...facetsOf(index, plan, listing, locale),
    ],
    histogram: priceHistogram(listing.prices),
    repairs: [],
  })
}

/** What a search found, before words and pages. */
export interface Listing {
  readonly listed: Listed[]
  /** In the price type of the search, of all hotels that only the price range may exclude. */
  readonly prices: readonly number[]
  readonly facetCounts: FacetCounts
  /** Per board: hotels, and the lowest total. */
  readonly boardHotels: Int32Array
  readonly boardLeast: Float64Array
}

export async function findListing(index: OfferIndex, scanner: Scanner, plan: SearchPlan): Promise<Listing> {
  const candidates = findCandidates(index, plan)
  const scan: ScanPlan = {
    ...plan.scan,
    hotels: candidates.hotels,
    boards: anyBoard,
    price: null,
    split: { by: 'product' },
  }
  return scanner.products(index, scan, (best) => collect(index, plan, candidates, best))
}

/** Best board per hotel, then who is listed and who is only counted. */
function collect(
  index: OfferIndex,
  plan: SearchPlan,
  { hotels, missed }: Candidates,
  best: ScanResult,
): Listing {
  const { columns: c, register } = index
  const listed: Listed[] = []
  const prices: number[] = []
  const facetCounts = new FacetCounts(register.facets)
  const boardHotels = new Int32Array(register.boards.length)
  const boardLeast = new Float64Array(register.boards.length).fill(Number.POSITIVE_INFINITY)
  const shown = (total: number) => (plan.perPerson ? pricePerPerson(total, plan.scan.participants) : total)
  const isInRange = (total: number) =>
    !plan.price || (shown(total) >= plan.price.from && shown(total) <= plan.price.to)
  for (let i = 0; i < hotels.length; i++) {
    const hotel = hotels[i]!
    const miss = missed[i]!
    let product = -1
    for (let p = c.hotelOfferStart[hotel]!; p < c.hotelOfferStart[hotel + 1]!; p++) {
      const total = best.total[p]!
      if (total === none) continue
      const board = c.productBoard[p]!
      if (miss < 0 && isInRange(total)) {
        boardHotels[board]!++
        if (total < boardLeast[board]!) boardLeast[board] = total
      }
      if ((plan.boards >> board) & 1 && (product < 0 || isBetter(c.rateId, best, p, product))) product = p
    }
    if (product < 0) continue
    const total = best.total[product]!
    if (miss < 0) prices.push(shown(total))
    if (!isInRange(total)) continue
    facetCounts.add(hotel, total, miss < 0 ? null : plan.facets[miss]!.facet)
    if (miss < 0) listed.push({ hotel, product, total, stay: best.stay[product]! })
  }
  return { listed, prices, facetCounts, boardHotels, boardLeast }
}

/** Cheaper, then earlier, shorter, by airport code, and by the rate contracted first. */
function isBetter(rateId: Int32Array, best: ScanResult, a: number, b: number): boolean {
  const difference =
    best.total[a]! - best.total[b]! ||
    best.stay[a]! - best.stay[b]! ||
    rateId[best.rate[a]!]! - rateId[best.rate[b]!]!
  return difference < 0
}

/** The stay a scan packed into one number. */
export function stayOf(index: OfferIndex, { hotel, product, stay, total }: Listed): HotelStay {
  const isOwnTransport = index.columns.hotelDestination[hotel]! < 0
  return {
    product,
    departure: isOwnTransport ? null : stay & 255,
    day: stay >> 14,
    nights: (stay >> 8) & 63,
    total,
  }
}

function facetsOf(index: OfferIndex, plan: SearchPlan, listing: Listing, locale: Locale): FacetFilter[] {
  const { register } = index
  const shown = (total: number) => shownPrice(plan, total)
  const boards: FacetFilter = {
    code: boardFacet,
    displayType: 'MULTI_CHOICE',
    values: register.boards.map(({ code, names }, board) => ({
      code,
      label: inLocale(names, locale),
      selected: plan.boards !== anyBoard && ((plan.boards >> board) & 1) === 1,
      count: listing.boardHotels[board]!,
      fromPrice: shown(listing.boardLeast[board]!),
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
        count: listing.facetCounts.hotels[start + i]!,
        fromPrice: shown(listing.facetCounts.least[start + i]!),
      })),
    }
  })
  return [boards, ...ofHotels]
}
