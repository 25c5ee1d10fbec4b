-- Email addresses are compared by A to Z alone. They are brought into the one form by the step of this migration (`migrate-booking.ts`).
create index orders_of_email on orders (lower((sold -> 'contact' ->> 'email') collate "C"));
drop index orders_of_address;
