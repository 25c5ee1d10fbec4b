-- What a letter was about, for its recipient, when its words are gone; of letters to the office none, for they name
-- somebody else. It goes with the recipient.
alter table letters add column subject text;
update letters set subject = contents ->> 'subject' where contents is not null and kind not like '%-office';
create index letters_of_recipient on letters (lower(recipient)) where recipient <> '';
