-- Who holds places without having paid, as a keyed fingerprint of the household (see booking, 0006): counted while nothing is paid,
-- forgotten as soon as it is paid or nobody comes back.
alter table carts add column place_key text;
create index carts_of_place on carts (place_key) where place_key is not null;
create index carts_of_customer on carts (customer_id) where state in ('open', 'ordered');

create function forget_keeper() returns trigger language plpgsql as $$
begin
  new.place_key := null;
  return new;
end $$;
create trigger carts_forget_their_keeper before update of state on carts for each row
  when (new.state in ('paid', 'abandoned')) execute function forget_keeper();
