-- The due day of the part a guest was last reminded of: each part is reminded of once.
alter table orders add column reminded_for date;
create index orders_to_remind on orders (number) where state = 'confirmed' and paid < total;
