-- Email addresses are compared by A to Z alone. They are brought into the one form by the step of this migration (`migrate-attractions.ts`).
drop index orders_of_email;
create index orders_of_email on orders (lower((contact ->> 'email') collate "C"));
