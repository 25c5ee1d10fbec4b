-- What departures of a week cost at least while they were on sale, for two adults from any airport, for the length that is usual for such a
-- trip. A departure that has left leaves no other trace of its price; a year later guests compare with it.
create table week_prices (
  trip_type text not null check (trip_type in ('WS', 'DW', 'WO', 'NR')),
  place_code text not null references places on delete cascade,
  -- Its Monday.
  week date not null check (extract(isodow from week) = 1),
  -- Grosze, for both.
  total integer not null check (total > 0),
  primary key (trip_type, place_code, week)
);
