-- What was sold, one narrow row for each order that was ever confirmed: figures are added up from here and not from `orders`, whose `sold` is
-- wide. Nobody is named; the row stays when the order is kept apart, so that the turnover of a year does not change afterwards.
create table sales (
  order_number text primary key,
  -- Of the first payment, by the clock of Warsaw.
  day date not null,
  -- Codes of `offers.places` and `offers.airports`; null: nowhere in particular, or own transport.
  country text,
  airport text,
  people smallint not null,
  total integer not null,
  is_cancelled boolean not null
);
create index sales_by_day on sales (day) include (country, airport, people, total, is_cancelled);

create function note_sale() returns trigger language plpgsql set search_path from current as $$
begin
  insert into booking.sales as known (order_number, day, country, airport, people, total, is_cancelled)
  values (new.number, (new.confirmed_at at time zone 'Europe/Warsaw')::date, new.sold #>> '{offer,breadcrumbs,0,code}',
    new.sold #>> '{offer,airportCode}', jsonb_array_length(new.sold -> 'participants'), new.total, new.state <> 'confirmed')
  on conflict (order_number) do update set country = excluded.country, airport = excluded.airport, people = excluded.people,
    total = excluded.total, is_cancelled = excluded.is_cancelled
  where (known.country, known.airport, known.people, known.total, known.is_cancelled) is distinct from
    (excluded.country, excluded.airport, excluded.people, excluded.total, excluded.is_cancelled);
  return null;
end $$;
create trigger orders_are_counted after insert or update of state, sold, total on orders for each row
  when (new.confirmed_at is not null) execute function note_sale();

insert into sales
select number, (confirmed_at at time zone 'Europe/Warsaw')::date, sold #>> '{offer,breadcrumbs,0,code}', sold #>> '{offer,airportCode}',
  jsonb_array_length(sold -> 'participants'), total, state <> 'confirmed'
from orders where confirmed_at is not null;

-- Which carts became orders, by when they were opened.
create index carts_by_opening on carts (opened_at);
