-- From a filled-in cart to a paid order. Money is integer grosze. Which state may follow which is in `states/booking-states.ts`;
-- the triggers here refuse the same, whoever writes.

create table carts (
  id text primary key check (id ~ '^[\w-]{12}$'),
  state text not null default 'open' check (state in ('open', 'ordered', 'abandoned')),
  locale text not null check (locale in ('pl', 'cs', 'ro', 'hu', 'uk')),
  offer_code text not null,
  -- What the guest has seen and agreed to pay for the offer; extras are agreed to by adding them.
  agreed_offer integer not null check (agreed_offer > 0),
  -- Personal data: gone when the cart is abandoned.
  participants jsonb not null default '[]',
  contact jsonb,
  upsells jsonb not null default '[]',
  consents jsonb not null,
  later_email text,
  opened_at timestamptz not null,
  changed_at timestamptz not null
);
create index carts_to_tidy on carts (changed_at) where state = 'open';

-- Who has the key opens the cart; of the key only its SHA-256 is kept. A link in a letter gives another device a key of its own.
create table cart_keys (
  key_hash bytea primary key check (length(key_hash) = 32),
  cart_id text not null references carts on delete cascade
);
create index cart_keys_of_cart on cart_keys (cart_id);

create table orders (
  number text primary key check (number ~ '^W\d{9}$'),
  -- One cart, one order: whoever presses twice has ordered once.
  cart_id text not null unique references carts,
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'expired', 'cancelled', 'refunded')),
  locale text not null,
  -- Offer, people, contact, extras, seats and price as they were sold.
  sold jsonb not null,
  total integer not null check (total > 0),
  paid integer not null default 0 check (paid >= 0),
  variant text check (variant in ('full', 'deposit', 'instalments')),
  schedule jsonb not null default '[]',
  placed_at timestamptz not null,
  confirmed_at timestamptz,
  -- While pending: the places are theirs until then.
  held_until timestamptz not null,
  constraint nobody_pays_more_than_the_price check (paid <= total),
  check ((state = 'confirmed') <= (paid > 0 and confirmed_at is not null))
);
create index orders_to_expire on orders (held_until) where state = 'pending';

-- What an order has taken out of the inventory and not given back: exactly these rows are given back, once.
create table order_stock (
  order_number text not null references orders,
  flight_id integer,
  cabin text,
  hotel_code text,
  room_code text,
  night date,
  count smallint not null check (count > 0),
  unique nulls not distinct (order_number, flight_id, cabin, hotel_code, room_code, night),
  check (num_nonnulls(flight_id, cabin) in (0, 2)),
  check (num_nonnulls(hotel_code, room_code, night) in (0, 3)),
  check ((flight_id is null) <> (night is null))
);

create table payments (
  -- The bank knows the attempt by this name, too.
  id uuid primary key,
  order_number text not null references orders,
  state text not null default 'started'
    check (state in ('started', 'waiting', 'completed', 'refused', 'refunding', 'refunded')),
  method text not null check (method in ('blik', 'bank', 'card')),
  amount integer not null check (amount > 0),
  -- Of the order when this began: if it differs when the money comes, another attempt was paid meanwhile.
  paid_before integer not null check (paid_before >= 0),
  gateway text not null,
  gateway_id text,
  -- Somebody is speaking with the bank about it at this moment.
  is_starting boolean not null default true,
  started_at timestamptz not null,
  -- The bank takes no money for it afterwards.
  valid_until timestamptz not null,
  completed_at timestamptz,
  looks smallint not null default 0,
  next_look_at timestamptz not null,
  unique (gateway, gateway_id)
);
create index payments_of_order on payments (order_number);
create unique index one_unsettled_payment on payments (order_number) where state in ('started', 'waiting');
create index payments_to_look_at on payments (next_look_at) where state in ('started', 'waiting');

create table refunds (
  -- The bank pays back once for this name, however often it is asked.
  id uuid primary key,
  payment_id uuid not null unique references payments,
  amount integer not null check (amount > 0),
  reason text not null check (reason in ('places-gone', 'paid-twice', 'cancelled')),
  asked_at timestamptz not null,
  finished_at timestamptz,
  tries smallint not null default 0,
  next_try_at timestamptz not null
);
create index refunds_to_ask on refunds (next_try_at) where finished_at is null;

-- The first answer to a key, for a day.
create table answers (
  scope text not null,
  key text not null,
  body_hash bytea not null check (length(body_hash) = 32),
  answer jsonb,
  -- Whoever works on it has died when this is past and there is no answer.
  working_until timestamptz not null,
  asked_at timestamptz not null,
  primary key (scope, key)
);
create index answers_to_forget on answers (asked_at);

create function refuse_impossible_state() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not (tg_argv[0]::jsonb -> old.state) ? new.state then
    raise exception '% may not become % in %', old.state, new.state, tg_table_name using errcode = 'check_violation';
  end if;
  return new;
end $$;

create trigger carts_follow_their_states before update of state on carts for each row
  execute function refuse_impossible_state('{"open": ["ordered", "abandoned"], "ordered": [], "abandoned": []}');
create trigger orders_follow_their_states before update of state on orders for each row
  execute function refuse_impossible_state('{"pending": ["confirmed", "expired", "cancelled"], "expired": ["confirmed", "refunded"],
    "confirmed": ["cancelled"], "cancelled": ["refunded"], "refunded": []}');
create trigger payments_follow_their_states before update of state on payments for each row
  execute function refuse_impossible_state('{"started": ["waiting", "completed", "refused"], "waiting": ["completed", "refused"],
    "completed": ["refunding"], "refused": ["completed"], "refunding": ["refunded"], "refunded": []}');
