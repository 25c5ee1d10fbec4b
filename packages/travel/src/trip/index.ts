export { airlineName, flightWords } from './airline.ts'
export { type CheckInDesk, checkInDesk } from './check-in-desk.ts'
export { type DayPart, dayPartAt, dayPartFilter, dayParts, isDayPart } from './day-part.ts'
export {
  type BetterCabin,
  betterCabins,
  type CabinClass,
  cabinClasses,
  isScheduledAirline,
  type TripDirection,
  tripDirections,
} from './flight.ts'
export {
  airlineFilter,
  cabinFilter,
  checkedLuggage,
  flightFilters,
  flightWayFilter,
  luggageFilter,
  oneWay,
} from './flight-filter.ts'
export {
  type AdditionalType,
  additionalTypeFilter,
  additionalTypes,
  isAdditionalType,
  linkOfferTypes,
  type OfferType,
  offerTypes,
  travelsByPlane,
  tripTypeOf,
} from './offer-type.ts'
export {
  defaultTripType,
  type HolidayType,
  holidayTypes,
  isTripType,
  type SearchDropdown,
  searchDropdowns,
  type TripType,
  tripTypeConfiguration,
  tripTypeLabels,
  tripTypes,
} from './trip-type.ts'
