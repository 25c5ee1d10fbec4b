-- Email addresses are compared by A to Z alone: what `lower()` folds beyond that depends on the locale of the database, and `İ` made
-- two mailboxes one. Addresses are brought into the one form by the step of this migration (`migrate-account.ts`).
create unique index one_customer_per_email on customers (lower(email collate "C"));
drop index one_customer_per_mailbox;

-- Customers whose address, in the one form, is that of another customer. They keep their spelling and cannot log in with it any more:
-- the office finds out with both of them which account stays.
create table email_collisions (
  customer_id uuid primary key references customers on delete cascade,
  found_at timestamptz not null default now()
);
