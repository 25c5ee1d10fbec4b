-- What of the order the price of a quote depends on: when that is another, so is the question. Null: made before this column was.
alter table quotes add column made_for text;

-- Which announcement is the newer one: moments can be the same.
alter table announcements add column nth bigint generated always as identity;
-- Flights that are called off: their places do not come back on sale when guests leave.
create index called_off_flights on announcements (((facts -> 'trips' ->> 'flightId')::integer))
  where facts ->> 'kind' = 'cancellation';

-- Guests are found by the hotel they will stay in, which may be another than the one they bought.
create index orders_of_hotel on orders ((sold -> 'offer' ->> 'hotelCode')) where state in ('pending', 'confirmed');
