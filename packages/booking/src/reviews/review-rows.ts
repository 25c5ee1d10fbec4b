import { uploadsOf } from '@wojaz/uploads/server'
import type { ClientBase } from 'pg'
import type { Order } from '../order.ts'
import type { TripPhoto, TripReview, WrittenReview } from './trip-review.ts'
import { meanScore, partyOf } from './trip-review.ts'

export async function findReview(client: ClientBase, number: string): Promise<TripReview | null> {
  const { rows } = await client.query<ReviewRow>(
    `select state, review, review ->> 'refusedBecause' as "refusedBecause", first_written_at as "firstWrittenAt", written_at as "writtenAt"
     from booking.trip_reviews where order_number = $1`,
    [number],
  )
  const [row] = rows
  if (!row) return null
  const { review, ...facts } = row
  const { scores, title, text } = review
  return { scores, title, text, ...facts, photos: await photosOf(client, number) }
}

type ReviewRow = Pick<TripReview, 'state' | 'refusedBecause' | 'firstWrittenAt' | 'writtenAt'> & {
  review: WrittenReview
}

async function photosOf(client: ClientBase, number: string): Promise<readonly TripPhoto[]> {
  const found = (await uploadsOf(client, 'review', [number])).get(number) ?? []
  return found.map(({ id, name, width, height }) => ({ id, name, width: width ?? 0, height: height ?? 0 }))
}

/** Stores a new or changed review. In both cases staff judge it before it is published. */
export async function writeReviewRow(
  client: ClientBase,
  number: string,
  review: WrittenReview,
  now: Date,
): Promise<void> {
  await hideReview(client, number)
  await client.query(
    `insert into booking.trip_reviews (order_number, review, first_written_at, written_at) values ($1, $2, $3, $3)
     on conflict (order_number) do update
       set review = $2, written_at = $3, state = 'waiting', judged_by = null, judged_at = null`,
    [number, review, now],
  )
}

export async function judgeReviewRow(
  client: ClientBase,
  number: string,
  { state, by, reason, now }: { state: 'shown' | 'refused'; by: string; reason: string | null; now: Date },
): Promise<void> {
  // The reason is stored with the text it is about. Writing a new text removes it.
  await client.query(
    `update booking.trip_reviews set state = $2, judged_by = $3, judged_at = $4,
       review = review || jsonb_strip_nulls(jsonb_build_object('refusedBecause', $5::text))
     where order_number = $1`,
    [number, state, by, now, reason],
  )
}

/** Publishes the review with the hotel, if the hotel still exists, with the first name only. */
export async function showReview(client: ClientBase, order: Order, review: TripReview): Promise<void> {
  const { offer, contact, locale, number } = order
  const { scores, title, text, writtenAt, photos } = review
  const { rooms, food, service, location, cleanliness, value } = scores
  await client.query(
    `insert into offers.reviews (id, hotel_code, written_on, stayed_in, score, rooms, food, service, location, cleanliness, value,
       language, party, author, title, text, source, order_number, photos)
     select coalesce((select max(review_id) from offers.resting_votes where order_number = $16),
         nextval(pg_get_serial_sequence('offers.reviews', 'id'))), code, $2::date, date_trunc('month', $3::date), $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, 'traveller', $16, $17
     from offers.hotels where code = $1`,
    [
      ...[offer.hotelCode, writtenAt, offer.departureDate, meanScore(review)],
      ...[rooms, food, service, location, cleanliness, value, locale, partyOf(order)],
      ...[contact.firstName.slice(0, 40), title, text, number],
      JSON.stringify(photos.map(({ id, width, height }) => ({ id, width, height }))),
    ],
  )
  await wakeVotes(client, number)
}

export async function hideReview(client: ClientBase, number: string): Promise<void> {
  await client.query(
    `insert into offers.resting_votes (voter, review_id, order_number)
     select voter, review_id, order_number from offers.review_votes join offers.reviews on reviews.id = review_id
     where order_number = $1 on conflict do nothing`,
    [number],
  )
  await client.query('delete from offers.reviews where order_number = $1', [number])
}

/** Restores the helpful votes from before the review was changed. */
async function wakeVotes(client: ClientBase, number: string): Promise<void> {
  await client.query(
    `with woken as (delete from offers.resting_votes where order_number = $1 returning voter, review_id)
     insert into offers.review_votes (voter, review_id)
     select voter, review_id from woken join offers.reviews on reviews.id = review_id on conflict do nothing`,
    [number],
  )
}
