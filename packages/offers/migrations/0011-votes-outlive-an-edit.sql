-- A review that is written anew is taken out until the office has looked at it: what others thought of it waits here. Its number waits
-- too, for a voter is the hash of it.
create table resting_votes (
  voter bytea primary key check (length(voter) = 32),
  review_id bigint not null,
  order_number text not null
);
create index resting_votes_of_order on resting_votes (order_number);
