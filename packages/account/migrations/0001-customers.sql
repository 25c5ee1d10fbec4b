-- Who has an account, and from which browsers they are logged in. Of passwords and of everything that opens something only hashes are kept.

create table customers (
  id uuid primary key,
  -- As it was typed. A mailbox is one mailbox however its address is capitalised.
  email text not null,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  locale text not null check (locale in ('pl', 'cs', 'ro', 'hu', 'uk')),
  -- Registered: somebody typed this address. Active: its owner has shown to read its mail.
  state text not null default 'registered' check (state in ('registered', 'active')),
  registered_at timestamptz not null,
  activated_at timestamptz,
  check ((state = 'active') = (activated_at is not null))
);
create unique index one_customer_per_mailbox on customers (lower(email));
create index customers_to_forget on customers (registered_at) where state = 'registered';

-- One login in one browser: all tokens that came of it, one after the other, end together.
create table sessions (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  begun_at timestamptz not null
);
create index sessions_of_customer on sessions (customer_id);

create table session_tokens (
  hash bytea primary key check (length(hash) = 32),
  session_id uuid not null references sessions on delete cascade,
  kind text not null check (kind in ('short', 'refresh')),
  until timestamptz not null,
  -- Of a refresh token: since then another one has taken its place.
  used_at timestamptz
);
create index session_tokens_of_session on session_tokens (session_id);
create index session_tokens_to_forget on session_tokens (until);

-- What a link in a letter is good for, once.
create table one_time_tokens (
  hash bytea primary key check (length(hash) = 32),
  customer_id uuid not null references customers on delete cascade,
  purpose text not null check (purpose in ('activation', 'reset')),
  until timestamptz not null,
  -- Of an activation: what was typed when this very letter was asked for, so that nobody's later words become part of it.
  registration jsonb,
  check ((purpose = 'activation') = (registration is not null))
);
create index one_time_tokens_of_customer on one_time_tokens (customer_id);
create index one_time_tokens_to_forget on one_time_tokens (until);

-- Wrong passwords, by whom they were typed for and from where; neither can be read here.
create table failures (
  subject bytea not null check (length(subject) = 32),
  failed_at timestamptz not null
);
create index failures_of_subject on failures (subject, failed_at);
