import type { Offer, SearchRefusal, SearchResult } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { IsoDay } from '@wojaz/travel/dates'
import { withinWindow } from '@wojaz/travel/listing'
import type { Locale } from '@wojaz/travel/locale'
import {
  checkPriceRange,
  listingPageSize,
  type PriceRangeRefusal,
  parsePriceRange,
  priceRangeFilterId,
  type SearchState,
  toOfferSearchRequest,
} from '@wojaz/travel/search'
import type { Around, LeftOut } from '../../app/features/listing/listing-view.ts'
import type { PageRange } from '../../app/features/listing/page-address.ts'
import type { Memory } from '../showcase/memory.ts'
import { type Mended, withoutFilter, withoutPast, withoutRefused } from './left-out.ts'

interface Sources {
  offers: Offers
  /** Guests come back to the same pages of results: reload, Back, a shared link. */
  memory: Memory
  locale: Locale
  today: IsoDay
}

export interface Asked {
  state: SearchState
  pages: PageRange
  around: Around | null
}

export interface Found extends Asked {
  result: SearchResult
  offers: Offer[]
  leftOut: LeftOut[]
  price: { from: number | null; to: number | null; error: PriceRangeRefusal['code'] | null }
}

/** What the guest asked for, as far as it can be asked: what the engine does not know is left out and told. */
export async function searchListing(asked: Asked, sources: Sources): Promise<Found> {
  const price = priceOf(asked.state)
  const filterId = priceRangeFilterId(asked.state.tripType)
  const past = withoutPast(price.error ? withoutFilter(asked.state, filterId) : asked.state, sources.today)
  let mended: Mended = past
  // Each turn leaves out one thing, so it ends: a search holds a hundred things or so.
  for (;;) {
    const found = await ask({ ...asked, state: mended.state }, sources)
    if (found.ok) {
      const { result, pages, offers } = found
      const beyond: LeftOut[] = pages.first === asked.pages.first ? [] : [{ code: 'page' }]
      return {
        ...{ state: mended.state, around: asked.around, pages, result, offers, price },
        leftOut: [...mended.leftOut, ...beyond],
      }
    }
    const next = withoutRefused(mended.state, found.refusal)
    if (!next) throw new Error(`A listing was refused: ${found.refusal.code} ${found.refusal.field}`)
    mended = { state: next.state, leftOut: [...mended.leftOut, ...next.leftOut] }
  }
}

type Answer =
  | { ok: true; result: SearchResult; offers: Offer[]; pages: PageRange }
  | { ok: false; refusal: SearchRefusal }

/** The pages from first to last; beyond the end it is the last page there is. */
async function ask(asked: Asked, sources: Sources): Promise<Answer> {
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
  return { ok: true, result: found.value, offers: onceEach(offers), pages: { first, last: end } }
}

/** `pages` pages as one, the first of them counted from 0 in pages of that size. */
function page(
  { state, around }: Asked,
  { offers, memory, locale, today }: Sources,
  at: number,
  pages: number,
) {
  const request = toOfferSearchRequest(withinWindow(state, today), {
    page: at,
    pageSize: listingPageSize * pages,
    ...(around && { around }),
  })
  return memory.get(`${locale} ${JSON.stringify(request)}`, () => offers.search(request, locale))
}

/** Between two pages the offers may have changed. */
function onceEach(offers: readonly Offer[]): Offer[] {
  return [...new Map(offers.map((offer) => [offer.hotelCode, offer])).values()]
}

function priceOf({ tripType, selectedFilterValues }: SearchState): Found['price'] {
  const [text] = selectedFilterValues[priceRangeFilterId(tripType)] ?? []
  const range = text === undefined ? null : parsePriceRange(text)
  if (!range) return { from: null, to: null, error: null }
  const checked = checkPriceRange(range)
  return { ...range, error: checked.ok ? null : checked.refusal.code }
}
