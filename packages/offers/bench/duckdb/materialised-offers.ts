import type { DuckDBConnection } from '@duckdb/node-api'
import type { IsoDay } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { airportsOf, answerSql, daysOf, type Numbers, packageKey, placeConditions } from './search-sql.ts'

/** Generates and sorts this many days at a time: the table is sorted by date, and memory stays bounded. */
const daysAtOnce = 32

/**
 * Writes every package that two adults can book as a row, sorted by date: departure × day × nights × room × board. The filter
 * columns are in the row, so that finding rows needs no join.
 */
export async function materialiseOffers(duck: DuckDBConnection, lastDay = 548): Promise<number> {
  await duck.run(`create table offers (day SMALLINT, nights UTINYINT, trip UTINYINT, country USMALLINT, airport UTINYINT,
    hotel INTEGER, board UTINYINT, rate INTEGER, total INTEGER)`)
  await duck.run(`create table way as
    with fare as (
      select from_airport, to_airport, day, min(2 * adult_price) as fare from flight where seats >= 2
      group by from_airport, to_airport, day
    )
    select airport, there.to_airport as destination, there.day, (back.day - there.day)::UTINYINT as nights,
      there.fare + back.fare as fare
    from fare there
    join airport on airport.code = there.from_airport
    join fare back on back.from_airport = there.to_airport and back.to_airport = there.from_airport
      and back.day - there.day between 1 and 30`)
  await duck.run(`create table two_adults as
    select rate, hotel, board, trip, country, destination, 2 * (transfer + fee) as extra from rate
    where 2 between min_persons and max_persons and max_adults >= 2`)
  for (let first = 1; first <= lastDay; first += daysAtOnce) {
    await duck.run(
      `insert into offers ${packagesBeginning(first, Math.min(lastDay, first + daysAtOnce - 1))}`,
    )
  }
  const reader = await duck.runAndReadAll('select count(*)::INTEGER from offers')
  return Number(reader.getRows()[0]?.[0])
}

const packagesBeginning = (first: number, last: number) => `
  with beginning as (
    select rate, day, before, unnest(range(fewest, most + 1))::UTINYINT as nights from rate_day
    where day between ${first} and ${last}
  ),
  stay as (
    select two_adults.*, beginning.day, nights,
      floor(((ending.before - beginning.before)::BIGINT * 2000 + 50000) / 100000)::INTEGER * 100 as price
    from beginning
    join two_adults using (rate)
    join rate_day ending on ending.rate = beginning.rate and ending.day = beginning.day + nights
    where ending.day between ${first} and ${last + 30}
  ),
  reduced as (
    select stay.*, price - coalesce(floor(price * percent / 10000)::INTEGER * 100, 0) as reduced
    from stay left join reduction on reduction.hotel = stay.hotel and day between first and last
  ),
  packages as (
    select reduced.day, reduced.nights, trip, country, airport, hotel, board, rate, (fare + extra + reduced)::INTEGER as total
    from reduced join way on way.destination = reduced.destination and way.day = reduced.day and way.nights = reduced.nights
    union all
    select day, nights, trip, country, 0, hotel, board, rate, (extra + reduced)::INTEGER from reduced where destination is null
  )
  select * from packages order by day, nights, hotel`

/** Returns the SQL of a search for two adults over the rows. */
export function materialisedSql(request: OfferSearchRequest, today: IsoDay, numbers: Numbers): string {
  const { from, to, nightsFrom, nightsTo } = daysOf(request, today)
  const airports = airportsOf(request, numbers)
  return answerSql(
    request,
    numbers,
    `select hotel, board, min(${packageKey}) as key from offers
      where day between ${from} and ${to} and nights between ${nightsFrom} and ${nightsTo}
        and ${placeConditions(request, numbers)} and airport in (${airports.join(', ')})
      group by hotel, board`,
  )
}
