-- The outbox. A letter is written in the transaction of what it tells about and carried afterwards: neither can exist without the other.
-- Times come from the shop's clock.

create table letters (
  -- Also its Message-ID, the same in every attempt: a mailbox that gets it twice can tell.
  id uuid primary key default gen_random_uuid(),
  -- What it is, for logs and counters; never whom it is for.
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  recipient text not null,
  -- subject, text, html, headers, replyTo. Erased once delivered: it may hold links that open something.
  contents jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given-up')),
  attempts smallint not null default 0,
  queued_at timestamptz not null,
  next_attempt_at timestamptz not null,
  finished_at timestamptz,
  -- Code of the last refusal, without its words: servers quote addresses.
  last_refusal text,
  check ((state = 'waiting') = (finished_at is null)),
  check (state <> 'waiting' or contents is not null),
  check (state <> 'sent' or contents is null)
);

create index on letters (next_attempt_at) where state = 'waiting';
create index on letters (finished_at) where state <> 'waiting';
