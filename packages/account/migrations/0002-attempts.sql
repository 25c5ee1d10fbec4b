-- Tries at passwords, by account, place, device or link; none of them can be read here. Counted in one row each: of tries at the same moment
-- every one sees those before it.
create table attempts (
  subject bytea primary key check (length(subject) = 32),
  times int not null check (times >= 0),
  -- Then the count begins anew.
  until timestamptz not null
);
create index attempts_to_forget on attempts (until);

drop table failures;
