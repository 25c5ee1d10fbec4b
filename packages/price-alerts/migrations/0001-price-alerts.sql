-- Who wants to hear when an offer costs less. Times come from the shop's clock. Stopped means deleted: nothing of it is needed any more.
create table alert (
  id uuid primary key default gen_random_uuid(),
  -- Keyed fingerprint of the address: finds what else it has asked for.
  address_key text not null,
  email text not null,
  locale text not null check (locale in ('pl', 'cs', 'ro', 'hu', 'uk')),
  offer_code text not null check (length(offer_code) <= 250),
  -- As they were when asked, should the hotel leave the catalogue.
  hotel_name text not null,
  offer_path text not null,
  -- Grosze, for the whole party.
  total integer not null check (total > 0),
  below integer not null check (below > 0),
  state text not null check (state in ('pending', 'confirmed')),
  asked_at timestamptz not null,
  -- What the guest was last told; null: nothing since the price was last above.
  told_total integer,
  told_at timestamptz,
  is_sold_out_told boolean not null default false
);

create index on alert (address_key, asked_at);
create index on alert (id) where state = 'confirmed';
create index on alert (asked_at) where state = 'pending';
