import type { CharterOffer, FacetFilter, Offer } from '@wojaz/offers'
import { addDays, dayOf, type IsoDay } from '@wojaz/travel/dates'
import { sortsOf } from '@wojaz/travel/listing'
import {
  canonicalSearchState,
  decodeSearchParams,
  encodeSearchQuery,
  listingPageSize,
  parsePriceRange,
  priceRangeFilterId,
  priceSelector,
  type SearchState,
  type SortCode,
  sortFromGroup,
} from '@wojaz/travel/search'
import { dayPartFilter, flightWayFilter } from '@wojaz/travel/trip'
import { readAround } from '../../app/features/listing/listing-address.ts'
import type {
  LeftOut,
  ListingAddress,
  ListingFacet,
  ListingView,
} from '../../app/features/listing/listing-view.ts'
import { readPageRange } from '../../app/features/listing/page-address.ts'
import type { Visit } from '../request/context.ts'
import type { Services } from '../request/services.ts'
import { flightCard } from './flight-card.ts'
import { hasTooMany, hasUnreadable, lostDays } from './left-out.ts'
import { repairOffers } from './repair-offers.ts'
import { type Found, searchListing } from './search-listing.ts'

export interface Question {
  /** The path of the listing, and its search without query parameters. */
  path: string
  home: SearchState
  /** Set on the page of a place. */
  destinations: readonly string[] | null
  params: URLSearchParams
  /** The sort codes that the editor allows; empty: all. */
  sortCodes: readonly SortCode[]
  /** The guest's last sort code. */
  rememberedSort: SortCode | null
}

type Sources = Pick<Services, 'offers' | 'content' | 'showcase' | 'clock'> & { visit: Pick<Visit, 'locale'> }

/** Reads the listing of a URL. Every URL has an answer. */
export async function readListing(
  question: Question,
  { offers, content, showcase, clock, visit }: Sources,
): Promise<Omit<ListingView, 'texts'>> {
  const { params } = question
  const { locale } = visit
  const today = dayOf(clock())
  const sorts = sortsOf(question.sortCodes, question.home.tripType)
  const pages = readPageRange(params.get('page'))
  const around = readAround(params.get('map'))
  const unread: LeftOut[] = [
    ...(hasUnreadable(params.get('q') ?? '') ? [{ code: 'unreadable' as const }] : []),
    ...(hasTooMany(params.get('q') ?? '') ? [{ code: 'party' as const }] : []),
    ...(pages ? [] : [{ code: 'page' as const }]),
    ...(params.get('map') !== null && !around ? [{ code: 'map' as const }] : []),
  ]
  const asked = {
    state: fromNowOn(askedState(question), params.get('q') ?? '', today),
    pages: pages ?? { first: 1, last: 1 },
    around,
  }
  const shared = { cache: showcase.listings, locale, today }
  const cards = async () => {
    const hotels = { ...shared, search: offers.search, idOf: ({ hotelCode }: Offer) => hotelCode }
    const found = await searchListing(asked, hotels)
    return { found, shown: { offers: await showcase.wideCards(found.offers, locale), flights: null } }
  }
  const flights = async () => {
    const seats = {
      ...shared,
      search: offers.charterListing,
      idOf: ({ offerCode }: CharterOffer) => offerCode,
    }
    const found = await searchListing(asked, seats)
    const destinations = await content.destinations(locale)
    return {
      found,
      shown: { offers: [], flights: found.offers.map((one) => flightCard(one, destinations, locale)) },
    }
  }
  const { found, shown } = await (question.home.tripType === 'CZ' ? flights() : cards())
  const { state, result } = found
  const { totalResults } = result.pagination
  return {
    address: addressOf(question),
    q: encodeSearchQuery(state),
    fullPrice: state.fullPrice,
    around,
    ...shown,
    total: totalResults,
    lowest: lowestOf(result.facets),
    pages: { ...found.pages, count: Math.max(1, Math.ceil(totalResults / listingPageSize)) },
    facets: facetsOf(result.facets),
    price: priceFilterOf(found),
    sorts,
    names: await offers.names(
      {
        airports: state.selectedAirports,
        destinations: state.selectedDestinationsCodes,
        dayParts: state.selectedFilterValues[dayPartFilter],
      },
      locale,
    ),
    leftOut: [...unread, ...found.leftOut],
    repairs: await repairOffers(result, { offers, state, locale, today }),
  }
}

export function addressOf({ path, home, destinations, sortCodes }: Question): ListingAddress {
  const sortCode = sortFromGroup(home.sortCode, sortsOf(sortCodes, home.tripType))
  return { path, tripType: home.tripType, home: encodeSearchQuery({ ...home, sortCode }), destinations }
}

/** The search of the URL or of the page; the trip type is always the page's. */
export function askedState({ home, params, rememberedSort, sortCodes }: Question): SearchState {
  const q = params.get('q')
  const fullPrice = params.get('fullPrice') === 'true'
  const state =
    q === null || q === ''
      ? { ...home, fullPrice, sortCode: rememberedSort ?? home.sortCode }
      : decodeSearchParams(params)
  const { tripType } = home
  return canonicalSearchState({
    ...state,
    tripType,
    // A one-way flight has no length of stay.
    ...(isOneWay(state) && { durationFrom: null, durationTo: null }),
    sortCode: sortFromGroup(state.sortCode, sortsOf(sortCodes, tripType)),
    pageUrl: null,
  })
}

/** A first day that cannot be read is today; the first trips leave tomorrow. */
function fromNowOn(state: SearchState, q: string, today: IsoDay): SearchState {
  const isLost = state.startDate === null && lostDays(q).length > 0
  return isLost ? { ...state, startDate: addDays(today, 1) } : state
}

/** Drops facets of other trip types, which are empty here. */
function facetsOf(facets: readonly FacetFilter[]): ListingFacet[] {
  return facets
    .filter(({ code }) => code !== priceSelector.filterId && !code.startsWith('amountRange'))
    .filter(({ values }) => values.some(({ count, selected }) => count > 0 || selected))
    .map(({ code, displayType, values }) => ({
      code,
      isSingle: displayType === 'SINGLE_CHOICE',
      values: values.map(({ code: value, label, count }) => ({ code: value, label, count })),
    }))
}

/** The lowest price, of the price kind that the list shows. */
function lowestOf(facets: readonly FacetFilter[]): number | null {
  const types = facets.find(({ code }) => code === priceSelector.filterId)?.values ?? []
  return types.find(({ selected }) => selected)?.fromPrice ?? null
}

function isOneWay({ tripType, selectedFilterValues }: SearchState): boolean {
  return tripType === 'CZ' && (selectedFilterValues[flightWayFilter]?.length ?? 0) > 0
}

function priceFilterOf({
  state,
  result,
  price,
}: Pick<Found, 'state' | 'result' | 'price'>): ListingView['price'] {
  const filterId = priceRangeFilterId(state.tripType)
  const values = result.facets.find(({ code }) => code === filterId)?.values ?? []
  const whole = parsePriceRange(values.at(-1)?.code ?? '')
  return {
    filterId,
    ...price,
    whole: whole && whole.from !== null && whole.to !== null ? { from: whole.from, to: whole.to } : null,
    histogram: result.histogram,
  }
}
