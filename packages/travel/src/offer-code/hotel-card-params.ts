import { decodeSearchQuery, encodeSearchQuery } from '../search/search-query.ts'

/** What an address of a hotel card says beside the offer. Links from letters and old pages carry anything: what makes no sense is left out. */
export interface HotelCardParams {
  /** Which link led here; of use once, when the guest arrives. */
  readonly clickedLink: string | null
  /** The part of the card to begin at. */
  readonly scrollTo: string | null
  /** Bidding (`ofertowanie`): an adviser's mark that goes along to the reservation. */
  readonly bidding: string | null
  /** Extras the guest was promised: checkout puts them first. */
  readonly promotedUpsellCodes: readonly string[]
  /** The search the guest came from, as `q` says it; null: none. */
  readonly query: string | null
  /** The price for everybody is the main figure, or the price of one person. Null: the shop decides. */
  readonly fullPrice: boolean | null
}

/** Longer searches are left behind: they would stand in every link of the card. */
const longestQuery = 600
const mostUpsells = 20

export function readHotelCardParams(params: Pick<URLSearchParams, 'get' | 'getAll'>): HotelCardParams {
  const upsells = params.getAll('promotedUpsellCodes').flatMap((codes) => codes.split(','))
  const fullPrice = params.get('fullPrice')
  return {
    clickedLink: clickedLinkIn(params),
    scrollTo: markIn(params, 'scrollTo'),
    bidding: markIn(params, 'ofertowanie'),
    promotedUpsellCodes: [...new Set(upsells.filter((code) => /^[A-Z0-9_]{1,32}$/.test(code)))].slice(
      0,
      mostUpsells,
    ),
    query: readQuery(params.get('q')),
    fullPrice: fullPrice === 'true' ? true : fullPrice === 'false' ? false : null,
  }
}

/** For the browser: pages are shared by guests who came by different links. */
export function clickedLinkIn(params: Pick<URLSearchParams, 'get'>): string | null {
  return markIn(params, 'clickedLink')
}

function markIn(params: Pick<URLSearchParams, 'get'>, name: string): string | null {
  const value = params.get(name) ?? ''
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(value) ? value : null
}

/** What goes along from choice to choice, in one order, so that one state has one address. */
export function keptCardParams({
  bidding,
  promotedUpsellCodes,
  query,
  fullPrice,
}: HotelCardParams): URLSearchParams {
  const kept = new URLSearchParams()
  if (query !== null) kept.set('q', query)
  if (fullPrice !== null) kept.set('fullPrice', String(fullPrice))
  if (bidding !== null) kept.set('ofertowanie', bidding)
  if (promotedUpsellCodes.length > 0) kept.set('promotedUpsellCodes', promotedUpsellCodes.join(','))
  return kept
}

function readQuery(q: string | null): string | null {
  if (q === null) return null
  const query = encodeSearchQuery(decodeSearchQuery(q))
  return query.length <= longestQuery && query !== encodeSearchQuery(decodeSearchQuery('')) ? query : null
}
