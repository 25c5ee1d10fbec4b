-- Money for something that is not a trip: `purchase` is another room's own name for it, and nothing here points into its tables.
-- `label` is what guests and staff read of it, as of an order its number.
alter table payments alter column order_number drop not null;
alter table payments add column purchase text check (length(purchase) between 1 and 80);
alter table payments add column label text check (length(label) between 1 and 40);
alter table payments add constraint payments_are_for_one_thing check (num_nonnulls(order_number, purchase) = 1);
alter table payments add constraint payments_of_purchases_have_a_label check (num_nonnulls(purchase, label) in (0, 2));

create index payments_of_purchase on payments (purchase, started_at) where purchase is not null;
create unique index one_unsettled_payment_of_purchase on payments (purchase) where state in ('started', 'waiting');
