-- Of an order whose customer has left: from the day after this date on it is no longer needed whole. Until then it is carried out as it was
-- sold, but it is nobody's in the account any more.
alter table orders add column whole_until date;
create index orders_to_keep_apart on orders (whole_until) where whole_until is not null;

-- What the law wants of an order after that: the invoice and its payments, apart from the person's other data, until a date.
create table kept_papers (
  order_number text primary key,
  kept_until date not null,
  paper jsonb not null
);
create index kept_papers_to_erase on kept_papers (kept_until);
