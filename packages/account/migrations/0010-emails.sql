-- The field's word: what the shop writes to a customer is an email.
alter table login_codes rename column letters to emails;
alter table customers rename column login_letters to login_emails;
