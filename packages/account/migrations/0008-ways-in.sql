-- Further ways into an account: others' logins and passkeys.

-- Somebody is known by who says so and how they are called there, never by an address: addresses change hands.
create table identities (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  provider text not null check (provider in ('google', 'facebook')),
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  -- The address there, so that its owner sees in the settings which login it is.
  email text check (length(email) <= 320),
  linked_at timestamptz not null,
  used_at timestamptz not null
);
create unique index one_customer_per_identity on identities (issuer, subject);
create index identities_of_customer on identities (customer_id);

create table passkeys (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  -- As the browser names it, in base64url.
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- How often it was used, as far as it counts: one that goes back has been copied.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  -- It lives on several devices of its owner, and survives the loss of one.
  is_backed_up boolean not null,
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_customer on passkeys (customer_id);

-- A login that has begun in one browser and not ended yet. Each is taken once.
create table login_steps (
  -- Of what comes back from elsewhere: the state of another's login, the challenge of a passkey.
  hash bytea primary key check (length(hash) = 32),
  -- Of the cookie of the browser it began in.
  browser bytea not null check (length(browser) = 32),
  kind text not null check (kind in ('provider', 'newcomer', 'passkey-new', 'passkey-in', 'confirm')),
  customer_id uuid references customers on delete cascade,
  contents jsonb not null,
  -- Of the six digits in a letter, with the address they went to in `contents`.
  code bytea check (length(code) = 32),
  tries int not null default 0,
  until timestamptz not null
);
create index login_steps_of_browser on login_steps (browser, kind);
create index login_steps_to_forget on login_steps (until);
create index login_steps_of_customer on login_steps (customer_id);
