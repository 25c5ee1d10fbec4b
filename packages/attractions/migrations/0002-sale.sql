-- From "this one" to a ticket. Money is integer grosze. Which state may follow which is in `states/attraction-states.ts`; the triggers here
-- refuse the same, whoever writes. Whoever changes anything of a cart locks its row first.

create table carts (
  id text primary key check (id ~ '^[\w-]{12}$'),
  state text not null default 'open' check (state in ('open', 'ordered', 'paid', 'abandoned')),
  locale text not null check (locale in ('pl', 'cs', 'ro', 'hu', 'uk')),
  -- Personal data: gone when the cart is abandoned.
  contact jsonb,
  customer_id uuid,
  trip_number text,
  opened_at timestamptz not null,
  changed_at timestamptz not null
);
create index carts_to_tidy on carts (changed_at) where state = 'open';

-- Who has the key opens the cart; of the key only its SHA-256 is kept.
create table cart_keys (
  key_hash bytea primary key check (length(key_hash) = 32),
  cart_id text not null references carts on delete cascade
);
create index cart_keys_of_cart on cart_keys (cart_id);

create table items (
  id uuid primary key,
  cart_id text not null references carts on delete cascade,
  -- The order in which they were chosen.
  nth integer generated always as identity,
  state text not null default 'asked'
    check (state in ('asked', 'on-hold', 'waiting', 'confirmed', 'rejected', 'expired', 'cancelled', 'redeemed')),
  -- The supplier knows the booking by this name. Committed before the supplier hears of it; held anew it has another one.
  booking_id uuid not null unique,
  supplier text not null,
  -- Everything that a ticket needs, as it was when it was chosen.
  frozen jsonb not null,
  total integer not null check (total >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- Personal data: answers and ticket holders.
  told jsonb not null default '{"answers": {}, "holders": []}',
  held_until timestamptz,
  asked_at timestamptz not null,
  -- Taken out of the cart by the guest: nobody sees it any more.
  left_at timestamptz,
  supplier_reference text,
  codes jsonb not null default '[]',
  cancelled_at timestamptz,
  -- It is over here, and the supplier has to be told.
  is_cancel_due boolean not null default false,
  refund_amount integer check (refund_amount > 0),
  refund_state text check (refund_state in ('due', 'started', 'refunded', 'failed')),
  refund_id uuid,
  tries smallint not null default 0,
  -- When somebody looks after it; infinity: there is nothing to do.
  next_look_at timestamptz not null,
  constraint nothing_comes_back_twice check (refund_amount <= total),
  check (num_nonnulls(refund_amount, refund_state) in (0, 2)),
  check ((refund_state <> 'due') = (refund_id is not null))
);
create index items_of_cart on items (cart_id, nth);
create index items_to_look_at on items (next_look_at) where next_look_at < 'infinity';
create index items_of_refund on items (refund_id) where refund_id is not null;

create table orders (
  -- Names it in addresses, and as a purchase where the money is taken.
  transaction_id uuid primary key,
  number text not null unique check (number ~ '^A\d{9}$'),
  -- One cart, one order: whoever presses twice has ordered once.
  cart_id text not null unique references carts,
  state text not null default 'ordered' check (state in ('ordered', 'unpaid', 'paid')),
  locale text not null,
  -- Personal data; null: whoever bought it has left.
  contact jsonb,
  customer_id uuid,
  trip_number text,
  -- What was agreed to: money that comes late counts for this and nothing else.
  item_ids uuid[] not null,
  total integer not null check (total >= 0),
  paid integer not null default 0 check (paid >= 0),
  payment_id uuid,
  placed_at timestamptz not null,
  paid_at timestamptz,
  -- The buyer has left: until then it is carried out.
  whole_until date,
  constraint nobody_pays_more_than_the_price check (paid <= total),
  check ((state = 'paid') = (paid_at is not null))
);
create index orders_of_customer on orders (customer_id) where customer_id is not null;
create index orders_of_email on orders (lower(contact ->> 'email'));
create index orders_of_trip on orders (trip_number) where trip_number is not null;
create index orders_to_reopen on orders (placed_at) where state = 'ordered';
create index orders_to_forget on orders (whole_until) where whole_until is not null;

-- What calling off costs, as the guest saw it. Only the newest can be confirmed.
create table quotes (
  item_id uuid primary key references items on delete cascade,
  refund integer not null check (refund >= 0),
  until timestamptz not null
);

create function refuse_impossible_state() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not (tg_argv[0]::jsonb -> old.state) ? new.state then
    raise exception '% may not become % in %', old.state, new.state, tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger carts_follow_their_states before update of state on carts for each row
  execute function refuse_impossible_state('{"open": ["ordered", "abandoned"], "ordered": ["open", "paid"], "paid": [], "abandoned": []}');
create trigger orders_follow_their_states before update of state on orders for each row
  execute function refuse_impossible_state('{"ordered": ["unpaid", "paid"], "unpaid": ["ordered", "paid"], "paid": []}');
-- Held anew it is another booking, and begins again.
create trigger items_follow_their_states before update of state on items for each row when (new.booking_id = old.booking_id)
  execute function refuse_impossible_state('{"asked": ["on-hold", "rejected", "expired", "cancelled"],
    "on-hold": ["waiting", "confirmed", "rejected", "expired", "cancelled"],
    "waiting": ["confirmed", "rejected", "expired", "cancelled"], "confirmed": ["redeemed", "cancelled"],
    "rejected": [], "expired": [], "cancelled": [], "redeemed": []}');

create function refuse_impossible_refund() returns trigger language plpgsql as $$
begin
  if not '{"due": ["started"], "started": ["refunded", "failed"], "failed": ["started"], "refunded": []}'::jsonb -> old.refund_state ? new.refund_state then
    raise exception 'a refund that is % may not become %', old.refund_state, new.refund_state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger refunds_follow_their_states before update of refund_state on items for each row
  when (old.refund_state is not null and old.refund_state is distinct from new.refund_state) execute function refuse_impossible_refund();
create function refuse_another_booking() returns trigger language plpgsql as $$
begin
  raise exception '% is not held anew', old.state using errcode = 'check_violation';
end $$;
create trigger bookings_begin_asked before update of booking_id on items for each row
  when (new.booking_id <> old.booking_id and (new.state <> 'asked' or old.state not in ('asked', 'on-hold', 'expired', 'rejected') or old.refund_state is not null))
  execute function refuse_another_booking();
