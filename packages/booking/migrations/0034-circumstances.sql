-- Something unavoidable and extraordinary at a place (art. 47 of the package travel act): whoever is to be there between these days
-- leaves free of charge. Set and ended by the office; never rewritten.
create table circumstances (
  id bigint generated always as identity primary key,
  -- A country, region or resort, as the breadcrumbs of an offer name it.
  destination text not null check (destination <> ''),
  reason text not null check (reason ~ '^[a-z-]+$'),
  from_day date not null,
  until_day date not null,
  declared_by text not null,
  declared_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check (from_day <= until_day),
  check ((ended_by is null) = (ended_at is null))
);
create index circumstances_now on circumstances (destination) where ended_at is null;
