import type { Order } from '../order.ts'
import { draft, type OrderLetterDraft } from './letter-draft.ts'
import { orderLetterWords } from './letter-plan.ts'

/** Some days after the return: how was it? */
export function reviewAskedLetter(order: Order, url: string): OrderLetterDraft {
  const say = orderLetterWords(order.locale)
  return draft('review-asked', order, '', [], false, {
    subject: say('review.subject', { hotel: order.offer.hotelName }),
    heading: say('review.heading'),
    text: say('review.text'),
    rows: [],
    button: { label: say('review.button'), url },
    note: null,
  })
}
