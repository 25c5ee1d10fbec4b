import type { ClientBase, QueryResultRow } from 'pg'
import type { Catalogue } from './catalogue.ts'
import { everyHotel, hotelTables } from './hotel-tables.ts'
import { readRows } from './read-rows.ts'

/** Reads the small tables. */
export async function readCatalogue(client: ClientBase): Promise<Catalogue> {
  const read = <Row extends QueryResultRow>(sql: string) => readRows<Row>(client, sql)
  const ofHotels = hotelTables(everyHotel)
  return {
    airports: await read(airports),
    places: await read(places),
    boards: await read('select code, names from offers.boards order by position'),
    facetValues: await read(
      'select facet, value, labels from offers.facet_values order by facet collate "C", position, value collate "C"',
    ),
    hotels: await read(ofHotels.hotels),
    hotelFacets: await read(ofHotels.hotelFacets),
    rooms: await read(ofHotels.rooms),
    rates: await read(ofHotels.rates),
    childBands: await read(ofHotels.childBands),
    promotions: await read(ofHotels.promotions),
    priceLevels: await read(ofHotels.priceLevels),
    fees: await read(
      'select fund, category, valid_from::text as "validFrom", amount from offers.guarantee_fees order by valid_from',
    ),
    airportCharges: await read(
      'select airport, valid_from::text as "validFrom", departing, arriving from offers.airport_charges order by valid_from',
    ),
  }
}

const airports = `
  select code, names, group_name as "groupName", group_names as "groupNames", iris_code as "irisCode", latitude, longitude,
    is_departure as "isDeparture"
  from offers.airports order by code collate "C"`

const places = `
  select code, kind, parent_code as "parentCode", seo_name as "seoName", names, latitude, longitude,
    guarantee_zone as "guaranteeZone"
  from offers.places order by code collate "C"`
