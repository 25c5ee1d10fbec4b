-- What customers tell about themselves, whom they travel with, what they let us send, and a change of their address.

alter table customers
  add column title text check (title in ('woman', 'man')),
  add column birth_date date,
  add column phone text check (length(phone) <= 20),
  add column street text check (length(street) <= 100),
  add column postal_code text check (length(postal_code) <= 10),
  add column city text check (length(city) <= 60),
  -- Where they like to fly from.
  add column airport text check (airport ~ '^[A-Z]{3}$');

create table companions (
  id uuid primary key,
  customer_id uuid not null references customers on delete cascade,
  title text not null check (title in ('woman', 'man')),
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  -- Type, number and end of a travel document, sealed by a key that is not in this database; `document_key` says by which.
  document bytea,
  document_key text,
  saved_at timestamptz not null,
  check ((document is null) = (document_key is null))
);
create index companions_of_customer on companions (customer_id);
create index companions_to_seal_anew on companions (document_key) where document_key is not null;

-- What we may use a phone for. Rows are only added: each says what was agreed to or taken back, when, and in which words.
create table agreements (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers on delete cascade,
  channel text not null check (channel in ('sms', 'phone')),
  is_given boolean not null,
  -- As it stood beside the button.
  wording text not null,
  at timestamptz not null
);
create index agreements_of_customer on agreements (customer_id, channel, id);

create function keep_agreement() returns trigger language plpgsql as $$
begin
  raise exception 'An agreement is a proof: it is added to, never changed.';
end $$;
create trigger agreements_are_proofs before update on agreements for each row execute function keep_agreement();

-- An address that is to become another, once both mailboxes have said yes.
create table address_changes (
  customer_id uuid primary key references customers on delete cascade,
  new_email text not null,
  -- The login that asked: it stays when all others end.
  session_id uuid not null,
  until timestamptz not null,
  old_hash bytea not null unique check (length(old_hash) = 32),
  -- Null: the address is another customer's, so that nobody can say yes.
  new_hash bytea unique check (length(new_hash) = 32),
  old_agreed_at timestamptz,
  new_agreed_at timestamptz
);
create index address_changes_to_forget on address_changes (until);
