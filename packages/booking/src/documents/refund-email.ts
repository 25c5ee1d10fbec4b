import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { refundBy } from '../after-sale/refund-by.ts'
import type { RefundChange } from '../on-behalf/give-refund.ts'
import type { Goodwill } from '../on-behalf/goodwill.ts'
import type { Order } from '../order.ts'
import { dueAfter } from '../payments/payment-schedule.ts'
import { documentsOf } from './draw-documents.ts'
import { type Deps, draft, type OrderEmailDraft } from './email-draft.ts'
import { type EmailPlan, orderEmailWords } from './email-plan.ts'

/** Returns the waived part of a fee. The reason is only for staff. */
export function waivedRows({ locale }: Order, goodwill: Goodwill | undefined): EmailPlan['rows'] {
  if (!goodwill) return []
  return [{ label: orderEmailWords(locale)('row.waived'), value: formatMoney(goodwill.amount) }]
}

/** Sent after staff refunded a part of the price, or of the fee of a cancelled trip. */
export function refundEmail(order: Order, change: RefundChange, { orderUrl }: Deps): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const { goodwill, before } = change.facts
  const amount = formatMoney(goodwill.amount)
  const gaps = { amount, number: order.number, day: formatDate(refundBy(change)) }
  const isSold = order.state === 'confirmed'
  return draft('order-refund', order, change.id, isSold ? documentsOf(order) : [], false, {
    subject: say('refundGiven.subject', gaps),
    heading: say('refundGiven.heading'),
    text: say(isSold ? 'refundGiven.text' : 'refundGiven.feeText', gaps),
    rows: isSold ? soldRows(order, before, amount) : feeRows(order, before, amount),
    button: { label: say('button.order'), url: orderUrl },
    note: null,
  })
}

function soldRows(order: Order, before: number, amount: string): EmailPlan['rows'] {
  const say = orderEmailWords(order.locale)
  return [
    { label: say('row.totalBefore'), value: formatMoney(before) },
    { label: say('row.total'), value: formatMoney(order.price.total) },
    { label: say('row.paid'), value: formatMoney(order.paid) },
    { label: say('row.refund'), value: amount, isStrong: true },
    ...dueAfter(order.schedule, order.paid).map((part) => ({
      label: say('row.due', { day: formatDate(part.dueBy) }),
      value: formatMoney(part.amount),
    })),
  ]
}

function feeRows(order: Order, before: number, amount: string): EmailPlan['rows'] {
  const say = orderEmailWords(order.locale)
  return [
    { label: say('row.feeLimited'), value: formatMoney(before) },
    { label: say('row.refund'), value: amount, isStrong: true },
  ]
}
