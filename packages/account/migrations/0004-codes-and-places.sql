-- A login that is unusual waits for a code from the customer's mailbox.
create table login_codes (
  -- Of what the browser keeps of this attempt.
  hash bytea primary key check (length(hash) = 32),
  customer_id uuid not null references customers on delete cascade,
  -- Keyed with a secret that is not here: six digits would be tried in a moment.
  code bytea not null check (length(code) = 32),
  until timestamptz not null,
  tries int not null default 0,
  letters int not null default 1
);
create index login_codes_of_customer on login_codes (customer_id);
create index login_codes_to_forget on login_codes (until);

-- Networks that a customer has come in from; which ones cannot be read here.
create table known_places (
  customer_id uuid not null references customers on delete cascade,
  place bytea not null check (length(place) = 32),
  seen_at timestamptz not null,
  primary key (customer_id, place)
);
create index known_places_to_forget on known_places (seen_at);

alter table customers add column always_code boolean not null default false;
alter table customers add column login_letters boolean not null default true;
-- Hash of what the browser keeps in which this registration was typed.
alter table customers add column registered_in text;

-- A link that has done its work is kept for a while, so that its page can say what became of it.
alter table one_time_tokens add column spent_at timestamptz;
