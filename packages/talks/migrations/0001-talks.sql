-- What guests and the office say to each other. Times come from the shop's clock.

create table thread (
  -- The number of the order it is about, or a random name.
  id text primary key,
  -- Everybody who has that trip in their account reads and writes here.
  order_number text unique check (order_number = id),
  -- A question about no trip belongs to one customer.
  customer_id uuid,
  subject text,
  -- Taken under the lock of this row: whoever has seen a number has seen, or can read, all below it.
  last_number integer not null default 0,
  last_at timestamptz not null,
  staff_read integer not null default 0,
  check (num_nonnulls(order_number, customer_id) = 1)
);
create index on thread (customer_id) where customer_id is not null;
create index on thread (last_at desc, id);

create table message (
  thread_id text not null references thread on delete cascade,
  number integer not null,
  author text not null check (author in ('guest', 'staff', 'machine')),
  -- The customer who wrote it. A customer who is forgotten takes what they wrote along.
  customer_id uuid,
  -- As the guest knows whoever answered.
  staff_name text,
  staff_id text,
  -- Made by whoever sends, so that what was sent twice is there once.
  sent_as text not null,
  subject text,
  body text not null,
  -- Small letters without marks, for searching.
  words text not null,
  at timestamptz not null,
  primary key (thread_id, number),
  unique (thread_id, author, sent_as)
);
create index on message (customer_id) where customer_id is not null;

create table read_mark (
  thread_id text not null references thread on delete cascade,
  customer_id uuid not null,
  number integer not null,
  primary key (thread_id, customer_id)
);

create table draft (
  thread_id text not null,
  customer_id uuid not null,
  body text not null,
  saved_at timestamptz not null,
  primary key (customer_id, thread_id)
);

-- A guest who wants an answer now.
create table chat (
  thread_id text primary key references thread on delete cascade,
  state text not null check (state in ('waiting', 'answered', 'ended')),
  asked_at timestamptz not null,
  staff_id text,
  staff_name text,
  check (state <> 'answered' or staff_id is not null)
);
create index on chat (asked_at) where state = 'waiting';

-- Who of the office looks at the chats now.
create table at_desk (
  staff_id text primary key,
  seen_at timestamptz not null
);
