-- What a change of a sold trip would cost, as the guest saw it. Only the newest of an order can be confirmed, and only for a while.
create table quotes (
  id uuid primary key,
  -- The newest has the highest.
  nth bigint generated always as identity,
  order_number text not null references orders,
  kind text not null check (kind in ('cancel')),
  terms jsonb not null,
  -- Of the order when the quote was made: money that came since makes it another question.
  paid integer not null check (paid >= 0),
  made_at timestamptz not null,
  expires_at timestamptz not null,
  confirmed_at timestamptz
);
create index quotes_of_order on quotes (order_number, nth desc);
create unique index one_cancellation on quotes (order_number) where kind = 'cancel' and confirmed_at is not null;

-- What the guest agreed to when calling off a paid trip.
alter table orders add column cancellation jsonb;
alter table orders add check (cancellation is null or state in ('cancelled', 'refunded'));

-- A payment can go back in parts, together never more than came.
alter table refunds drop constraint refunds_payment_id_key;
create index refunds_of_payment on refunds (payment_id);
alter table refunds drop constraint refunds_reason_check;
alter table refunds add check (reason in ('places-gone', 'paid-twice', 'cancelled', 'guest-cancelled'));

create function refuse_more_than_came() returns trigger language plpgsql as $$
begin
  -- One after the other, so that each sees what others have asked for.
  perform from booking.payments where id = new.payment_id for update;
  if (select sum(amount) from booking.refunds where payment_id = new.payment_id)
      > (select amount from booking.payments where id = new.payment_id) then
    raise exception 'more would go back than came' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger refunds_are_no_more_than_came after insert or update of amount on refunds for each row
  execute function refuse_more_than_came();
