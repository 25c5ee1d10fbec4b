import { addDays, dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { claimUploads, removeUploads } from '@wojaz/uploads/server'
import type { ClientBase } from 'pg'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { findReview, hideReview, judgeReviewRow, showReview, writeReviewRow } from './review-rows.ts'
import {
  askedAfterDays,
  askedUntilDays,
  canReview,
  editableUntil,
  type TripReview,
  type WrittenReview,
} from './trip-review.ts'

/** Queues, in the given transaction, the email that asks for a review. */
export type QueueReviewAsked = (client: ClientBase, order: Order, now: Date) => Promise<unknown>

/** Queues, in the given transaction, the email that a review is not published, with the reason. */
export type QueueReviewRefused = (
  client: ClientBase,
  order: Order,
  review: TripReview,
  now: Date,
) => Promise<unknown>

type JudgeRefusal = { readonly code: 'review-unknown' | 'already-judged' }

interface Judgement {
  readonly state: 'shown' | 'refused'
  readonly by: string
  /** The writer reads it. */
  readonly reason?: string | null
}

export type ReviewRefusal = {
  readonly code:
    | 'order-unknown'
    /** They did not travel, are not back, or it is too long ago. */
    | 'not-travelled'
    /** A review can be changed until thirty days after it was first written. */
    | 'too-late'
    /** Photos that were not uploaded, or too many. */
    | 'photos-unknown'
    | 'too-many-photos'
    /** The trip has as many files as are stored. */
    | 'photos-full'
}

const photoRefusals = {
  'upload-unknown': 'photos-unknown',
  'too-many-files': 'too-many-photos',
  'kept-full': 'photos-full',
} as const

/** Id under which the photos of a review are uploaded: it belongs to the order. */
export function photoSender(number: string): string {
  return `order:${number}`
}

const armful = 100

/** Reviews after the trip: travellers write, staff judge, the hotel card shows them. */
export function tripReviewing(options: BookingOptions, store: Store) {
  const { clock } = options

  async function ask(number: string): Promise<boolean> {
    return store.change(async (client) => {
      const order = await lockOrder(client, number, 'skip locked')
      const now = clock()
      if (!order || !canReview(order, dayOf(now))) return false
      const { rowCount } = await client.query(
        'update booking.orders set review_asked_at = $2 where number = $1 and review_asked_at is null',
        [number, now],
      )
      const isNew = rowCount === 1 && (await findReview(client, number)) === null
      if (isNew) await options.queueReviewAsked(client, order, now)
      return isNew
    })
  }

  return {
    tripReview: (number: string): Promise<TripReview | null> =>
      store.read((client) => findReview(client, number)),

    /** `photos` are those uploaded for it (`photoSender`) that become part of it. The others are deleted. */
    writeReview: (
      number: string,
      review: WrittenReview,
      photos: readonly string[] = [],
    ): Promise<Outcome<TripReview, ReviewRefusal>> =>
      store.decide<TripReview, ReviewRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        if (!order) return refused({ code: 'order-unknown' })
        const now = clock()
        if (!canReview(order, dayOf(now))) return refused({ code: 'not-travelled' })
        const known = await findReview(client, number)
        if (known && dayOf(now) > editableUntil(known)) return refused({ code: 'too-late' })
        await writeReviewRow(client, number, review, now)
        const owner = { kind: 'review', id: number } as const
        await removeUploads(client, owner, photos)
        const claimed = await claimUploads(client, photos, owner, {
          sentBy: photoSender(number),
          about: number,
        })
        if (!claimed.ok) return refused({ code: photoRefusals[claimed.refusal.code] })
        return accepted((await findReview(client, number)) as TripReview)
      }),

    /**
     * Applies the decision of staff. Idempotent; a changed review is judged again. The writer of a refused review gets an email
     * with the reason.
     */
    async judgeReview(
      number: string,
      { state, by, reason = null }: Judgement,
    ): Promise<Outcome<TripReview, JudgeRefusal>> {
      const judged = await store.decide<TripReview, JudgeRefusal>(async (client) => {
        const order = await lockOrder(client, number)
        const review = order && (await findReview(client, number))
        if (!order || !review) return refused({ code: 'review-unknown' })
        if (review.state === state) return accepted(review)
        if (review.state !== 'waiting') return refused({ code: 'already-judged' })
        const now = clock()
        await judgeReviewRow(client, number, { state, by, reason, now })
        await (state === 'shown' ? showReview(client, order, review) : hideReview(client, number))
        const after = (await findReview(client, number)) as TripReview
        if (state === 'refused') await options.queueReviewRefused(client, order, after, now)
        return accepted(after)
      })
      options.onEmails?.()
      return judged
    },

    /** Asks three days after the return, once. Returns how many were asked. */
    async askReviews(): Promise<number> {
      const today = dayOf(clock())
      const { rows } = await store.query<{ number: string }>(
        `select number from booking.orders
         where state = 'confirmed' and paid >= total and review_asked_at is null and whole_until is null
           and sold -> 'offer' ->> 'returnDate' between $1 and $2 and sold -> 'offer' ->> 'hotelCode' <> ''
         order by number limit $3`,
        [addDays(today, -askedUntilDays), addDays(today, -askedAfterDays), armful],
      )
      let asked = 0
      for (const { number } of rows) if (await ask(number)) asked++
      if (asked > 0) options.onEmails?.()
      return asked
    },
  }
}
