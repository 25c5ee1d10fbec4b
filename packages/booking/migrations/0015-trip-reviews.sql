-- What whoever travelled wrote about the hotel, before it is shown: one for an order. What is shown stands in `offers.reviews`.
create table trip_reviews (
  order_number text primary key references orders on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
  review jsonb not null,
  first_written_at timestamptz not null,
  written_at timestamptz not null,
  judged_by text,
  judged_at timestamptz,
  check ((state = 'waiting') = (judged_at is null))
);
create index trip_reviews_to_judge on trip_reviews (written_at) where state = 'waiting';

create trigger trip_reviews_follow_their_states before update of state on trip_reviews for each row
  execute function refuse_impossible_state('{"waiting": ["shown", "refused"], "shown": ["waiting"], "refused": ["waiting"]}');

-- Each trip is asked about once.
alter table orders add column review_asked_at timestamptz;
create index orders_to_ask_about on orders ((sold -> 'offer' ->> 'returnDate')) where state = 'confirmed' and review_asked_at is null;
