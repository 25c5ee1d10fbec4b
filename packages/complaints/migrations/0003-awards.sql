-- An amount that one member of staff decided on, and that another one confirms before the guest hears of it.
create table award (
  id uuid primary key,
  complaint_id bigint not null references complaint on delete cascade,
  -- `lapsed`: the complaint went on without it.
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'refused', 'lapsed')),
  text text not null,
  amount integer not null check (amount > 0),
  made_by_id text not null,
  made_by text not null,
  made_at timestamptz not null,
  ended_by_id text,
  ended_by text,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null)),
  constraint two_people_confirm check (state <> 'confirmed' or (ended_by_id is not null and ended_by_id <> made_by_id))
);
create index award_of_complaint on award (complaint_id, made_at);
create unique index one_waiting_award on award (complaint_id) where state = 'waiting';
create trigger awards_follow_their_states before update of state on award for each row
  execute function refuse_impossible_state('{"waiting": ["confirmed", "refused", "lapsed"], "confirmed": [], "refused": [], "lapsed": []}');

-- The account an agreed amount was sent to, if the guest had not given one.
alter table complaint add column paid_to text;
