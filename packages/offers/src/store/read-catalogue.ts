import type { ClientBase, QueryResultRow } from 'pg'
import type { Catalogue } from './catalogue.ts'
import { readRows } from './read-rows.ts'

/**
 * Reads the small tables; with hotel codes only what belongs to these hotels. Text order is that of code units
 * (collate "C"), the one JavaScript sorts by.
 */
export async function readCatalogue(client: ClientBase, hotelCodes?: readonly string[]): Promise<Catalogue> {
  const read = <Row extends QueryResultRow>(sql: string) =>
    readRows<Row>(client, sql, sql.includes('$1') ? [hotelCodes ?? null] : [])
  return {
    airports: await read(airports),
    places: await read(places),
    boards: await read('select code, names from offers.boards order by position'),
    facetValues: await read(
      'select facet, value, labels from offers.facet_values order by facet collate "C", position, value collate "C"',
    ),
    hotels: await read(hotels),
    hotelFacets: await read(
      `select hotel_code as "hotelCode", facet, value from offers.hotel_facets where ${ofHotels('hotel_code')}`,
    ),
    rooms: await read(rooms),
    rates: await read(rates),
    childBands: await read(childBands),
    promotions: await read(promotions),
    priceLevels: await read(
      `select hotel_code as "hotelCode", changed_on::text as "changedOn", level from offers.price_history
       where ${ofHotels('hotel_code')} order by hotel_code, changed_on`,
    ),
    fees: await read(
      'select fund, category, valid_from::text as "validFrom", amount from offers.guarantee_fees order by valid_from',
    ),
  }
}

const ofHotels = (column: string) => `($1::text[] is null or ${column} = any($1))`

const airports = `
  select code, names, group_name as "groupName", group_names as "groupNames", iris_code as "irisCode", latitude, longitude,
    is_departure as "isDeparture"
  from offers.airports order by code collate "C"`

const places = `
  select code, kind, parent_code as "parentCode", seo_name as "seoName", names, latitude, longitude,
    guarantee_zone as "guaranteeZone"
  from offers.places order by code collate "C"`

const hotels = `
  select code, trip_type as "tripType", resort_code as "resortCode", name, seo_name as "seoName", type,
    stars::float8 as stars, latitude, longitude, arrival_airport as "arrivalAirport",
    transfer_price as "transferPrice", season, rooms_count as "roomsCount", rating::float8 as rating,
    rating_count as "ratingCount", multiroom_enabled as "multiroomEnabled", popularity,
    (changed_at at time zone 'UTC')::date::text as "changedOn"
  from offers.hotels where ${ofHotels('code')}
  order by arrival_airport collate "C" nulls first, trip_type collate "C", code collate "C"`

const rooms = `
  select hotel_code as "hotelCode", code, names, min_persons as "minPersons", max_persons as "maxPersons",
    max_adults as "maxAdults", max_children as "maxChildren", allotment
  from offers.room_types where ${ofHotels('hotel_code')} order by hotel_code collate "C", code collate "C"`

const rates = `
  select id, hotel_code as "hotelCode", room_code as "roomCode", board_code as "boardCode",
    single_supplement as "singleSupplement"
  from offers.rates where ${ofHotels('hotel_code')} order by id`

const childBands = `
  select rate_id as "rateId", age_from as "ageFrom", age_to as "ageTo", share
  from offers.child_bands where $1::text[] is null
    or rate_id in (select id from offers.rates where hotel_code = any($1))`

const promotions = `
  select hotel_code as "hotelCode", kind, percent, starts_on::text as "startsOn", ends_on::text as "endsOn",
    travel_from::text as "travelFrom", travel_to::text as "travelTo"
  from offers.promotions where ${ofHotels('hotel_code')} order by hotel_code, starts_on, travel_from`
