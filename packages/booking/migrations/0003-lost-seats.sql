-- Seats a cart had and has no more, with the reason: told at every step until the guest chooses again.
alter table carts add column lost_seats jsonb;
