-- What the organiser changed after the sale. Which state may follow which is in `states/booking-states.ts`; the trigger refuses the same.

-- Said once by the office; until `done_at` it is still being told to everybody concerned.
create table announcements (
  id uuid primary key,
  -- What is changed for whom, as the office said it.
  facts jsonb not null,
  said_by text not null,
  made_at timestamptz not null,
  done_at timestamptz
);
create index announcements_to_spread on announcements (made_at) where done_at is null;

-- What one guest was told, and what they answered.
create table notices (
  id uuid primary key,
  nth bigint generated always as identity,
  announcement_id uuid not null references announcements,
  order_number text not null references orders on delete cascade,
  state text not null check (state in ('told', 'open', 'accepted', 'left', 'lapsed', 'replaced', 'closed')),
  -- Old and new.
  change jsonb not null,
  is_significant boolean not null,
  made_at timestamptz not null,
  answer_by timestamptz,
  -- Who ended it: the guest, or the deadline.
  ended_by text check (ended_by in ('guest', 'deadline', 'shop')),
  ended_at timestamptz,
  reminders smallint not null default 0,
  -- When it is to be reminded of or ended.
  next_step_at timestamptz,
  -- The order as it was sold before the change counted: its papers stay readable.
  sold_before jsonb,
  -- Whoever says it again says it once.
  unique (announcement_id, order_number),
  check ((state = 'open') <= (answer_by is not null and next_step_at is not null)),
  check ((state in ('told', 'open')) or (ended_by is not null and ended_at is not null))
);
create index notices_of_order on notices (order_number, nth);
create unique index one_open_notice_of_a_kind on notices (order_number, (change ->> 'kind')) where state = 'open';
create index notices_to_follow on notices (next_step_at) where state = 'open';

create trigger notices_follow_their_states before update of state on notices for each row
  execute function refuse_impossible_state('{"open": ["accepted", "left", "lapsed", "replaced", "closed"], "told": [], "accepted": [],
    "left": [], "lapsed": [], "replaced": [], "closed": []}');
