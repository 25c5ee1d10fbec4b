-- What guests pressed and saw, in numbers: per day, event, page and identifier. No row is about one guest.
create table event_count (
  day date not null,
  event text not null,
  page text not null,
  identifier text not null,
  count bigint not null check (count > 0),
  primary key (day, event, page, identifier)
);
