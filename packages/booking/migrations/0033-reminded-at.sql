-- When a guest was last reminded of what is due, by the clock or by somebody of the office.
alter table orders add column reminded_at timestamptz;
