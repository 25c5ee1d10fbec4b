-- Email addresses are compared by A to Z alone. They are brought into the one form by the step of this migration (`migrate-mail.ts`).
drop index emails_of_recipient;
create index emails_of_recipient on emails (lower(recipient collate "C")) where recipient <> '';
