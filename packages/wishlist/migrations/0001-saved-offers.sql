-- Offers guests have saved. Who a list belongs to is known to the guest's browser alone.
create table list (
  id bigint generated always as identity primary key,
  -- SHA-256 of the id in the guest's cookie: who reads this table still cannot open a list as its guest.
  guest_hash bytea not null unique,
  -- Read-only address of the list; null: not shared.
  share_token text unique,
  used_on date not null
);
create index on list (used_on);

create table saved_offer (
  id bigint generated always as identity primary key,
  list_id bigint not null references list on delete cascade,
  offer_code text not null check (length(offer_code) <= 250),
  -- As it was called, should the hotel leave the catalogue.
  hotel_name text not null,
  -- What the whole party was to pay when it was saved, in grosze.
  total integer not null check (total > 0),
  saved_on date not null,
  unique (list_id, offer_code)
);
