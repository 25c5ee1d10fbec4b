import type { SearchRefusal, SearchResult } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import { withinWindow } from '@wojaz/travel/listing'
import type { Locale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import {
  checkPriceRange,
  listingPageSize,
  type OfferSearchRequest,
  type PriceRangeRefusal,
  parsePriceRange,
  priceRangeFilterId,
  type SearchState,
  toOfferSearchRequest,
} from '@wojaz/travel/search'
import type { Around, LeftOut } from '../../app/features/listing/listing-view.ts'
import type { PageRange } from '../../app/features/listing/page-address.ts'
import type { AnswerCache } from '../showcase/answer-cache.ts'
import { type Mended, withoutFilter, withoutPast, withoutRefused } from './left-out.ts'

/** A page of hotels or flights. */
type ResultPage<Item> = Omit<SearchResult, 'offers'> & { readonly offers: readonly Item[] }

interface Sources<Item> {
  search: (request: OfferSearchRequest, locale: Locale) => Promise<Outcome<ResultPage<Item>, SearchRefusal>>
  /** The identity of an item. */
  idOf: (item: Item) => string
  /** Caches result pages, because guests return to them: reload, Back, shared links. */
  cache: AnswerCache
  locale: Locale
  today: IsoDay
}

export interface Asked {
  state: SearchState
  pages: PageRange
  around: Around | null
}

export interface Found<Item = unknown> extends Asked {
  result: ResultPage<Item>
  offers: Item[]
  leftOut: LeftOut[]
  price: { from: number | null; to: number | null; error: PriceRangeRefusal['code'] | null }
}

/** Runs the guest's search. Values the engine does not know are dropped and reported. */
export async function searchListing<Item>(asked: Asked, sources: Sources<Item>): Promise<Found<Item>> {
  const price = priceOf(asked.state)
  const filterId = priceRangeFilterId(asked.state.tripType)
  const past = withoutPast(price.error ? withoutFilter(asked.state, filterId) : asked.state, sources.today)
  let mended: Mended = past
  // Each iteration drops one value, so the loop ends: a search has about a hundred values.
  for (;;) {
    const found = await ask({ ...asked, state: mended.state }, sources)
    if (found.ok) {
      const { result, pages, offers } = found
      const beyond: LeftOut[] = pages.first === asked.pages.first ? [] : [{ code: 'page' }]
      return {
        state: mended.state,
        around: asked.around,
        pages,
        result,
        offers,
        price,
        leftOut: [...mended.leftOut, ...beyond],
      }
    }
    const next = withoutRefused(mended.state, found.refusal)
    if (!next) throw new Error(`A listing was refused: ${found.refusal.code} ${found.refusal.field}`)
    mended = { state: next.state, leftOut: [...mended.leftOut, ...next.leftOut] }
  }
}

type Answer<Item> =
  | { ok: true; result: ResultPage<Item>; offers: Item[]; pages: PageRange }
  | { ok: false; refusal: SearchRefusal }

/** Reads the pages from first to last; beyond the end, the last existing page. */
async function ask<Item>(asked: Asked, sources: Sources<Item>): Promise<Answer<Item>> {
  const { first, last } = asked.pages
  const isFromStart = first === 1
  const found = await page(asked, sources, isFromStart ? 0 : first - 1, isFromStart ? last : 1)
  if (!found.ok) return { ok: false, refusal: found.refusal }
  const { totalResults } = found.value.pagination
  const count = Math.max(1, Math.ceil(totalResults / listingPageSize))
  if (first > count) return ask({ ...asked, pages: { first: count, last: count } }, sources)
  const end = Math.min(last, count)
  const rest = isFromStart ? [] : Array.from({ length: end - first }, (_, i) => first + i)
  const more = await Promise.all(rest.map((number) => page(asked, sources, number, 1)))
  const offers = [found, ...more].flatMap((one) => (one.ok ? one.value.offers : []))
  return {
    ok: true,
    result: found.value,
    offers: onceEach(offers, sources.idOf),
    pages: { first, last: end },
  }
}

/** Reads `pages` pages as one larger page; the index is counted from 0 in pages of that size. */
function page<Item>(
  { state, around }: Asked,
  { search, cache, locale, today }: Sources<Item>,
  at: number,
  pages: number,
) {
  const request = toOfferSearchRequest(withinWindow(state, today), {
    page: at,
    pageSize: listingPageSize * pages,
    ...(around && { around }),
  })
  return cache.get(`${locale} ${JSON.stringify(request)}`, () => search(request, locale))
}

/** Offers may move between two page reads, so duplicates are removed. */
function onceEach<Item>(offers: readonly Item[], idOf: (item: Item) => string): Item[] {
  return [...new Map(offers.map((offer) => [idOf(offer), offer])).values()]
}

function priceOf({ tripType, selectedFilterValues }: SearchState): Found['price'] {
  const [text] = selectedFilterValues[priceRangeFilterId(tripType)] ?? []
  const range = text === undefined ? null : parsePriceRange(text)
  if (!range) return { from: null, to: null, error: null }
  const checked = checkPriceRange(range)
  return { ...range, error: checked.ok ? null : checked.refusal.code }
}
