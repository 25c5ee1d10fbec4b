-- The field's words: letters are emails, and what makes sure that one is written only once is its idempotency key.
alter table letters rename to emails;
alter table emails rename column once_as to idempotency_key;
alter table attachments rename column letter_id to email_id;
alter table asked_letters rename to requested_emails;
alter index letters_by_name rename to emails_by_key;
alter index letters_of_recipient rename to emails_of_recipient;
-- What is added to a trip is an upsell.
update emails set kind = 'order-upsells', idempotency_key = replace(idempotency_key, 'order-extras ', 'order-upsells ')
  where kind = 'order-extras';
