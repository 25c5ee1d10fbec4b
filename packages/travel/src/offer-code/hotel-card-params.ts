import { decodeSearchQuery, encodeSearchQuery } from '../search/search-query.ts'

/** The query parameters of a hotel card. Links from emails and old pages may contain anything: invalid values are ignored. */
export interface HotelCardParams {
  /** The link that led here; used once, when the guest arrives. */
  readonly clickedLink: string | null
  /** The part of the card to scroll to. */
  readonly scrollTo: string | null
  /** Bidding (`ofertowanie`): an adviser's mark that is passed on to the reservation. */
  readonly bidding: string | null
  /** Upsells the guest was promised: the checkout lists them first. */
  readonly promotedUpsellCodes: readonly string[]
  /** The search the guest came from, in the form of `q`; null if there is none. */
  readonly query: string | null
  /** Whether the main figure is the price of the whole party (true) or of one person (false). Null: the shop decides. */
  readonly fullPrice: boolean | null
}

/** Longer searches are dropped: every link of the card would contain them. */
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

/** Read in the browser, because guests who came by different links share one cached page. */
export function clickedLinkIn(params: Pick<URLSearchParams, 'get'>): string | null {
  return markIn(params, 'clickedLink')
}

function markIn(params: Pick<URLSearchParams, 'get'>, name: string): string | null {
  const value = params.get(name) ?? ''
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,63}$/u.test(value) ? value : null
}

/** The parameters that every link of the card carries on, in a fixed order, so that one state has one address. */
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
