-- A customer sees where they are logged in, and shows a second time who they are before something that cannot be taken back.

alter table sessions add column proven_at timestamptz;
update sessions set proven_at = begun_at;
alter table sessions alter column proven_at set not null;

-- When a token was last exchanged, from which browser and place; the place without what names a single household.
alter table sessions add column seen_at timestamptz;
update sessions set seen_at = begun_at;
alter table sessions alter column seen_at set not null;
alter table sessions add column browser text check (length(browser) <= 200);
alter table sessions add column place text check (length(place) <= 60);

-- Whoever came in by another's login has no password of ours.
alter table customers alter column password_hash drop not null;
-- Marked by the office: the next thing they do is choose a new one.
alter table customers add column must_change_password boolean not null default false;
