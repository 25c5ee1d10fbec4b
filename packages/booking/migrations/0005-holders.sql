-- Whose account an order was placed from. A guest's order has none: it belongs to whoever shows to read the mail of its address.
alter table orders add column customer_id uuid;
create index orders_of_customer on orders (customer_id) where customer_id is not null;
create index orders_of_address on orders (lower(sold -> 'contact' ->> 'email'));
