-- What was changed of a sold trip, by whom it was sold to: the history is never rewritten.
create table order_changes (
  id bigint generated always as identity primary key,
  order_number text not null references orders on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('contact', 'correction', 'transfer')),
  -- Before and after.
  facts jsonb not null
);
create index order_changes_of_order on order_changes (order_number, id);
