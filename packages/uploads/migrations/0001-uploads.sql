-- Files that guests and staff send. The file itself lies in the data folder, under the id.
create table upload (
  id uuid primary key,
  -- In the order they were sent.
  nth bigint generated always as identity,
  owner_kind text not null check (owner_kind in ('review', 'message', 'complaint')),
  -- Null: sent, and not yet part of anything.
  owner_id text,
  -- Who may make it part of something, in the words of who asked for it; never shown.
  sent_by text not null,
  -- As it is kept: every picture is a JPEG.
  kind text not null check (kind in ('picture', 'pdf')),
  name text not null check (length(name) between 1 and 120),
  bytes integer not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  width integer,
  height integer,
  created_at timestamptz not null,
  check ((kind = 'picture') = (width is not null and height is not null))
);
create index upload_by_owner on upload (owner_kind, owner_id, nth) where owner_id is not null;
create index upload_unclaimed on upload (created_at) where owner_id is null;
create index upload_by_sender on upload (sent_by) where owner_id is null;

-- Files without a row: those that are being received, and those whose row is gone. A job takes them off the disk.
create table stray_file (
  id uuid primary key,
  since timestamptz not null
);
create index stray_file_since on stray_file (since);

-- Whoever removes a row, in whatever transaction, removes its file.
create function leave_file_behind() returns trigger language plpgsql set search_path from current as $$
begin
  insert into stray_file (id, since) select id, '-infinity' from gone;
  return null;
end $$;
create trigger file_goes_with_its_row after delete on upload
  referencing old table as gone for each statement execute function leave_file_behind();
