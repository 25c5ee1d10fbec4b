-- Photos are part of a review, as it was looked at: {id, width, height} of each.
alter table reviews add column photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array');
-- How many found it helpful: the number of its rows in `review_votes`.
alter table reviews add column helpful integer not null default 0 check (helpful >= 0);
create index reviews_helpful on reviews (hotel_code, helpful, written_on, id);

-- What a guest wrote stays as it is; only what others think of it changes.
drop trigger reviews_are_not_rewritten on reviews;
create trigger reviews_are_not_rewritten
  before update of id, hotel_code, written_on, stayed_in, score, rooms, food, service, location, cleanliness, value, language, party,
    author, title, text, source, order_number, photos or truncate on reviews
  for each statement execute function refuse_rewriting_reviews();

-- A voter is the hash of a random id and of the review: nobody can tell what else the same browser found helpful.
create table review_votes (
  voter bytea primary key check (length(voter) = 32),
  review_id bigint not null references reviews on delete cascade
);
create index review_votes_of_review on review_votes (review_id);

-- Two who vote at once are counted one after the other.
create function count_votes() returns trigger language plpgsql set search_path from current as $$
declare
  sign integer := case tg_op when 'DELETE' then -1 else 1 end;
begin
  update reviews set helpful = helpful + sign * news.votes
  from (select review_id, count(*) as votes from changed group by review_id) news where id = news.review_id;
  return null;
end $$;
create trigger count_in after insert on review_votes
  referencing new table as changed for each statement execute function count_votes();
create trigger count_out after delete on review_votes
  referencing old table as changed for each statement execute function count_votes();
