import type { SearchResult } from '../src/search-result.ts'
import type { BruteOffer, BruteResult } from './brute-force.ts'

/** Filters without counts: they show the prices of the list, which are compared one by one. */
const priceFilters = new Set(['priceSelector', 'amountRange', 'amountRangeSKI'])

/** The result of a search, in the form of the plain query. */
export function summaryOf({ offers, pagination, facets, histogram }: SearchResult) {
  return {
    total: pagination.totalResults,
    offers: offers.map((offer) => ({
      hotel: offer.hotelCode,
      board: offer.boardCode,
      day: offer.departureDate,
      nights: offer.duration,
      airport: offer.airportCode,
      rooms: offer.occupancies.map(({ roomCode }) => roomCode),
      out_flight: offer.departureFlight?.flightId ?? null,
      back_flight: offer.returnFlight?.flightId ?? null,
      total: offer.quote.total,
      per_person: offer.quote.perPerson,
      discount: offer.quote.discount,
      lowest_before: offer.quote.lowestPriceBefore,
    })) satisfies BruteOffer[],
    counts: Object.fromEntries(
      facets.flatMap(({ code, values }) =>
        priceFilters.has(code)
          ? []
          : values.map((value) => [`${code}:${value.code}`, { hotels: value.count, from: value.fromPrice }]),
      ),
    ),
    bars: histogram.map(({ count }) => count),
    priced: histogram.reduce((sum, { count }) => sum + count, 0),
  }
}

/** The result of the plain query, for the page that the search shows. */
export function expectedOf({ listing, counts, prices }: BruteResult, found: SearchResult) {
  const { page, pageSize } = found.pagination
  return {
    total: listing.length,
    offers: listing.slice(page * pageSize, (page + 1) * pageSize),
    counts,
    bars: found.histogram.map(({ from, to }) => prices.filter((price) => price >= from && price < to).length),
    priced: prices.length,
  }
}
