-- What the office finds orders and money by (`desk/`), each by an index. Nothing here changes what is sold.

-- Letters without their marks, so that Zolc finds Żółć.
create function plain_letters(words text) returns text language sql immutable parallel safe as $$
  select lower(translate(words,
    'ĄąĆćĘęŁłŃńÓóŚśŹźŻżÁáČčĎďÉéĚěÍíŇňŘřŠšŤťÚúŮůÝýŽžĂăÂâÎîȘșŞşȚțŢţÖöŐőÜüŰűÄäËëÔôĽľĹĺŔŕÀàÈèÇçÑñØøĐđ',
    'AaCcEeLlNnOoSsZzZzAaCcDdEeEeIiNnRrSsTtUuUuYyZzAaAaIiSsSsTtTtOoOoUuUuAaEeOoLlLlRrAaEeCcNnOoDd'))
$$;

create function order_names(sold jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, booking.plain_letters(concat_ws(' ',
    sold #>> '{contact,firstName}', sold #>> '{contact,lastName}',
    (select string_agg(concat_ws(' ', person ->> 'firstName', person ->> 'lastName'), ' ')
     from jsonb_array_elements(sold -> 'participants') person))))
$$;
create index orders_by_names on orders using gin (order_names(sold));

create function order_hotel(sold jsonb) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple'::regconfig, booking.plain_letters(concat_ws(' ', sold #>> '{offer,hotelCode}', sold #>> '{offer,hotelName}')))
$$;
create index orders_by_hotel on orders using gin (order_hotel(sold));

-- 'WZ4711' and 'WZ4711 2026-10-03' of both ways.
create function order_flights(sold jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(name), '{}') from (
    select concat(leg ->> 'airLineCode', leg ->> 'flightNumber', dated.day) as name
    from (values (sold #> '{offer,departureFlight}'), (sold #> '{offer,returnFlight}')) legs (leg),
      lateral (values (''), (' ' || (leg ->> 'date'))) dated (day)
    where jsonb_typeof(leg) = 'object') names
$$;
create index orders_by_flight on orders using gin (order_flights(sold));

create function order_phone(sold jsonb) returns text language sql immutable parallel safe as $$
  select right(regexp_replace(sold #>> '{contact,phone}', '\D', '', 'g'), 9)
$$;
create index orders_by_phone on orders (order_phone(sold));

create index orders_by_departure on orders ((sold #>> '{offer,departureDate}'), placed_at, number);
create index orders_by_time on orders (placed_at, number);
create index orders_by_state on orders (state, placed_at, number);

-- The day until which the next part is to be paid; null: nothing is left.
create function next_due(schedule jsonb, paid integer) returns text language sql immutable parallel safe as $$
  select due from (
    select part ->> 'dueBy' as due, sum((part ->> 'amount')::integer) over (order by nth) as until, nth
    from jsonb_array_elements(schedule) with ordinality parts (part, nth)) running
  where until > paid order by nth limit 1
$$;
create index orders_by_due on orders (next_due(schedule, paid), number) where state = 'confirmed' and paid < total;

create index payments_by_time on payments (started_at, id);
create index payments_by_arrival on payments (completed_at) where completed_at is not null;
create index refunds_by_time on refunds (asked_at, id);
create index refunds_by_end on refunds (finished_at) where finished_at is not null;
create index announcements_by_time on announcements (made_at, id);
create index order_stock_of_flight on order_stock (flight_id) where flight_id is not null;
create index order_stock_of_hotel on order_stock (hotel_code) where hotel_code is not null;
