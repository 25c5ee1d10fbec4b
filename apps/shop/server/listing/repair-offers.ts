import type { Repair, SearchResult } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { departureWindows } from '@wojaz/travel/listing'
import type { Locale } from '@wojaz/travel/locale'
import {
  encodeSearchQuery,
  type OfferSearchRequest,
  priceSelector,
  type SearchState,
} from '@wojaz/travel/search'
import { dayPartFilter } from '@wojaz/travel/trip'
import type { RepairChange, RepairOffer } from '../../app/features/listing/listing-view.ts'

interface Deps {
  offers: Offers
  state: SearchState
  locale: Locale
  today: IsoDay
}

type Kind = Exclude<Repair, { kind: 'several' }> | Extract<Repair, { kind: 'several' }>['changes'][number]

/** The engine's suggestions for an empty list, with names and the search each leads to. */
export function repairOffers(
  { repairs, facets }: Pick<SearchResult, 'repairs' | 'facets'>,
  { offers, state, locale, today }: Deps,
): Promise<RepairOffer[]> {
  return Promise.all(
    repairs.map(async (repair) => ({
      changes: await Promise.all((repair.kind === 'several' ? repair.changes : [repair]).map(changeOf)),
      q: encodeSearchQuery(repaired(state, repair.request, today)),
      leavesMap: repair.request.radius === undefined,
      count: repair.count,
      fromPrice: repair.fromPrice,
    })),
  )

  async function changeOf(repair: Kind): Promise<RepairChange> {
    switch (repair.kind) {
      case 'airport': {
        if (!repair.isNear) return { kind: 'airport', names: [] }
        const { airports } = await offers.names({ airports: repair.codes, destinations: [] }, locale)
        return { kind: 'airport', names: airports.map(({ name }) => name) }
      }
      case 'filter': {
        if (repair.filterId === dayPartFilter) {
          const chosen = state.selectedFilterValues[dayPartFilter]
          const named = await offers.names({ airports: [], destinations: [], dayParts: chosen }, locale)
          const labels = named.dayParts.map(({ name }) => name)
          return { kind: 'filter', filterId: repair.filterId, labels }
        }
        const values = facets.find(({ code }) => code === repair.filterId)?.values ?? []
        const labels = values.filter(({ selected }) => selected).map(({ label }) => label)
        return { kind: 'filter', filterId: repair.filterId, labels }
      }
      case 'dates':
        return { kind: 'dates', days: repair.days }
      case 'duration':
        return { kind: 'duration', from: repair.from, to: repair.to }
      case 'destination':
        return { kind: 'destination' }
    }
  }
}

/** Applies the changed parts of the request to the guest's search. */
function repaired(state: SearchState, request: OfferSearchRequest, today: IsoDay): SearchState {
  const tomorrow = addDays(today, 1)
  const from = request.departureDateFrom
  return {
    ...state,
    // Sorting by departure would restrict the days again.
    sortCode: departureWindows[state.sortCode] === undefined ? state.sortCode : 'price',
    selectedAirports: request.departuresCodes,
    selectedDestinationsCodes: request.destinationsCodes,
    startDate: from !== null && from < tomorrow ? tomorrow : from,
    endDate: request.departureDateTo,
    durationFrom: request.durationFrom,
    durationTo: request.durationTo,
    selectedFilterValues: Object.fromEntries(
      request.filters
        .filter(({ filterId }) => filterId !== priceSelector.filterId)
        .map(({ filterId, selectedValues }) => [filterId, selectedValues]),
    ),
  }
}
