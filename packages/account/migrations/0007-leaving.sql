-- Of the place of a session only its network is kept.
update sessions set place = case
  when place ~ '^(::ffff:)?\d+\.\d+\.\d+\.\d+$' then regexp_replace(place, '^(?:::ffff:)?(\d+\.\d+)\..*$', '\1.*.*')
  when place like '%:%' then split_part(place, ':', 1) || ':' || split_part(place, ':', 2) || ':*'
end where place is not null;

-- When a customer who wants to go is forgotten; until then every login keeps the account.
alter table customers add column leaves_at timestamptz;
create index customers_who_leave on customers (leaves_at) where leaves_at is not null;

-- A copy of everything the shop knows of a customer, made in the background and fetched by its owner alone.
create table data_copies (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  locale text not null check (locale in ('pl', 'cs', 'ro', 'hu', 'uk')),
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  asked_at timestamptz not null,
  -- Of how many parts how many are done.
  parts smallint not null default 0,
  done smallint not null default 0,
  tries smallint not null default 0,
  -- Somebody works on it until then, or it waits for its next try.
  next_try_at timestamptz not null,
  -- The copy itself, as long as it may be fetched.
  zip bytea,
  until timestamptz,
  check ((state = 'ready') = (zip is not null and until is not null))
);
create unique index one_copy_at_a_time on data_copies (customer_id) where state = 'waiting';
create index data_copies_of_customer on data_copies (customer_id, asked_at);
create index data_copies_to_make on data_copies (next_try_at) where state = 'waiting';
create index data_copies_to_forget on data_copies (until) where until is not null;

-- What a customer searched for and looked at last, joined from all their browsers: each once, with when it was last.
create table last_seen (
  customer_id uuid not null references customers on delete cascade,
  kind text not null check (kind in ('search', 'offer')),
  what text not null check (length(what) <= 2000),
  seen_at timestamptz not null,
  primary key (customer_id, kind, what)
);
