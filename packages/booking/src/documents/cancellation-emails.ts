import { formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { shareOf } from '../after-sale/cancel-price.ts'
import { refundBy } from '../after-sale/refund-by.ts'
import type { CallOffReason } from '../notices/notice.ts'
import type { FreeLeaving, Order, OrderCancellation } from '../order.ts'
import { type Deps, draft, type OrderEmailDraft } from './email-draft.ts'
import { orderEmailWords } from './email-plan.ts'
import { waivedRows } from './refund-email.ts'
import { changeRefundEmails } from './trip-changed-email.ts'

/**
 * Returns the email with the agreed terms, and a second one after the bank has paid out the whole refund. Money that arrives
 * later has a separate email.
 */
export function cancellationEmails(
  order: Order,
  cancellation: OrderCancellation,
  where: Deps,
): OrderEmailDraft[] {
  const agreed = order.refunds.filter(({ reason }) => reason === 'guest-cancelled')
  const isPaidOut = agreed.length > 0 && agreed.every(({ finishedAt }) => finishedAt !== null)
  return [
    agreedEmail(order, cancellation, where),
    ...(isPaidOut ? [paidOutEmail(order, agreed, where)] : []),
    ...changeRefundEmails(order, ['fee-waived'], where),
    ...order.refunds
      .filter(({ reason }) => reason === 'cancelled')
      .map(({ paymentId, amount }) => cameLateEmail(order, paymentId, amount, where)),
  ]
}

function agreedEmail(order: Order, cancellation: OrderCancellation, where: Deps): OrderEmailDraft {
  if (cancellation.why) return leftEmail(order, cancellation, cancellation.why, where)
  const { orderUrl } = where
  const say = orderEmailWords(order.locale)
  const { refund, percent, changeFees = 0, goodwill } = cancellation
  const fee = cancellation.fee + (goodwill?.amount ?? 0)
  const gaps = { refund: formatMoney(refund), day: formatDate(refundBy(cancellation)) }
  // A guest who had paid less than the fee pays no more. Then the fee is not that percentage.
  const isWhole = fee === changeFees + shareOf(order.price.total - changeFees, percent)
  return draft('order-guest-cancelled', order, '', [], false, {
    subject: say('guestCancelled.subject', { number: order.number }),
    heading: say('guestCancelled.heading'),
    text: say(refund > 0 ? 'guestCancelled.text' : 'guestCancelled.nothingText', gaps),
    rows: [
      { label: say('row.number'), value: order.number },
      { label: say('row.total'), value: formatMoney(order.price.total) },
      { label: say('row.paid'), value: formatMoney(order.paid) },
      {
        label: isWhole ? say('row.fee', { percent: String(percent) }) : say('row.feeLimited'),
        value: formatMoney(isWhole ? fee - changeFees : fee),
      },
      ...(isWhole && changeFees > 0 ? [{ label: say('row.changeFee'), value: formatMoney(changeFees) }] : []),
      ...waivedRows(order, goodwill),
      { label: say('row.refund'), value: formatMoney(refund), isStrong: true },
    ],
    button: { label: say('button.order'), url: orderUrl },
    note: say('guestCancelled.note', { url: correctionUrl(order, where) }),
  })
}

/** URL of the invoice of correction. The signed link of the email opens it, like the order. */
function correctionUrl({ number, locale }: Order, { siteUrl, orderUrl }: Deps): string {
  const path = localisedPath(locale, `/pz/dokumenty/${number}/korekta-rezygnacja.pdf`)
  return `${siteUrl}${path}${new URL(orderUrl).search}`
}

/** The organiser changed the trip or called it off: the whole amount is refunded. */
function leftEmail(order: Order, { refund, ...ended }: OrderCancellation, why: FreeLeaving, where: Deps) {
  const say = orderEmailWords(order.locale)
  const gaps = { refund: formatMoney(refund), day: formatDate(refundBy(ended)) }
  return draft('order-guest-cancelled', order, '', [], false, {
    subject: say('guestCancelled.subject', { number: order.number }),
    heading: say('guestCancelled.heading'),
    text: say(`left.${why === 'called-off' ? reasonOf(order) : why}`, gaps),
    rows: [
      { label: say('row.number'), value: order.number },
      { label: say('row.paid'), value: formatMoney(order.paid) },
      { label: say('row.refund'), value: formatMoney(refund), isStrong: true },
    ],
    button: { label: say('button.order'), url: where.orderUrl },
    note: say('guestCancelled.note', { url: correctionUrl(order, where) }),
  })
}

function reasonOf({ notices }: Order): CallOffReason {
  const reasons = notices.flatMap(({ change }) => (change.kind === 'cancellation' ? change.reason : []))
  return reasons.at(-1) ?? 'circumstances'
}

function paidOutEmail(order: Order, agreed: Order['refunds'], { orderUrl }: Deps) {
  const say = orderEmailWords(order.locale)
  const amount = formatMoney(agreed.reduce((sum, one) => sum + one.amount, 0))
  return draft('refund-done', order, '', [], false, {
    subject: say('refundDone.subject', { amount, number: order.number }),
    heading: say('refundDone.heading'),
    text: say('refundDone.text', { amount }),
    rows: [],
    button: { label: say('button.order'), url: orderUrl },
    note: null,
  })
}

function cameLateEmail(order: Order, paymentId: string, grosze: number, { orderUrl }: Deps) {
  const say = orderEmailWords(order.locale)
  const amount = formatMoney(grosze)
  return draft('payment-returned', order, paymentId, [], false, {
    subject: say('returned.subject', { amount, number: order.number }),
    heading: say('returned.heading'),
    text: say('returned.cancelled', { amount }),
    rows: [],
    button: { label: say('button.order'), url: orderUrl },
    note: null,
  })
}
