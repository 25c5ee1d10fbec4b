-- The office looks at all flights of one day.
create index flights_by_day on flights (day);
