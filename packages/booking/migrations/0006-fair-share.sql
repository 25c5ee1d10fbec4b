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
