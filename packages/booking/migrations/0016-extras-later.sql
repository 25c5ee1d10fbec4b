-- Extras are added to a sold trip and given back. Which kinds and reasons there are is said by the code, once.
alter table quotes drop constraint quotes_kind_check;
alter table quotes add constraint quotes_kind_check check (kind ~ '^[a-z-]+$');
alter table order_changes drop constraint order_changes_kind_check;
alter table order_changes add constraint order_changes_kind_check check (kind ~ '^[a-z-]+$');
alter table refunds drop constraint refunds_reason_check;
alter table refunds add constraint refunds_reason_check check (reason ~ '^[a-z-]+$');
