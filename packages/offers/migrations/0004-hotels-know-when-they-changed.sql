-- The day a hotel's page last said something new, for search engines. Prices change all day and are not meant.
alter table hotels add column changed_at timestamptz not null default now();

create function remember_hotel_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;

create trigger remember_change before update on hotels for each row
  when (
    (old.resort_code, old.name, old.seo_name, old.type, old.stars, old.latitude, old.longitude, old.season,
      old.rooms_count, old.rating, old.rating_count, old.multiroom_enabled, old.content)
    is distinct from
    (new.resort_code, new.name, new.seo_name, new.type, new.stars, new.latitude, new.longitude, new.season,
      new.rooms_count, new.rating, new.rating_count, new.multiroom_enabled, new.content)
  )
  execute function remember_hotel_change();
