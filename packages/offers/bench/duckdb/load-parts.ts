import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DuckDBConnection } from '@duckdb/node-api'
import type { IsoDay } from '@wojaz/travel/dates'
import type { Inventory } from '../../test/make-inventory.ts'
import { facetBits } from './facet-bits.ts'
import { skiByPlane, tripNumbers } from './search-sql.ts'

/** The contract tables of Postgres, without columns that no price depends on. */
const contractTables: Record<string, string> = {
  airports: 'code VARCHAR, is_departure BOOLEAN',
  places: 'code VARCHAR, kind VARCHAR, parent_code VARCHAR, guarantee_zone VARCHAR',
  boards: 'code VARCHAR, position INTEGER',
  hotels:
    'code VARCHAR, trip_type VARCHAR, resort_code VARCHAR, stars DOUBLE, arrival_airport VARCHAR, transfer_price INTEGER, rating DOUBLE, rating_count INTEGER',
  hotel_facets: 'hotel_code VARCHAR, facet VARCHAR, value VARCHAR',
  room_types:
    'hotel_code VARCHAR, code VARCHAR, min_persons INTEGER, max_persons INTEGER, max_adults INTEGER, max_children INTEGER, allotment INTEGER',
  rates: 'id INTEGER, hotel_code VARCHAR, room_code VARCHAR, board_code VARCHAR, single_supplement INTEGER',
  child_bands: 'rate_id INTEGER, age_from INTEGER, age_to INTEGER, share INTEGER',
  price_periods:
    'rate_id INTEGER, first_night DATE, last_night DATE, price INTEGER, min_stay INTEGER, max_stay INTEGER, arrival_days INTEGER, stop_sale BOOLEAN',
  allotments: 'hotel_code VARCHAR, room_code VARCHAR, night DATE, rooms INTEGER, sold INTEGER',
  flights: 'id INTEGER, from_airport VARCHAR, to_airport VARCHAR, day DATE',
  flight_cabins:
    'flight_id INTEGER, cabin VARCHAR, seats INTEGER, sold INTEGER, adult_price INTEGER, child_price INTEGER, infant_price INTEGER',
  promotions:
    'hotel_code VARCHAR, percent INTEGER, starts_on DATE, ends_on DATE, travel_from DATE, travel_to DATE',
  guarantee_fees: 'fund VARCHAR, category VARCHAR, valid_from DATE, amount INTEGER',
}

/**
 * Loads the contract tables into DuckDB and prepares them like the index: nights expanded with prefix sums, so that a stay is one
 * subtraction; days as numbers counted from today; everything sorted by day. Shares no code with the engine.
 */
export async function loadParts(duck: DuckDBConnection, inventory: Inventory, today: IsoDay): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'wojaz-duckdb-'))
  try {
    for (const [table, columns] of Object.entries(contractTables)) {
      const file = path.join(folder, `${table}.json`)
      await pipeline(Readable.from(linesOf(inventory[table]!)), createWriteStream(file))
      await duck.run(`create table ${table} (${columns})`)
      const types = columns.replace(/(\w+) (\w+)/g, "$1: '$2'")
      await duck.run(`insert into ${table} select ${columnNames(columns)}
        from read_json('${file}', format = 'newline_delimited', columns = {${types}})`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  for (const statement of preparations(today)) await duck.run(statement)
}

function* linesOf(rows: readonly Record<string, unknown>[]): Generator<string> {
  for (let from = 0; from < rows.length; from += 1_000) {
    yield rows
      .slice(from, from + 1_000)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('')
  }
}

const columnNames = (columns: string) => columns.replace(/(\w+) \w+/g, '$1')

/** The longest stay ends this many days after today. The last cell means that nothing is on sale. */
const days = 548 + 30 + 2

/** A ski hotel with flights is found only by an explicit search, so it is a separate kind. */
const tripNumber = `case when trip_type = 'NR' and arrival_airport is not null then ${skiByPlane} ${Object.entries(
  tripNumbers,
)
  .map(([type, number]) => `when trip_type = '${type}' then ${number}`)
  .join(' ')} end`

const preparations = (today: IsoDay) => [
  `create table airport as
    select code, (row_number() over (order by code) - 1)::UTINYINT as airport from airports where is_departure`,
  `create table board as select code, position::UTINYINT as board from boards`,
  `create table country as
    select code, row_number() over (order by code)::USMALLINT as country, guarantee_zone from places where kind = 'country'`,
  `create table fee as
    select category, sum(amount)::INTEGER as per_person from (
      select fund, category, arg_max(amount, valid_from) as amount from guarantee_fees
      where valid_from <= DATE '${today}' group by fund, category)
    group by category`,
  `create table hotel as
    select row_number() over (order by hotels.code)::INTEGER as hotel, hotels.code, (${tripNumber})::UTINYINT as trip, country,
      arrival_airport as destination, transfer_price as transfer, per_person as fee, stars,
      coalesce(rating, 0) as rating, rating_count, (${facetBits}) as facets
    from hotels
    join places resort on resort.code = resort_code
    join places region on region.code = resort.parent_code
    join country on country.code = region.parent_code
    join fee on category = if(arrival_airport is null, country.guarantee_zone, 'charter')
    left join (select hotel_code, list(facet || ':' || value) as values from hotel_facets group by hotel_code) own
      on own.hotel_code = hotels.code`,
  `create table rate as
    select id as rate, hotel, board, trip, country, destination, transfer, fee, single_supplement as supplement,
      min_persons, max_persons, max_adults, max_children, room_types.code as room, allotment
    from rates
    join hotel on hotel.code = hotel_code
    join board on board.code = board_code
    join room_types on room_types.hotel_code = rates.hotel_code and room_types.code = room_code`,
  `create table reduction as
    select hotel, percent, travel_from - DATE '${today}' as first, travel_to - DATE '${today}' as last
    from promotions join hotel on hotel.code = hotel_code where DATE '${today}' between starts_on and ends_on`,
  `create table flight as
    select from_airport, to_airport, (day - DATE '${today}')::SMALLINT as day, seats - sold as seats, adult_price,
      child_price, infant_price
    from flights join flight_cabins on flight_id = id and cabin = 'Economy' order by day`,
  `create table rate_day as
    with period as (
      select rate_id as rate, price, min_stay, coalesce(max_stay, 1000) as max_stay, arrival_days,
        unnest(range(first_night - DATE '${today}', last_night - DATE '${today}' + 1)) as day
      from price_periods where not stop_sale
    ),
    night as (
      select rate.rate, day.range as day, coalesce(price, 0) as price, min_stay, max_stay,
        ((arrival_days >> (isodow(DATE '${today}' + day.range::INTEGER) - 1)::INTEGER) & 1) = 1 as may_begin,
        price is not null and coalesce(allotments.rooms - allotments.sold, allotment) > 0 as is_open
      from rate cross join range(0, ${days}) day
      join hotel using (hotel)
      left join period on period.rate = rate.rate and period.day = day.range
      left join allotments on allotments.hotel_code = hotel.code and room_code = room
        and night = DATE '${today}' + day.range::INTEGER
    ),
    summed as (
      select *, coalesce(sum(price) over (partition by rate order by day
          rows between unbounded preceding and 1 preceding), 0)::INTEGER as before,
        min(if(is_open, ${days}, day)) over (partition by rate order by day
          rows between current row and unbounded following) - day as run
      from night
    )
    select rate, day::SMALLINT as day, before,
      if(may_begin and is_open, min_stay, 255)::UTINYINT as fewest,
      if(may_begin and is_open, least(run, max_stay, 30), 0)::UTINYINT as most
    from summed order by day, rate`,
]
