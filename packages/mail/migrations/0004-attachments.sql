-- Files that travel with a letter. They stay until it is delivered: a letter tried again carries the very same bytes.
create table attachments (
  letter_id uuid not null references letters on delete cascade,
  position smallint not null,
  -- Plain letters only: mail programs spoil others, and nothing of it can begin a header.
  name text not null check (name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'),
  type text not null check (type ~ '^[a-z]+/[a-z0-9.+-]+$'),
  -- Mail servers take some 20 MB in all, and a third is added on the way.
  bytes bytea not null check (octet_length(bytes) <= 4194304),
  primary key (letter_id, position)
);

-- What may be written only once, whoever calls and however often: `order-confirmed W402917655`.
alter table letters add column once_as text unique;
