-- What a customer has said about an order apart from who ordered it: a trip somebody else booked is in their list too (true), one of
-- their own is not (false).
create table order_accounts (
  order_number text not null references orders on delete cascade,
  customer_id uuid not null,
  is_theirs boolean not null,
  at timestamptz not null,
  primary key (order_number, customer_id)
);
create index order_accounts_of_customer on order_accounts (customer_id);

-- The one link by which companions look at a trip. Each new one is another round: the link before it opens nothing.
create table order_previews (
  order_number text primary key references orders on delete cascade,
  round integer not null check (round > 0),
  has_documents boolean not null,
  is_open boolean not null,
  made_at timestamptz not null
);
