-- On which days something can be had, as its supplier's calendar said last: one byte a day, 0: closed, 255: as many as come.
alter table attraction
  add column open_from date,
  add column open_places bytea,
  -- The calendar is asked for from then on; null: at once.
  add column calendar_due_at timestamptz,
  add constraint attraction_open_days_are_whole check ((open_from is null) = (open_places is null));
create index on attraction (supplier, calendar_due_at nulls first) where gone_at is null;
