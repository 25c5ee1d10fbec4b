-- Documents of travellers, sealed before they come here (AES-256-GCM, key from the environment); cart and row are bound into the seal.
-- An order is found by its cart. A traveller of a cart or of an order names the row (`documentId`).
create table travel_documents (
  id uuid primary key,
  cart_id text not null references carts on delete cascade,
  sealed bytea not null,
  sealed_by text not null,
  saved_at timestamptz not null
);
create index travel_documents_of_cart on travel_documents (cart_id);
create index travel_documents_by_key on travel_documents (sealed_by);

-- Special wishes: kinds and words. Those of an order are in `sold`.
alter table carts add column wishes jsonb;

-- Trips that have come home are forgotten by day.
create index orders_come_home on orders ((sold #>> '{offer,returnDate}'));
