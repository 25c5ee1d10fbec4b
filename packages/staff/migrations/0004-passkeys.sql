-- A second factor beside the code of an app: keys that a device keeps and its owner opens.
create table passkeys (
  id uuid primary key,
  member_id uuid not null references members,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  used_at timestamptz
);
create index passkeys_of_member on passkeys (member_id);

-- Challenges say themselves what they are for and until when, sealed by the shop's secret; those that were answered are not taken again.
create table spent_challenges (
  hash bytea primary key check (length(hash) = 32),
  until timestamptz not null
);
