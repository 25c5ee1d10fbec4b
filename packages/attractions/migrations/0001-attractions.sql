-- What suppliers sell, as they told it last. Times come from the shop's clock.

create table supplier (
  name text primary key,
  -- The node that moves it on mirrors this supplier now; it writes only while nobody has begun after it.
  tried_at timestamptz not null,
  -- When its catalogue was last taken over whole.
  mirrored_at timestamptz,
  -- Of the last try; null: it succeeded.
  fault text
);

create table attraction (
  -- Ends the address of its page: it stays, also when the attraction comes back after it was gone.
  number integer generated always as identity primary key,
  supplier text not null references supplier,
  product_id text not null,
  -- In our words, in all languages, without number and place.
  product jsonb not null,
  -- Of product and place: what is the same is not written again.
  fingerprint text not null,
  title text not null,
  place_code text,
  price_from integer check (price_from >= 0),
  changed_at timestamptz not null,
  -- The supplier sells it no more. Bookings have what they need with them.
  gone_at timestamptz,
  unique (supplier, product_id)
);
create index on attraction (place_code) where gone_at is null;
