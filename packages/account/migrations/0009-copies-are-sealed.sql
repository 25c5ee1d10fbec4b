-- A copy holds data of travel documents: like those it is sealed by a key apart from the database, named here. Null: written before.
alter table data_copies add column zip_key text;
