-- Who works here, how they come in, and what they did and looked at. No password, code or link is kept as it is: hashes, and keys sealed
-- by the shop's secret.

create table members (
  id uuid primary key,
  -- The address they log in with.
  login text not null,
  name text not null,
  -- `roles.ts` says what each may do.
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['service', 'operations', 'finance', 'manager', 'admin']),
  state text not null default 'invited' check (state in ('invited', 'active', 'blocked')),
  password_hash text,
  code_key bytea,
  -- The half minute of the last code that was taken: none is taken twice.
  last_step bigint not null default 0,
  made_at timestamptz not null,
  check ((state = 'active') <= (password_hash is not null and code_key is not null))
);
create unique index members_by_login on members (lower(login));

-- The link by which somebody sets password and second factor, once.
create table invitations (
  hash bytea primary key check (length(hash) = 32),
  member_id uuid not null references members,
  code_key bytea not null,
  until timestamptz not null,
  spent_at timestamptz
);
create index invitations_of_member on invitations (member_id);

create table sessions (
  hash bytea primary key check (length(hash) = 32),
  member_id uuid not null references members,
  begun_at timestamptz not null,
  seen_at timestamptz not null
);
create index sessions_of_member on sessions (member_id);

-- Every change and every look at somebody's data. Orders are named by number, guests are not named at all.
create table log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  member_id uuid not null references members,
  member_name text not null,
  act text not null check (act ~ '^[a-z]+(-[a-z]+)*$'),
  orders text[] not null default '{}',
  facts jsonb not null default '{}'
);
create index log_of_member on log (member_id, id);
create index log_of_orders on log using gin (orders);

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'the log of the office is only added to' using errcode = 'check_violation';
end $$;
create trigger log_is_only_added_to before update or delete on log for each row execute function refuse_rewriting();
create trigger log_is_never_emptied before truncate on log for each statement execute function refuse_rewriting();

-- What staff tell each other about an order.
create table notes (
  id bigint generated always as identity primary key,
  order_number text not null,
  member_id uuid not null references members,
  member_name text not null,
  at timestamptz not null,
  text text not null check (length(text) between 1 and 4000)
);
create index notes_of_order on notes (order_number, id);
