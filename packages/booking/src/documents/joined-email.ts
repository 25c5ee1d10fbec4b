import type { Order } from '../order.ts'
import { draft, type OrderEmailDraft } from './email-draft.ts'
import { orderEmailWords } from './email-plan.ts'

/** Says that a guest's order is in the account of its address now. Sent once for each order. */
export function joinedEmail(order: Order, url: string): OrderEmailDraft {
  const { locale, number } = order
  const say = orderEmailWords(locale)
  return draft('order-joined', order, '', [], false, {
    subject: say('joined.subject', { number }),
    heading: say('joined.heading'),
    text: say('joined.text'),
    rows: [{ label: say('row.number'), value: number, isStrong: true }],
    button: { label: say('button.order'), url },
    note: say('joined.note'),
  })
}
