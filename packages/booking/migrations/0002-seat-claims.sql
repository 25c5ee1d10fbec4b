-- A numbered seat that is somebody's: a cart's until a deadline, or an order's. A seat without a row is free.
create table seat_claims (
  flight_id integer not null,
  seat text not null check (seat ~ '^[1-9]\d?[A-K]$'),
  -- Null once the order has come back for its seats and the cart is long closed.
  cart_id text,
  -- A traveller's number in the party.
  person smallint not null check (person between 0 and 7),
  -- In grosze, as it was when the seat was held.
  price integer not null check (price >= 0),
  held_until timestamptz not null,
  order_number text,
  primary key (flight_id, seat),
  constraint a_traveller_sits_once_in_a_cart unique (flight_id, cart_id, person),
  constraint a_traveller_sits_once_in_an_order unique (flight_id, order_number, person),
  check (num_nonnulls(cart_id, order_number) > 0)
);
create index seat_claims_of_cart on seat_claims (cart_id);
create index seat_claims_of_order on seat_claims (order_number) where order_number is not null;
create index seat_claims_to_free on seat_claims (held_until) where order_number is null;

-- Open maps are drawn anew. A hold that only lives longer changes nothing on them.
create function announce_seats() returns trigger language plpgsql as $$
begin
  perform pg_notify('booking_seats', coalesce(new.flight_id, old.flight_id)::text);
  return null;
end $$;
create trigger announce_seats after insert or delete or update of cart_id, order_number on seat_claims
  for each row execute function announce_seats();
