-- What an airport takes for a passenger who takes off or lands there: passenger service, security, taxes of the state. It is inside the
-- price of a seat; a flight sold alone tells it apart from the fare (Regulation (EC) 1008/2008, article 23). Whoever sits on a lap pays none.
create table airport_charges (
  airport char(3) not null references airports on delete cascade,
  -- By the day of the flight.
  valid_from date not null,
  departing integer not null check (departing >= 0),
  arriving integer not null check (arriving >= 0),
  primary key (airport, valid_from)
);

create trigger announce_change after insert or update or delete on airport_charges
  for each statement execute function announce_all();
create trigger announce_truncate after truncate on airport_charges
  for each statement execute function announce_all();
