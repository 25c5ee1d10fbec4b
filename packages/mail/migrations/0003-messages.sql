-- What guests wrote to us through the contact form.
create table messages (
  id uuid primary key default gen_random_uuid(),
  -- What guest and office call it.
  reference text not null unique,
  topic text not null,
  name text not null,
  email text not null,
  phone text,
  reservation text,
  body text not null,
  locale text not null check (locale in ('pl', 'cs', 'ro', 'hu', 'uk')),
  received_at timestamptz not null
);

create index on messages (received_at);
