import { tripTypeConfiguration, tripTypes } from '@wojaz/travel/trip'
import type { HotelTables } from './catalogue.ts'

/** Trip types that divide a party into rooms; a hotel of another one never does, whatever its row says. */
const divided = tripTypes
  .filter((tripType) => tripTypeConfiguration[tripType].multiroom)
  .map((tripType) => `'${tripType}'`)
  .join(', ')

/**
 * Queries of the hotel tables. `among` is a condition on a column of hotel codes: for some hotels, or 'true' for all. Text is
 * sorted by code units (collate "C"), like in JavaScript.
 */
export const hotelTables = (among: (column: string) => string): Record<keyof HotelTables, string> => ({
  hotels: `
    select code, trip_type as "tripType", resort_code as "resortCode", name, seo_name as "seoName", type,
      stars::float8 as stars, latitude, longitude, arrival_airport as "arrivalAirport",
      transfer_price as "transferPrice", season, rooms_count as "roomsCount", rating::float8 as rating,
      rating_count as "ratingCount", multiroom_enabled and trip_type in (${divided}) as "multiroomEnabled", popularity,
      (changed_at at time zone 'UTC')::date::text as "changedOn"
    from offers.hotels where ${among('code')}
    order by arrival_airport collate "C" nulls first, trip_type collate "C", code collate "C"`,
  hotelFacets: `
    select hotel_code as "hotelCode", facet, value from offers.hotel_facets where ${among('hotel_code')}`,
  rooms: `
    select hotel_code as "hotelCode", code, names, min_persons as "minPersons", max_persons as "maxPersons",
      max_adults as "maxAdults", max_children as "maxChildren", allotment
    from offers.room_types where ${among('hotel_code')} order by hotel_code collate "C", code collate "C"`,
  rates: `
    select id, hotel_code as "hotelCode", room_code as "roomCode", board_code as "boardCode",
      single_supplement as "singleSupplement"
    from offers.rates where ${among('hotel_code')} order by id`,
  childBands: `
    select rate_id as "rateId", age_from as "ageFrom", age_to as "ageTo", share
    from offers.child_bands where ${ratesAmong(among)}`,
  promotions: `
    select hotel_code as "hotelCode", kind, percent, starts_on::text as "startsOn", ends_on::text as "endsOn",
      travel_from::text as "travelFrom", travel_to::text as "travelTo"
    from offers.promotions where ${among('hotel_code')} order by hotel_code, starts_on, travel_from`,
  priceLevels: `
    select hotel_code as "hotelCode", changed_on::text as "changedOn", level from offers.price_history
    where ${among('hotel_code')} order by hotel_code, changed_on`,
})

export const everyHotel = () => 'true'

export function ratesAmong(among: (column: string) => string): string {
  return among === everyHotel
    ? 'true'
    : `rate_id in (select id from offers.rates where ${among('hotel_code')})`
}
