-- What a file is about: the number of an order, or the id of a question. The files of one order have a limit together, whichever
-- message, complaint or review they are part of, and whoever sent them.
alter table upload add column about text;
update upload set about = owner_id where owner_kind = 'review';
update upload set about = split_part(owner_id, '/', 1) where owner_kind = 'message';
create index upload_by_about on upload (about) where about is not null;

-- All files of a sender are counted, not only those that wait.
drop index upload_by_sender;
create index upload_by_sender on upload (sent_by, created_at);
