-- Flights that are called off, or fly on another day under another name: a place that is given back is not sold again.
create table closed_flights (flight_id integer primary key);
insert into closed_flights
  select distinct (facts -> 'trips' ->> 'flightId')::integer from announcements
  where facts ->> 'kind' = 'cancellation' and facts -> 'trips' ? 'flightId';
drop index called_off_flights;
