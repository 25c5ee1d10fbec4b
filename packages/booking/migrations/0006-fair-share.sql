-- Who keeps places from others without having paid, as keyed fingerprints of household and mailbox: counted while nothing is paid,
-- forgotten as soon as it is paid or given back.
alter table orders add column place_key text, add column mailbox_key text;
alter table seat_claims add column place_key text, add column mailbox_key text;

create function forget_keeper() returns trigger language plpgsql as $$
begin
  new.place_key := null;
  new.mailbox_key := null;
  return new;
end $$;

create trigger orders_forget_their_keeper before update of state on orders for each row
  when (new.state <> 'pending') execute function forget_keeper();
create trigger seat_claims_forget_their_keeper before update of order_number on seat_claims for each row
  when (new.order_number is not null) execute function forget_keeper();

-- One at a time of a household or a mailbox until the transaction ends, in one order for everybody: nobody waits for each other in a circle.
create function keep_alone(of_place text, of_mailbox text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtext('fair share'), mark)
  from (select distinct hashtext(key) as mark from unnest(array[of_place, of_mailbox]) key where key is not null order by 1) marks
$$;

-- What is counted is looked at after the lock, by a statement of its own: it sees what others have committed meanwhile.
create function kept_orders(of_place text, of_mailbox text, of_keys bytea[], at_moment timestamptz)
  returns table (order_number text, place boolean, mailbox boolean, browser boolean) language plpgsql as $$
declare carts_of_browser text[] := array(select k.cart_id from booking.cart_keys k where k.key_hash = any(of_keys));
begin
  perform booking.keep_alone(of_place, of_mailbox);
  return query
    select o.number, coalesce(o.place_key = of_place, false), coalesce(o.mailbox_key = of_mailbox, false),
      o.cart_id = any(carts_of_browser)
    from booking.orders o
    where o.state = 'pending' and o.held_until > at_moment
      and (o.place_key = of_place or o.mailbox_key = of_mailbox or o.cart_id = any(carts_of_browser))
    order by o.placed_at, o.number;
end $$;

-- Likewise seats held by carts, without those that one cart is about to choose anew on some flights.
create function kept_seats(of_place text, of_mailbox text, of_keys bytea[], at_moment timestamptz, but_cart text, but_flights integer[])
  returns table (place boolean, mailbox boolean, browser boolean) language plpgsql as $$
declare carts_of_browser text[] := array(select k.cart_id from booking.cart_keys k where k.key_hash = any(of_keys));
begin
  perform booking.keep_alone(of_place, of_mailbox);
  return query
    select coalesce(s.place_key = of_place, false), coalesce(s.mailbox_key = of_mailbox, false), s.cart_id = any(carts_of_browser)
    from booking.seat_claims s
    where s.order_number is null and s.held_until > at_moment and not (s.cart_id = but_cart and s.flight_id = any(but_flights))
      and (s.place_key = of_place or s.mailbox_key = of_mailbox or s.cart_id = any(carts_of_browser));
end $$;
