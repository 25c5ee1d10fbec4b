-- Who of the office looks after a complaint; null: nobody.
alter table complaint add column keeper_id text;

-- Every time it went from one to another; what is said with it stays in the office.
create table handover (
  id bigint generated always as identity primary key,
  complaint_id bigint not null references complaint on delete cascade,
  at timestamptz not null,
  by_id text not null,
  -- Null: to whoever is free.
  to_id text,
  note text
);
create index handover_of_complaint on handover (complaint_id, id);
