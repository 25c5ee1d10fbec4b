-- A sold trip can become another one: of another date, airport, room, board or party.
alter table quotes drop constraint quotes_kind_check;
alter table quotes add constraint quotes_kind_check check (kind in ('cancel', 'change'));
alter table order_changes drop constraint order_changes_kind_check;
alter table order_changes add constraint order_changes_kind_check
  check (kind in ('contact', 'correction', 'transfer', 'trip'));

-- The order as it was before the change: papers that were handed over stay readable.
alter table order_changes add column replaced jsonb;

-- What is paid above the price of the changed trip goes back.
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check
  check (reason in ('places-gone', 'paid-twice', 'cancelled', 'guest-cancelled', 'guest-changed'));
