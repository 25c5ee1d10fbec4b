-- Declared under a name, so that a second press declares nothing more.
alter table circumstances add column declared_as uuid unique;

-- Whose guest was written to that leaving is free: once for each order, in the transaction that writes the letter.
create table circumstances_told (
  circumstance_id bigint not null references circumstances,
  order_number text not null references orders on delete cascade,
  told_at timestamptz not null,
  primary key (circumstance_id, order_number)
);
create index circumstances_told_of_order on circumstances_told (order_number);
