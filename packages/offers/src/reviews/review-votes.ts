import { createHash } from 'node:crypto'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Pool } from 'pg'

export interface ReviewVote {
  readonly reviewId: number
  /** The voter: the random id of a browser, or a customer. Stored as a hash, a different one for each review. */
  readonly voter: string
  /** `press` toggles the vote. `give` and `take-back` are idempotent. */
  readonly wish: 'give' | 'take-back' | 'press'
}

export type VoteOutcome = Outcome<
  { readonly hotelCode: string; readonly isGiven: boolean; readonly helpful: number },
  { readonly code: 'review-unknown' }
>

/** One vote for each voter. The count is the number of rows, so concurrent votes are counted correctly. */
export async function voteForReview(pool: Pool, { reviewId, voter, wish }: ReviewVote): Promise<VoteOutcome> {
  const hash = createHash('sha256').update(`${reviewId}:${voter}`).digest()
  const taken =
    wish === 'give' ? 0 : await changed(pool, 'delete from offers.review_votes where voter = $1', [hash])
  if (wish === 'give' || (wish === 'press' && taken === 0))
    await changed(
      pool,
      `insert into offers.review_votes (voter, review_id) select $1, id from offers.reviews where id = $2 for key share
       on conflict do nothing`,
      [hash, reviewId],
    )
  const { rows } = await pool.query<{ hotelCode: string; isGiven: boolean; helpful: number }>(
    `select hotel_code as "hotelCode", helpful, exists (select from offers.review_votes where voter = $1) as "isGiven"
     from offers.reviews where id = $2`,
    [hash, reviewId],
  )
  return rows[0] ? accepted(rows[0]) : refused({ code: 'review-unknown' })
}

async function changed(pool: Pool, text: string, values: unknown[]): Promise<number> {
  return (await pool.query(text, values)).rowCount ?? 0
}
