-- Every node keeps an index of these tables. Whatever changes them says so on the channel `offers_changed` when it commits:
-- 'hotel:CODE' or 'flight:ID' for what can be written again in place, 'all' for what cannot, or when it would be a flood.

create function announce_hotels() returns trigger language plpgsql set search_path from current as $$
declare
  codes text[];
begin
  -- More than these is a new season or a seed: reading everything once is quicker than piece by piece.
  if (select count(*) from (select from changed limit 5001) few) > 5000 then
    perform pg_notify('offers_changed', 'all');
    return null;
  end if;
  execute format('select array_agg(distinct %s) from changed', tg_argv[0]) into codes;
  if cardinality(codes) > 200 then
    perform pg_notify('offers_changed', 'all');
  else
    perform pg_notify('offers_changed', 'hotel:' || code) from unnest(codes) code where code is not null;
  end if;
  return null;
end $$;

create function announce_flights() returns trigger language plpgsql as $$
begin
  if (select count(*) from (select from changed limit 201) few) > 200 then
    perform pg_notify('offers_changed', 'all');
  else
    execute format('select pg_notify(''offers_changed'', ''flight:'' || %I) from changed', tg_argv[0]);
  end if;
  return null;
end $$;

create function announce_all() returns trigger language plpgsql as $$
begin
  perform pg_notify('offers_changed', 'all');
  return null;
end $$;

-- A trigger with a transition table serves one kind of statement, so there are three per table.
do $$
declare
  watched record;
  statement text;
begin
  for watched in
    select * from (values
      ('hotels', 'announce_hotels', 'code'),
      ('hotel_facets', 'announce_hotels', 'hotel_code'),
      ('room_types', 'announce_hotels', 'hotel_code'),
      ('rates', 'announce_hotels', 'hotel_code'),
      ('allotments', 'announce_hotels', 'hotel_code'),
      ('promotions', 'announce_hotels', 'hotel_code'),
      ('price_history', 'announce_hotels', 'hotel_code'),
      ('child_bands', 'announce_hotels', '(select hotel_code from rates where id = rate_id)'),
      ('price_periods', 'announce_hotels', '(select hotel_code from rates where id = rate_id)'),
      ('flights', 'announce_flights', 'id'),
      ('flight_cabins', 'announce_flights', 'flight_id')
    ) as list (table_name, function_name, key)
  loop
    foreach statement in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as changed for each statement execute function %I(%L)',
        'announce_' || statement, statement, watched.table_name,
        case statement when 'delete' then 'old' else 'new' end, watched.function_name, watched.key);
    end loop;
  end loop;
  foreach statement in array array['airports', 'places', 'boards', 'facet_values', 'guarantee_fees'] loop
    execute format(
      'create trigger announce_change after insert or update or delete on %I for each statement execute function announce_all()',
      statement);
  end loop;
  for watched in select table_name from information_schema.tables
    where table_schema = current_schema and table_name <> 'migration'
  loop
    execute format(
      'create trigger announce_truncate after truncate on %I for each statement execute function announce_all()',
      watched.table_name);
  end loop;
end $$;
