import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import type { Circumstance } from '../after-sale/circumstances.ts'
import type { Order } from '../order.ts'
import { draft, type OrderEmailDraft } from './email-draft.ts'
import { orderEmailWords } from './email-plan.ts'

/**
 * Says what is happening at the destination, that cancelling is free now, and where to do it. Sent once for each circumstance.
 */
export function leavingFreeEmail(
  order: Order,
  { id, destination, reason, from, until }: Circumstance,
  manageUrl: string,
): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const { number, offer, paid } = order
  const place = offer.breadcrumbs.find(({ code }) => code === destination)?.name ?? offer.hotelName
  return draft('leaving-free', order, id, [], false, {
    subject: say('leavingFree.subject', { number }),
    heading: say('leavingFree.heading'),
    text: say('leavingFree.text', { refund: formatMoney(paid) }),
    rows: [
      { label: say('leavingFree.place'), value: place },
      { label: say('leavingFree.reason'), value: say(`leavingFree.${reason}`), isStrong: true },
      { label: say('leavingFree.days'), value: `${formatDate(from)} – ${formatDate(until)}` },
    ],
    button: { label: say('leavingFree.button'), url: manageUrl },
    note: say('leavingFree.note'),
  })
}
