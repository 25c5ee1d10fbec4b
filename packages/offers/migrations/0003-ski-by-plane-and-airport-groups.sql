-- A ski hotel is reached with own transport or, when it has an airport, sold with flights.
alter table hotels drop constraint hotels_check;
alter table hotels add constraint own_transport_has_no_airport check (trip_type <> 'DW' or arrival_airport is null);
alter table hotels add constraint holidays_by_plane_have_an_airport
  check (trip_type not in ('WS', 'WO') or arrival_airport is not null);

-- What a group of departure airports is called, by locale; `group_name` is the name it is told apart by.
alter table airports add column group_names jsonb check (group_names ? 'pl');
update airports set group_names = jsonb_build_object('pl', group_name) where group_name is not null;
