/** Filters of flights without a hotel, named as in `q`: one way, airline, class, checked luggage in the fare. */
export const flightWayFilter = 'flightWay'
export const airlineFilter = 'airline'
export const luggageFilter = 'luggage'
/** A class above economy; without a choice it is economy. */
export const cabinFilter = 'cabin'

/** The only value of `flightWay`; without it the flight is a return flight. */
export const oneWay = 'oneWay'
/** The only value of `luggage`. */
export const checkedLuggage = 'checked'

export const flightFilters: readonly string[] = [flightWayFilter, airlineFilter, cabinFilter, luggageFilter]
