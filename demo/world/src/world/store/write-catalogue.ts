import { inEveryLocale } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import { isoDay } from '../calendar.ts'
import { climateOf } from '../climate.ts'
import { guaranteeFees } from '../fees.ts'
import { arrivalAirports } from '../flights/arrival-airports.ts'
import { departureAirports } from '../flights/departure-airports.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { placeRows } from '../places/place-tree.ts'
import { priceHistory } from '../prices/price-history.ts'
import { boards } from '../vocabulary/boards.ts'
import { capital, type Facet, facets } from '../vocabulary/facets.ts'
import { type Cell, copyRows } from './copy-rows.ts'
import { facetsOf, hotelColumns, hotelRow, type NumberedRate, roomRows } from './hotel-rows.ts'
import { writeAirportCharges } from './write-airport-charges.ts'

/** Places, airports and words: the same for every inventory. */
export async function writeVocabulary(client: ClientBase): Promise<void> {
  const airports: Cell[][] = [
    ...departureAirports.map(({ code, names, group, latitude, longitude }): Cell[] => [
      code,
      JSON.stringify(names),
      group.code,
      JSON.stringify(group.names),
      code,
      latitude,
      longitude,
      true,
    ]),
    ...arrivalAirports.map(({ code, names, latitude, longitude }): Cell[] => [
      code,
      JSON.stringify(names),
      null,
      null,
      code,
      latitude,
      longitude,
      false,
    ]),
  ]
  await copyRows(
    client,
    'offers.airports',
    ['code', 'names', 'group_name', 'group_names', 'iris_code', 'latitude', 'longitude', 'is_departure'],
    airports,
  )
  await copyRows(
    client,
    'offers.places',
    [
      'code',
      'kind',
      'parent_code',
      'seo_name',
      'names',
      'latitude',
      'longitude',
      'guarantee_zone',
      'climate',
    ],
    placeRows.map(({ code, kind, parent, seoName, names, latitude, longitude, zone, region }) => [
      code,
      kind,
      parent,
      seoName,
      JSON.stringify(names),
      latitude,
      longitude,
      zone,
      region && JSON.stringify(climateOf(region.climate)),
    ]),
  )
  await copyRows(
    client,
    'offers.boards',
    ['code', 'names', 'position'],
    boards.map(({ code, names }, index) => [code, JSON.stringify(names), index + 1]),
  )
  await copyRows(client, 'offers.facet_values', ['facet', 'value', 'labels', 'position'], facetRows())
  await copyRows(
    client,
    'offers.guarantee_fees',
    ['fund', 'category', 'valid_from', 'amount'],
    guaranteeFees.map(({ fund, category, validFrom, amount }) => [fund, category, validFrom, amount]),
  )
  await writeAirportCharges(client)
}

function facetRows(): Cell[][] {
  return (Object.keys(facets) as Facet[]).flatMap((facet) =>
    Object.entries(facets[facet]).map(([value, words], index): Cell[] => [
      facet,
      value,
      JSON.stringify(inEveryLocale((locale) => capital(words[locale]))),
      index + 1,
    ]),
  )
}

export async function writeHotels(
  client: ClientBase,
  hotels: readonly HotelPlan[],
  rates: readonly NumberedRate[],
  today: number,
): Promise<void> {
  await copyRows(client, 'offers.hotels', hotelColumns, mapped(hotels, hotelRow))
  await copyRows(
    client,
    'offers.hotel_facets',
    ['hotel_code', 'facet', 'value'],
    hotels.flatMap((hotel) => facetsOf(hotel).map(([facet, value]) => [hotel.code, facet, value])),
  )
  await copyRows(
    client,
    'offers.room_types',
    ['hotel_code', 'code', 'names', 'min_persons', 'max_persons', 'max_adults', 'max_children', 'allotment'],
    hotels.flatMap(roomRows),
  )
  await copyRows(
    client,
    'offers.rates',
    ['id', 'hotel_code', 'room_code', 'board_code', 'single_supplement'],
    rates.map(({ id, hotel, room, board }) => [id, hotel.code, room, board, hotel.singleSupplement]),
  )
  await copyRows(
    client,
    'offers.child_bands',
    ['rate_id', 'age_from', 'age_to', 'share'],
    rates.flatMap(({ id, hotel }) => hotel.childBands.map(({ from, to, share }) => [id, from, to, share])),
  )
  await copyRows(
    client,
    'offers.price_history',
    ['hotel_code', 'changed_on', 'level'],
    hotels.flatMap((hotel) =>
      priceHistory(hotel, today).map(({ changedOn, level }) => [hotel.code, isoDay(changedOn), level]),
    ),
  )
}

function* mapped<T, R>(list: Iterable<T>, map: (member: T) => R): Generator<R> {
  for (const member of list) yield map(member)
}
