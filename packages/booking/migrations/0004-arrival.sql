-- What the link to the offer brought along: an adviser's mark, for whoever looks after the order, and codes of extras the guest was
-- promised, which the checkout puts first.
alter table carts
  add column bidding text check (length(bidding) <= 64),
  add column promoted_upsells text[] not null default '{}' check (cardinality(promoted_upsells) <= 20);
