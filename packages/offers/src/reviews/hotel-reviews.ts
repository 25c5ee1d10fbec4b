import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Pool } from 'pg'
import type { Hotel } from '../store/catalogue.ts'
import {
  firstReviews,
  type HotelReviews,
  type Review,
  type ReviewPage,
  type ReviewQuestion,
  type ReviewSort,
} from './review.ts'
import { type ReviewCursor, readReviewCursor, writeReviewCursor } from './review-cursor.ts'
import { type ReviewVote, type VoteOutcome, voteForReview } from './review-votes.ts'
import { countMatching, type ReviewTally, summariseReviews } from './summarise-reviews.ts'

export type ReviewsRefusal = { readonly code: 'page-out-of-range'; readonly field: 'after' }

/** How long a vote on another node may be missing on a card. */
const votesLagMs = 60_000

/** Caches what a card opens with, by `Hotel` object. A new review makes a new object, so the reviews are read again. */
export class Reviews {
  readonly #pool: Pool
  readonly #clock: Clock
  readonly #tallies = new WeakMap<Hotel, readonly ReviewTally[]>()
  readonly #first = new WeakMap<Hotel, { found: HotelReviews; until: number }>()

  constructor(pool: Pool, clock: Clock) {
    this.#pool = pool
    this.#clock = clock
  }

  async of(hotel: Hotel, question: ReviewQuestion): Promise<Outcome<HotelReviews, ReviewsRefusal>> {
    const now = this.#clock().getTime()
    const known = isFirst(question) ? this.#first.get(hotel) : undefined
    if (known && now < known.until) return accepted(known.found)
    const cursor = question.after === null ? null : readReviewCursor(question.sorting, question.after)
    if (question.after !== null && cursor === null) {
      return refused({ code: 'page-out-of-range', field: 'after' })
    }
    const [tallies, page] = await Promise.all([this.#talliesOf(hotel), this.#page(hotel, question, cursor)])
    const found = { ...summariseReviews(tallies), total: countMatching(tallies, question), ...page }
    if (isFirst(question)) this.#first.set(hotel, { found, until: now + votesLagMs })
    return accepted(found)
  }

  /** Adds or removes a helpful vote. On this node the count is correct at once. */
  async vote(wish: ReviewVote, hotelOf: (code: string) => Hotel | undefined): Promise<VoteOutcome> {
    const outcome = await voteForReview(this.#pool, wish)
    const hotel = outcome.ok ? hotelOf(outcome.value.hotelCode) : undefined
    if (hotel) this.#first.delete(hotel)
    return outcome
  }

  async #talliesOf(hotel: Hotel): Promise<readonly ReviewTally[]> {
    const known = this.#tallies.get(hotel)
    if (known) return known
    const { rows } = await this.#pool.query<ReviewTally>({
      name: 'review tallies',
      text: `select source, language, party, score, reviews, rooms, food, service, location, cleanliness, value
             from offers.review_tallies where hotel_code = $1`,
      values: [hotel.code],
    })
    this.#tallies.set(hotel, rows)
    return rows
  }

  /** Reads one more than requested, to know whether there is a next page. */
  async #page(
    { code }: Hotel,
    { sorting, language, party, score, pageSize }: ReviewQuestion,
    cursor: ReviewCursor | null,
  ): Promise<Pick<ReviewPage, 'reviews' | 'next'>> {
    const { rows } = await this.#pool.query<Review>({
      text: pageQuery(sorting, cursor !== null),
      values: [
        ...[code, language, party, score, pageSize + 1],
        ...(cursor ? [cursor.writtenOn, cursor.id] : []),
        ...(cursor && sorting !== 'newest' ? [sorting === 'lowest' ? -cursor.rank : cursor.rank] : []),
      ],
    })
    const reviews = rows.slice(0, pageSize)
    const last = reviews.at(-1)
    return { reviews, next: rows.length > pageSize && last ? writeReviewCursor(sorting, last) : null }
  }
}

function isFirst(question: ReviewQuestion): boolean {
  return (Object.keys(firstReviews) as (keyof ReviewQuestion)[]).every(
    (key) => question[key] === firstReviews[key],
  )
}

/** The first sort column of each order, before day and number. The indexes of the table have these columns. */
const leading: Record<ReviewSort, string | null> = {
  newest: null,
  helpful: 'helpful',
  highest: 'score',
  lowest: '(-score)',
}

function pageQuery(sorting: ReviewSort, isLater: boolean): string {
  const first = leading[sorting]
  const columns = [...(first ? [first] : []), 'written_on', 'id']
  const ends = [...(first ? ['$8::int'] : []), '$6::date', '$7::bigint']
  return `
    select id::float8 as id, written_on::text as "writtenOn", stayed_in::text as "stayedIn", score, language, party, author,
      title, text, source, photos, helpful
    from offers.reviews
    where hotel_code = $1 and ($2::text is null or language = $2) and ($3::text is null or party = $3)
      and ($4::smallint is null or score = $4)
      ${isLater ? `and (${columns.join(', ')}) < (${ends.join(', ')})` : ''}
    order by ${columns.map((column) => `${column} desc`).join(', ')} limit $5`
}
