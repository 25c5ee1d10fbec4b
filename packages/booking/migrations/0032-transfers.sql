-- Ordinary bank transfers: what came to the shop's account, and what became of it. A booked one is a payment of the gateway 'transfer', which
-- begins and is settled in one transaction: it never waits, so it may stand beside an attempt that does.
create table transfers (
  id uuid primary key,
  -- The bank's own name for it: the same one again is the same money.
  reference text not null unique check (length(reference) between 1 and 80),
  amount integer not null check (amount > 0),
  received_on date not null,
  sender text not null,
  account text,
  title text not null,
  state text not null default 'unmatched' check (state in ('unmatched', 'booked', 'returning', 'returned')),
  -- Why it fits no order (`transfers/transfer-fit.ts`), as it was when it came.
  misfit text,
  order_number text,
  payment_id uuid unique,
  added_by text not null,
  added_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'booked') = (order_number is not null)),
  check ((state in ('returning', 'returned')) <= (account is not null))
);
create index transfers_open on transfers (received_on, id) where state in ('unmatched', 'returning');
create index transfers_of_order on transfers (order_number) where order_number is not null;
create trigger transfers_follow_their_states before update of state on transfers for each row
  execute function refuse_impossible_state('{"unmatched": ["booked", "returning"], "booked": [], "returning": ["returned"], "returned": []}');

drop index one_unsettled_payment;
create unique index one_unsettled_payment on payments (order_number)
  where state in ('started', 'waiting') and gateway <> 'transfer';

-- Money that a gateway says it has taken, and that is of no payment of ours, or of another amount: a person must look after it there.
create table unfit_payments (
  gateway text not null,
  payment_id text not null,
  gateway_id text not null default '',
  amount integer not null,
  code text not null check (code in ('payment-unknown', 'amount-differs')),
  heard_at timestamptz not null,
  primary key (gateway, payment_id, gateway_id)
);
