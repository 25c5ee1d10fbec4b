import type { IsoDay } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import {
  airportsOf,
  answerSql,
  daysOf,
  isByPlane,
  type Numbers,
  packageKey,
  placeConditions,
} from './search-sql.ts'

/**
 * `contract`: the tables as in Postgres; the query adds up the nights of each stay. `prepared`: nights expanded beforehand with
 * prefix sums, as in the index, so that a stay is one subtraction.
 */
export type PartsKind = 'contract' | 'prepared'

/** Returns the SQL of a search that joins flights and stays. */
export function partsSql(
  kind: PartsKind,
  request: OfferSearchRequest,
  today: IsoDay,
  numbers: Numbers,
): string {
  const { from, to, nightsFrom, nightsTo } = daysOf(request, today)
  const adults = request.numberOfAdults
  const children = request.childrenBirthdays.length
  const births = request.childrenBirthdays.map((birth) => `DATE '${birth}'`)
  const supplement = adults === 1 && children === 0 ? 'supplement' : '0'
  const homecomings = `range(${from + nightsFrom}, ${to + nightsTo + 1}) home`
  const ways = isByPlane(request)
    ? `fare as materialized (
        select from_airport, to_airport, day, crew,
          min(crew.adults * adult_price + crew.children * child_price + crew.infants * infant_price) as fare
        from flight, (select distinct crew from party)
        where seats >= crew.adults + crew.children and day between ${from} and ${to + nightsTo}
        group by from_airport, to_airport, day, crew
      ),
      way as materialized (
        select to_airport as destination, day, nights, min(fare * 16 + airport) as fare from (
          select there.to_airport, there.day, back.day - there.day as nights, there.fare + back.fare as fare, airport
          from fare there
          join airport on airport.code = there.from_airport and airport in (${airportsOf(request, numbers).join(', ')})
          join fare back on back.from_airport = there.to_airport and back.to_airport = there.from_airport
            and back.crew = there.crew and back.day - there.day between ${nightsFrom} and ${nightsTo}
          join party on party.back = back.day and party.crew = back.crew
          where there.day between ${from} and ${to})
        group by to_airport, day, nights
      )`
    : `way as materialized (
        select '' as destination, day.range as day, nights.range as nights, 0 as fare
        from range(${from}, ${to + 1}) day, range(${nightsFrom}, ${nightsTo + 1}) nights
      )`
  return answerSql(
    request,
    numbers,
    `with child as (
        select home.range as back, date_part('year', age(DATE '${today}' + home.range::INTEGER, birth))::INTEGER as age
        from ${homecomings}, unnest([${births.join(', ')}]::DATE[]) births (birth)
      ),
      party as materialized (
        select home.range as back, coalesce(list(age order by age) filter (where age is not null), []) as ages,
          {'adults': ${adults} + count(*) filter (where age >= 12),
           'children': count(*) filter (where age between 2 and 11),
           'infants': count(*) filter (where age < 2)} as crew
        from ${homecomings} left join child on child.back = home.range group by home.range
      ),
      ${ways},
      room as materialized (
        select rate.* replace (coalesce(destination, '') as destination), ages
        from rate, (select distinct ages from party)
        where ${placeConditions(request, numbers)} and ${adults + children} between min_persons and max_persons
          and max_adults >= ${adults} and max_children >= ${children}
      ),
      share as (
        select rate, ages, sum(coalesce(share, 1000)) as shares
        from (select rate, ages, unnest(ages) as age from room) child
        left join child_bands on rate_id = rate and age between age_from and age_to
        group by rate, ages
      ),
      price as materialized (
        select room.*, 1000 * ${adults} + ${supplement} + coalesce(shares, 0) as thousandths
        from room left join share using (rate, ages)
      ),
      ${kind === 'contract' ? staysOfContract(today, from, to, nightsTo) : staysPrepared(from, to, nightsTo)},
      stay as (
        select hotel, board, rate, fee, transfer, day, nights, fare, crew,
          floor((nightly * thousandths + 50000) / 100000)::INTEGER * 100 as price
        from sold join price using (rate, ages)
      ),
      package as (
        select stay.hotel, board, rate, day, nights, fare % 16 as airport,
          (fare // 16 + transfer * (crew.adults + crew.children) + fee * ${adults + children} + price
            - coalesce(floor(price * percent / 10000) * 100, 0))::INTEGER as total
        from stay left join reduction on reduction.hotel = stay.hotel and day between first and last
      )
      select hotel, board, min(${packageKey}) as key from package group by hotel, board`,
  )
}

const staysPrepared = (from: number, to: number, nightsTo: number) => `
      sold as (
        select price.rate, price.ages, crew, way.day, way.nights, way.fare, ending.before - beginning.before as nightly
        from way
        join party on party.back = way.day + way.nights
        join price on price.destination = way.destination and price.ages = party.ages
        join rate_day beginning on beginning.rate = price.rate and beginning.day = way.day
          and way.nights between beginning.fewest and beginning.most
        join rate_day ending on ending.rate = price.rate and ending.day = way.day + way.nights
        where beginning.day between ${from} and ${to} and ending.day between ${from} and ${to + nightsTo}
      )`

/** Every night of a stay must have a price and a free room. */
const staysOfContract = (today: IsoDay, from: number, to: number, nightsTo: number) => `
      night as materialized (
        select rate, period.day, price, min_stay, coalesce(max_stay, 1000) as max_stay,
          ((arrival_days >> (isodow(DATE '${today}' + period.day::INTEGER) - 1)::INTEGER) & 1) = 1 as may_begin
        from (
          select *, unnest(range(greatest(first_night - DATE '${today}', ${from}),
            least(last_night - DATE '${today}', ${to + nightsTo - 1}) + 1)) as day
          from price_periods where not stop_sale and first_night <= DATE '${today}' + ${to + nightsTo - 1}
            and last_night >= DATE '${today}' + ${from}
        ) period
        join room on room.rate = period.rate_id
        join hotel using (hotel)
        left join allotments on allotments.hotel_code = hotel.code and allotments.room_code = room.room
          and allotments.night = DATE '${today}' + period.day::INTEGER
        where coalesce(allotments.rooms - allotments.sold, allotment) > 0
        group by all
      ),
      sold as (
        select price.rate, price.ages, crew, way.day, way.nights, way.fare, sum(night.price) as nightly
        from way
        join party on party.back = way.day + way.nights
        join price on price.destination = way.destination and price.ages = party.ages
        join night beginning on beginning.rate = price.rate and beginning.day = way.day and may_begin
          and way.nights between beginning.min_stay and beginning.max_stay
        join night on night.rate = price.rate and night.day between way.day and way.day + way.nights - 1
        group by price.rate, price.ages, crew, way.day, way.nights, way.fare
        having count(*) = way.nights
      )`
