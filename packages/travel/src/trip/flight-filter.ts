/** Filters of flights alone, named as in `q`: out only, by whom, in which class, and with a case in the fare. */
export const flightWayFilter = 'flightWay'
export const airlineFilter = 'airline'
export const luggageFilter = 'luggage'
/** A class above economy; who chooses none sits in economy. */
export const cabinFilter = 'cabin'

/** The one value of `flightWay`: who does not choose it flies there and back. */
export const oneWay = 'oneWay'
/** The one value of `luggage`. */
export const checkedLuggage = 'checked'

export const flightFilters: readonly string[] = [flightWayFilter, airlineFilter, cabinFilter, luggageFilter]
