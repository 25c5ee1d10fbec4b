import { isOneWay } from '@wojaz/offers'
import { lastDayOfMonth } from '@wojaz/travel/dates'
import { type SearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { flightWayFilter, oneWay } from '@wojaz/travel/trip'
import { searchOfOffer } from '../hotel-card/offer-request.ts'
import { type Asked, type FoundOptions, monthAsked } from './change-options.ts'

/** The engine's page limit; a month of one route and length has fewer flights. */
const most = 100

/** Departures in one month on the same route of a flight, with the same length or one way. */
export async function otherFlightDates({
  offers,
  order: { offer },
  search,
  locale,
}: Asked): Promise<FoundOptions> {
  const { breadcrumbs, departureDate, departureFlight } = offer
  const asked: SearchState = {
    ...searchOfOffer(offer),
    startDate: null,
    endDate: null,
    sortCode: 'START_DATE_ASCENDING',
    ...(isOneWay(offer) && { durationFrom: null, durationTo: null }),
    selectedDestinationsCodes: breadcrumbs.slice(-1).map(({ code }) => code),
    selectedFilterValues: isOneWay(offer) ? { [flightWayFilter]: [oneWay] } : {},
  }
  const places = await offers.charterPlaces(toOfferSearchRequest(asked), locale)
  const months = places.ok ? places.value.flatMap(({ months: known }) => known.map(({ month }) => month)) : []
  const sorted = [...new Set(months)].toSorted()
  const month = monthAsked(search.get('miesiac'), sorted, departureDate)
  const first = `${month}-01`
  const found = await offers.charterFlights(
    toOfferSearchRequest({ ...asked, startDate: first, endDate: lastDayOfMonth(first) }, { pageSize: most }),
    locale,
  )
  const flights = found.ok ? found.value.offers : []
  return {
    offerCodes: flights
      .filter(({ destinationAirport }) => destinationAirport.code === departureFlight?.toAirport)
      .map(({ offerCode }) => offerCode),
    filters: [{ name: 'miesiac', chosen: month, options: sorted.length > 0 ? sorted : [month] }],
  }
}
