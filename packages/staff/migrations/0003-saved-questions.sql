-- Questions of lists that staff keep under a name, for themselves or for all who may see the list. What is asked may be somebody's name: it is
-- sealed by the shop's secret.
create table saved_questions (
  id uuid primary key,
  member_id uuid not null references members,
  room text not null check (room in ('orders', 'talks', 'complaints')),
  name text not null check (length(name) between 1 and 60),
  asked text not null,
  is_shared boolean not null,
  saved_at timestamptz not null
);
create unique index saved_questions_by_name on saved_questions (member_id, room, lower(name));
create index saved_questions_shared on saved_questions (room) where is_shared;
