-- What staff do for a guest, with the guest's own quotes. Who did it; null: the guest.
alter table order_changes add column made_by text;
alter table quotes add column made_by text;

-- What gives away so much that a second person looks at it. Nothing has happened to the order yet.
create table proposals (
  -- Of the quote that it was made from: whoever presses twice has proposed once.
  id uuid primary key,
  order_number text not null references orders on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'lapsed')),
  -- What is to happen, why, and what it was said to cost.
  act jsonb not null,
  made_by_id uuid not null,
  made_by text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_by text,
  ended_at timestamptz,
  check ((state in ('confirmed', 'refused')) <= (ended_by is not null and ended_at is not null))
);
create index proposals_of_order on proposals (order_number, made_at);
create index proposals_by_time on proposals (made_at) where state = 'waiting';
create unique index one_waiting_proposal on proposals (order_number) where state = 'waiting';
create trigger proposals_follow_their_states before update of state on proposals for each row
  execute function refuse_impossible_state('{"waiting": ["confirmed", "refused", "lapsed"], "confirmed": [], "refused": [], "lapsed": []}');
