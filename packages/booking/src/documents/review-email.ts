import { formatDate, type IsoDay } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'
import { editableUntil, type TripReview } from '../reviews/trip-review.ts'
import { draft, type OrderEmailDraft } from './email-draft.ts'
import { orderEmailWords } from './email-plan.ts'

/** Sent some days after the return: asks for a review. */
export function reviewAskedEmail(order: Order, url: string): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  return draft('review-asked', order, '', [], false, {
    subject: say('review.subject', { hotel: order.offer.hotelName }),
    heading: say('review.heading'),
    text: say('review.text'),
    rows: [],
    button: { label: say('review.button'), url },
    note: null,
  })
}

/** Says why the review is not published, and until when it can be written again. Sent once for each version of the review. */
export function reviewRefusedEmail(
  order: Order,
  review: TripReview,
  { url, today }: { url: string; today: IsoDay },
): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const until = editableUntil(review)
  const canWrite = today <= until
  return draft('review-refused', order, review.writtenAt.toISOString(), [], false, {
    subject: say('reviewRefused.subject', { hotel: order.offer.hotelName }),
    heading: say('reviewRefused.heading'),
    text: say('reviewRefused.text', { reason: review.refusedBecause ?? '–' }),
    rows: [],
    button: { label: say(canWrite ? 'reviewRefused.button' : 'reviewRefused.look'), url },
    note: canWrite ? say('reviewRefused.note', { day: formatDate(until) }) : null,
  })
}
