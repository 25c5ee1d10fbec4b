import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { changedParts } from '../after-sale/changed-parts.ts'
import { refundBy } from '../after-sale/refund-by.ts'
import type { TripChange } from '../after-sale/write-trip.ts'
import type { Order } from '../order.ts'
import { dueAfter } from '../payments/payment-schedule.ts'
import type { RefundReason } from '../payments/settlement.ts'
import { documentsOf } from './draw-documents.ts'
import { type Deps, draft, type OrderEmailDraft } from './email-draft.ts'
import { type EmailPlan, orderEmailWords } from './email-plan.ts'
import { waivedRows } from './refund-email.ts'

/**
 * Sent after a change of the trip: the old trip, the new one and the costs, with the current documents. The law requires a
 * durable medium.
 */
export function tripChangedEmail(
  order: Order,
  change: TripChange,
  names: Readonly<Record<string, string>>,
  { orderUrl }: Deps,
): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const { facts, handOver } = change
  const { refund } = facts
  const gaps = { refund: formatMoney(refund), day: formatDate(refundBy(change)) }
  const isDue = dueAfter(order.schedule, order.paid).length > 0
  return draft('trip-changed', order, change.id, documentsOf(order), true, {
    subject: say('tripChanged.subject', { number: order.number, hotel: order.offer.hotelName }),
    heading: say('tripChanged.heading'),
    text: say(refund > 0 ? 'tripChanged.refundText' : 'tripChanged.text', gaps),
    rows: [...partRows(order, change), ...lostRows(order, change, names), ...moneyRows(order, change)],
    button: { label: say(isDue ? 'button.payRest' : 'button.order'), url: orderUrl },
    note:
      handOver && !handOver.isSlip
        ? `${say('handedOver.liability')} ${say('changed.note')}`
        : say('changed.note'),
  })
}

function partRows(order: Order, { replaced }: TripChange): EmailPlan['rows'] {
  const say = orderEmailWords(order.locale)
  return (replaced ? changedParts(replaced, order) : []).map(({ part, before, after }) => ({
    label: say(`row.${part}`),
    value: say('row.fromTo', { before, after }),
  }))
}

/** Upsells and seats that the new trip does not have. */
function lostRows(
  order: Order,
  { replaced }: TripChange,
  names: Readonly<Record<string, string>>,
): EmailPlan['rows'] {
  const kept = new Set(order.upsells.map(({ code }) => code))
  const upsells = (replaced?.upsells ?? []).filter(({ code }) => !kept.has(code))
  const seats = (replaced?.seats ?? []).filter(
    ({ flightId, seat }) => !order.seats.some((one) => one.flightId === flightId && one.seat === seat),
  )
  const lost = [...new Set(upsells.map(({ code }) => names[code] ?? code)), ...seats.map(({ seat }) => seat)]
  const label = orderEmailWords(order.locale)('row.lost')
  return lost.length > 0 ? [{ label, value: lost.join(', ') }] : []
}

const feeRows = {
  table: 'row.changeFee',
  flexible: 'row.changeFee',
  none: 'row.changeFee',
  leaving: 'row.leavingFee',
  transfer: 'row.nameFee',
} as const

function moneyRows(
  order: Order,
  { facts: { before, fee, feeKind, refund, goodwill } }: TripChange,
): EmailPlan['rows'] {
  const say = orderEmailWords(order.locale)
  const feeRow = feeRows[feeKind]
  return [
    { label: say('row.totalBefore'), value: formatMoney(before) },
    ...(feeKind === 'none'
      ? []
      : [{ label: say(feeRow), value: formatMoney(fee + (goodwill?.amount ?? 0)) }]),
    ...waivedRows(order, goodwill),
    { label: say('row.total'), value: formatMoney(order.price.total), isStrong: true },
    { label: say('row.paid'), value: formatMoney(order.paid) },
    ...(refund > 0 ? [{ label: say('row.refund'), value: formatMoney(refund), isStrong: true }] : []),
    ...dueAfter(order.schedule, order.paid).map(({ amount, dueBy }) => ({
      label: say('row.due', { day: formatDate(dueBy) }),
      value: formatMoney(amount),
      isStrong: true,
    })),
  ]
}

/** Sent after the bank has paid out all refunds of one change. */
export function changeRefundEmails(
  order: Order,
  reasons: readonly RefundReason[],
  { orderUrl }: Deps,
): OrderEmailDraft[] {
  const say = orderEmailWords(order.locale)
  const refunds = order.refunds.filter(({ reason }) => reasons.includes(reason))
  const moments = [...new Set(refunds.map(({ askedAt }) => askedAt.toISOString()))]
  return moments.flatMap((moment) => {
    const parts = refunds.filter(({ askedAt }) => askedAt.toISOString() === moment)
    if (parts.some(({ finishedAt }) => finishedAt === null)) return []
    const amount = formatMoney(parts.reduce((sum, part) => sum + part.amount, 0))
    return draft('refund-done', order, moment, [], false, {
      subject: say('refundDone.subject', { amount, number: order.number }),
      heading: say('refundDone.heading'),
      text: say('refundDone.text', { amount }),
      rows: [],
      button: { label: say('button.order'), url: orderUrl },
      note: null,
    })
  })
}
