-- What guests complain about, and what became of it.
create table complaint (
  id bigint generated always as identity primary key,
  -- R and ten digits that nobody can guess from another.
  number text not null unique check (number ~ '^R\d{10}$'),
  -- Null: whose it was has left; it is kept until `kept_until`.
  customer_id uuid,
  order_number text not null,
  email text,
  locale text not null,
  state text not null check (state in ('received', 'in-work', 'question', 'decided', 'appealed', 'closed')),
  written jsonb not null,
  received_at timestamptz not null,
  -- Until when the guest was promised an answer.
  deadline date not null,
  decided_at timestamptz,
  -- {text, amount, answer: null | accepted | refused}; amount in grosze, null: none is offered.
  decision jsonb,
  -- Of what was agreed: null until it is.
  owed integer check (owed > 0),
  paid_at timestamptz,
  closed_at timestamptz,
  kept_until date,
  check ((state = 'closed') = (closed_at is not null)),
  check ((state in ('decided')) <= (decision is not null))
);
create index complaint_of_customer on complaint (customer_id, received_at desc);
create index complaint_to_answer on complaint (deadline) where state not in ('decided', 'closed');
create index complaint_of_order on complaint (order_number);

create function refuse_impossible_state() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not (tg_argv[0]::jsonb -> old.state) ? new.state then
    raise exception '% may not become % in %', old.state, new.state, tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger complaints_follow_their_states before update of state on complaint for each row
  execute function refuse_impossible_state('{"received": ["in-work", "question", "decided", "closed"],
    "in-work": ["question", "decided", "closed"], "question": ["in-work", "decided", "closed"],
    "decided": ["appealed", "closed"], "appealed": ["in-work", "question", "decided", "closed"], "closed": []}');

-- Everything that happened, in its order; nothing of it is changed.
create table complaint_event (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaint on delete cascade,
  at timestamptz not null,
  -- Whose step it was; of the office the name of who took it.
  actor text not null check (actor in ('guest', 'office', 'clock')),
  staff text,
  state text not null,
  text text
);
create index complaint_event_of on complaint_event (complaint_id, id);

-- What is being written, one for a trip, saved as it is typed.
create table complaint_draft (
  customer_id uuid not null,
  order_number text not null,
  typed jsonb not null,
  saved_at timestamptz not null,
  primary key (customer_id, order_number)
);

-- "Report a problem now": told during the trip, with time and place. It counts as reported.
create table problem_report (
  id bigint generated always as identity primary key,
  customer_id uuid,
  order_number text not null,
  place text not null,
  text text not null,
  reported_at timestamptz not null
);
create index problem_report_of_order on problem_report (order_number, id);
