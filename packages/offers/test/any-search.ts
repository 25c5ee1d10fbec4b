import type { OfferSearchRequest } from '@wojaz/travel/search'

/** Two adults by plane: any date, airport, length and destination. Tests and benches narrow it. */
export const anySearch: OfferSearchRequest = {
  offerType: 'BY_PLANE',
  childrenBirthdays: [],
  departuresCodes: [],
  destinationsCodes: [],
  numberOfAdults: 2,
  departureDateFrom: null,
  departureDateTo: null,
  durationFrom: null,
  durationTo: null,
  site: 'pl',
  metaData: { page: 0, pageSize: 10, sorting: 'price' },
  filters: [],
}
