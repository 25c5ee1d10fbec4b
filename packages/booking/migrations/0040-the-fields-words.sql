-- The field's words: documents that are kept apart, and the keys that make an answer idempotent.
alter table kept_papers rename to kept_documents;
alter table kept_documents rename column paper to document;
alter index kept_papers_to_erase rename to kept_documents_to_erase;
alter table answers rename to idempotency_keys;
-- What is added to a trip is an upsell.
update quotes set kind = 'upsells' where kind = 'extras';
update order_changes set kind = 'upsells' where kind = 'extras';
