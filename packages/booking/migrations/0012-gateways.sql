-- More than one bank. Who moves a payment's money stands with the payment (`gateway`); old ones are PayU's.
-- Ways to pay: `payments/method-kinds.ts` has the same list.
alter table payments drop constraint payments_method_check;
alter table payments add check (method in ('blik', 'card', 'googlePay', 'applePay', 'payLater', 'bank'));

-- Refused for good is not looked at again; what was given up here is, once its time is over there.
update payments set next_look_at = 'infinity' where state = 'refused';
create index payments_given_up on payments (next_look_at) where state = 'refused' and next_look_at < 'infinity';

-- A refund that the bank has rejected is asked for anew, and under another name: the old one is used up.
alter table refunds add column asked_as uuid;
