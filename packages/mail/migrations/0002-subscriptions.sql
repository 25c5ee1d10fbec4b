-- Who wants to hear from us, what exactly they agreed to, and when they confirmed it. No network address is kept.

-- Every wording of a consent that somebody has agreed to, by its fingerprint.
create table wordings (
  code text primary key check (code ~ '^[0-9a-f]{16}$'),
  html text not null,
  first_used_at timestamptz not null
);

create table subscriptions (
  id uuid primary key default gen_random_uuid(),
  list text not null check (list in ('newsletter', 'presale')),
  -- Keyed fingerprint of the address: finds a subscription again without keeping the address of somebody who left.
  address_key text not null,
  email text,
  first_name text,
  phone text,
  -- Where and when the guest would like to go; presale only.
  wish text,
  locale text not null check (locale in ('pl', 'cs', 'ro', 'hu', 'uk')),
  state text not null check (state in ('pending', 'confirmed', 'left')),
  -- Grows when somebody who left comes back: links of an earlier time open nothing.
  round integer not null default 1,
  signed_up_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz,
  unique (list, address_key),
  check ((state = 'left') = (email is null)),
  check ((state = 'left') = (left_at is not null)),
  check (state <> 'left' or (first_name is null and phone is null and wish is null)),
  check (state <> 'confirmed' or confirmed_at is not null)
);

create index on subscriptions (signed_up_at) where state = 'pending';

create table consents (
  id bigint generated always as identity primary key,
  subscription_id uuid not null references subscriptions on delete cascade,
  channel text not null check (channel in ('email', 'phone')),
  wording text not null references wordings,
  given_at timestamptz not null,
  -- The click in the letter: from here on the consent is proven to be the owner's.
  confirmed_at timestamptz,
  withdrawn_at timestamptz
);

create index on consents (subscription_id);

-- How many letters an address was sent lately, so that nobody can flood a stranger's mailbox with our form.
create index on letters (lower(recipient), queued_at);
