-- How many letters visitors have asked for lately: to one mailbox, about one thing, from one household. All three are keyed fingerprints;
-- whoever reads this table learns nobody's address.
create table asked_letters (
  key text primary key check (key ~ '^[\w-]{43}$'),
  -- When the day began that is being counted.
  since timestamptz not null,
  count integer not null
);
create index on asked_letters (since);

-- Letters were counted by their recipients before.
drop index if exists letters_lower_queued_at_idx;
