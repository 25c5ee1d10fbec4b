-- Append-only also means that nothing is taken out of it: a history ends only together with its hotel.
create function refuse_forgetting_history() returns trigger language plpgsql set search_path from current as $$
begin
  if exists (select from hotels where code = old.hotel_code) then
    raise exception 'price_history is append-only';
  end if;
  return old;
end $$;
create trigger price_history_is_kept before delete on price_history
  for each row execute function refuse_forgetting_history();
