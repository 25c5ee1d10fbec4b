-- What the office closed, opened and changed of what is sold, why, and what was before: each can be taken back.
create table sale_changes (
  id uuid primary key,
  nth bigint generated always as identity unique,
  -- What was said; `sale/sale-change.ts` has its shapes.
  facts jsonb not null,
  -- What it changed, as it was.
  before jsonb not null,
  reason text not null check (reason <> ''),
  made_by text not null,
  made_at timestamptz not null,
  undone_by text,
  undone_at timestamptz,
  check ((undone_by is null) = (undone_at is null))
);
-- Of one hotel or one flight, the newest first.
create index sale_changes_of_thing on sale_changes ((coalesce(facts ->> 'hotelCode', facts ->> 'flightId')), nth);
