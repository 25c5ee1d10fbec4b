const orders: Record<string, string> = {
  price: 'total, rating desc nulls last, hotel collate "C"',
  nearestDeparture: 'total, rating desc nulls last, hotel collate "C"',
  flightDate: 'total, rating desc nulls last, hotel collate "C"',
  priceDESC: 'total desc, rating desc nulls last, hotel collate "C"',
  hotelRating: 'rating desc nulls last, rating_count desc, total, hotel collate "C"',
  categoryDESC: 'stars desc, total, rating desc nulls last, hotel collate "C"',
}

export const sqlFor = (sorting: string) => `
with recursive
room as (
  select number, (room->>'adultsCount')::int as adults, jsonb_array_length(room->'childrenBirthDates') as children,
    room->'childrenBirthDates' as births
  from jsonb_array_elements($9::jsonb) with ordinality as rooms (room, number)
),
size as (select count(*) as room_count, sum(adults + children)::int as people from room),
place as (
  select code from offers.places where code = any($8)
  union select places.code from offers.places join place on parent_code = place.code
),
hotel as materialized (
  select hotels.*, country.guarantee_zone from offers.hotels
  join offers.places resort on resort.code = resort_code
  join offers.places region on region.code = resort.parent_code
  join offers.places country on country.code = region.parent_code
  where trip_type = $2 and (arrival_airport is not null) = $17::boolean
    and (cardinality($8::text[]) = 0 or resort_code in (select code from place) or hotels.code = any($8))
    and ((select room_count from size) = 1 or (multiroom_enabled and trip_type <> 'WO'))
    and ($14::float8 is null or $14 >= 2 * 6371 * asin(least(1, sqrt(
      sin(radians(hotels.latitude - $15::float8) / 2) ^ 2 +
      cos(radians($15::float8)) * cos(radians(hotels.latitude)) * sin(radians(hotels.longitude - $16::float8) / 2) ^ 2))))
),
-- Who is how old on each possible day of return.
home as (
  select distinct day + nights as back from offers.brute_stay where ${datesAsked}
),
child as materialized (
  select back, room.number, extract(year from age(back, birth::date))::int as age
  from home, room, jsonb_array_elements_text(births) birth
),
passengers as materialized (
  select back, (select sum(adults) from room) + count(*) filter (where age >= 12) as adults,
    count(*) filter (where age between 2 and 11) as children, count(*) filter (where age < 2) as infants
  from home left join child using (back) group by back
),
-- What each rate costs in each room, for who is in it.
factor as materialized (
  select back, rates.id as rate_id, room.number, 1000 * room.adults
      + coalesce((select sum(coalesce(share, 1000)) from child left join offers.child_bands
          on rate_id = rates.id and age between age_from and age_to
        where child.back = home.back and child.number = room.number), 0)
      + case when room.adults = 1 and room.children = 0 then single_supplement else 0 end as thousandths
  from home, room, offers.rates
  join hotel on hotel.code = rates.hotel_code
  join offers.room_types on room_types.hotel_code = rates.hotel_code and room_types.code = room_code
  where room.adults + room.children between min_persons and max_persons
    and room.adults <= max_adults and room.children <= max_children
),
room_stay as materialized (
  select distinct on (hotel_code, board_code, day, nights, factor.number)
    hotel_code, board_code, room_code, rate_id, day, nights, factor.number,
    floor((nightly * thousandths + 50000) / 100000.0) * 100 as price
  from offers.brute_stay join factor using (rate_id)
  where ${datesAsked} and back = day + nights and rooms_left >= (select room_count from size)
  order by hotel_code, board_code, day, nights, factor.number, price, rate_id
),
stay as materialized (
  select hotel_code, board_code, day, nights, sum(price) as stay,
    array_agg(room_code order by number) as rooms, min(rate_id) filter (where number = 1) as rate_id
  from room_stay group by hotel_code, board_code, day, nights
  having count(*) = (select room_count from size)
),
leg as materialized (
  select flights.*, back, passengers.adults * adult_price + passengers.children * child_price
    + infants * infant_price as fare
  from offers.flights join offers.flight_cabins on flight_id = flights.id and cabin = 'Economy', passengers
  where seats - sold >= passengers.adults + passengers.children and $17::boolean
    and (airline = 'FR' or not $18::boolean)
    and (day = back or day < back and ${departureAsked})
    and (cardinality($7::text[]) = 0 or from_airport = any($7) or to_airport = any($7))
),
outbound as materialized (
  select distinct on (from_airport, to_airport, day, back) * from leg
  where $19::int[] is null
    or exists (select from unnest($19) hour where extract(hour from departs) >= hour and extract(hour from departs) < hour + 6)
  order by from_airport, to_airport, day, back, fare, departs, id
),
inbound as materialized (
  select distinct on (from_airport, to_airport, day) * from leg where day = back
  order by from_airport, to_airport, day, fare, departs, id
),
flight as materialized (
  select outbound.from_airport as airport, outbound.to_airport as destination, outbound.day,
    inbound.day - outbound.day as nights, outbound.fare + inbound.fare as fare,
    outbound.id as out_flight, inbound.id as back_flight
  from outbound join inbound on inbound.day = outbound.back
    and inbound.from_airport = outbound.to_airport and inbound.to_airport = outbound.from_airport
  join offers.airports on airports.code = outbound.from_airport and is_departure
),
fee as (
  select category, sum(amount) as per_person from (
    select distinct on (fund, category) * from offers.guarantee_fees where valid_from <= $1
    order by fund, category, valid_from desc) in_force
  group by category
),
package as (
  select hotel.code as hotel, board_code as board, stay.day, stay.nights, airport, stay.rooms, rate_id, stay.stay,
    out_flight, back_flight, percent, starts_on,
    coalesce(fare, 0) + transfer_price * (passengers.adults + passengers.children) + per_person * people as others,
    coalesce(floor(stay * percent / 10000.0), 0) * 100 as discount
  from stay
  join hotel on hotel.code = hotel_code
  join passengers on back = stay.day + stay.nights
  cross join size
  left join flight on destination = arrival_airport and flight.day = stay.day and flight.nights = stay.nights
  join fee on category = case when arrival_airport is null then guarantee_zone else 'charter' end
  left join offers.promotions on promotions.hotel_code = hotel.code and $1 between starts_on and ends_on
    and stay.day between travel_from and travel_to
  where arrival_airport is null or fare is not null
),
-- Of each board of each hotel the cheapest package.
best as materialized (
  select distinct on (hotel, board) *, others + stay - discount as total,
    ceil((others + stay - discount) / people / 100.0) * 100 as per_person
  from package, size
  order by hotel, board, total, day, nights, airport collate "C", rate_id
),
shown as (select *, case when $13 then total else per_person end as price from best),
board_asked as (
  select code from jsonb_array_elements($10::jsonb) filter, jsonb_array_elements_text(filter->'selectedValues') code
  where filter->>'filterId' = 'board'
),
-- Of each hotel the cheapest package with a board that was asked for.
cheapest as (
  select distinct on (hotel) * from shown
  where board in (select code from board_asked) or not exists (select from board_asked)
  order by hotel, total, day, nights, airport collate "C", rate_id
),
fact as (
  select hotel_code as hotel, facet, value from offers.hotel_facets
  union all select code, 'minHotelCategory', least::text from offers.hotels, unnest('{2,3,4,5}'::numeric[]) least where stars >= least
  union all select code, 'tripAdvisorRating', least::text from offers.hotels, unnest('{3,3.5,4,4.5}'::numeric[]) least where rating >= least
),
value as (
  select facet, value from offers.facet_values
  union all select 'minHotelCategory', unnest('{2,3,4,5}'::text[])
  union all select 'tripAdvisorRating', unnest('{3,3.5,4,4.5}'::text[])
),
asked as (
  select filter->>'filterId' as facet, array(select jsonb_array_elements_text(filter->'selectedValues')) as accepted
  from jsonb_array_elements($10::jsonb) filter where filter->>'filterId' <> 'board'
),
missing as (
  select cheapest.hotel, asked.facet from cheapest, asked where not exists (
    select from fact where fact.hotel = cheapest.hotel and fact.facet = asked.facet and fact.value = any(accepted))
),
affordable as (select * from cheapest where ${inRange}),
listed as (
  select * from affordable where not exists (select from missing where missing.hotel = affordable.hotel)
),
-- The lowest total of the 30 days before today's reduction; announced where one percent of it is saved, by all and by each.
before as (
  select *, case when percent is not null then (
    select min(others + then_stay - coalesce(floor(then_stay * past.percent / 10000.0), 0) * 100)
    from generate_series(starts_on - 30, starts_on - 1, '1 day') past_day
    cross join lateral (select floor((listed.stay * coalesce((
      select level from offers.price_history where hotel_code = listed.hotel and changed_on <= past_day
      order by changed_on desc limit 1), 1000) + 50000) / 100000.0) * 100 as then_stay) level
    left join offers.promotions past on past.hotel_code = listed.hotel
      and past_day between past.starts_on and past.ends_on
      and listed.day between past.travel_from and past.travel_to) end as lowest
  from listed
),
reduced as (
  select *, total <= lowest * 0.99 and per_person <= ceil(lowest / people / 100.0) * 100 * 0.99 as announced from before
),
counted as (
  select value.facet || ':' || value.value as key, count(affordable.hotel) as hotels, min(affordable.price) as "from"
  from value
  left join fact using (facet, value)
  left join affordable on affordable.hotel = fact.hotel and not exists (
    select from missing where missing.hotel = affordable.hotel and missing.facet <> value.facet)
  group by value.facet, value.value
  union all
  select 'board:' || boards.code, count(shown.hotel), min(shown.price)
  from offers.boards left join shown on board = boards.code and ${inRange}
    and not exists (select from missing where missing.hotel = shown.hotel)
    and not exists (select from asked a where not exists (
      select from fact where fact.hotel = shown.hotel and fact.facet = a.facet and fact.value = any(accepted)))
  group by boards.code
)
select json_build_object(
  'listing', (select coalesce(json_agg(row_to_json(line)), '[]') from (
    select hotel, board, day, nights, airport, rooms, out_flight, back_flight, total, per_person,
      case when announced then lowest - total else 0 end as discount,
      case when announced then lowest end as lowest_before
    from reduced join offers.hotels on hotels.code = hotel order by ${orders[sorting]}) line),
  'counts', (select json_object_agg(key, json_build_object('hotels', hotels, 'from', "from")) from counted),
  'prices', (select coalesce(json_agg(price order by price), '[]') from cheapest
    where not exists (select from missing where missing.hotel = cheapest.hotel))
) as answer`

const departureAsked = `day between coalesce($3::date, '-infinity') and coalesce($4::date, 'infinity')`

const datesAsked = `${departureAsked}
  and nights between coalesce($5::int, 1) and coalesce($6::int, 90)`

const inRange = `price between coalesce($11::int, 0) and coalesce($12::int, 2147483647)`
