import { greeting } from '@wojaz/mail/server'
import { hasHotel } from '@wojaz/offers'
import { dayOf, formatDate, formatTime, type IsoDay } from '@wojaz/travel/dates'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import type { DueAmount, Order, OrderPayment } from '../order.ts'
import { dueAfter } from '../payments/payment-schedule.ts'
import { lessReasons } from '../payments/settlement.ts'
import { cancellationEmails } from './cancellation-emails.ts'
import { transferTo } from './company.ts'
import { completedPayments, offerRows, paidAt, tripLines } from './document-facts.ts'
import { documentsOf } from './draw-documents.ts'
import { type Deps, draft, type OrderEmailDraft } from './email-draft.ts'
import { type EmailPlan, orderEmailWords } from './email-plan.ts'
import { changeRefundEmails } from './trip-changed-email.ts'

/**
 * Returns the emails that the guest must get now. It is called at every change of the order; the idempotency key of each email
 * prevents a second one.
 */
export function orderEmails(order: Order, where: Deps): OrderEmailDraft[] {
  if (order.cancellation) return cancellationEmails(order, order.cancellation, where)
  const returned = order.payments
    .filter(({ state }) => state === 'refunding' || state === 'refunded')
    // Refunds for a change are in the emails of that change.
    .filter(
      ({ id }) => !order.refunds.some((one) => one.paymentId === id && lessReasons.includes(one.reason)),
    )
    .map((payment) => returnedEmail(order, payment, where))
  const last = latest(order)
  if (order.state === 'confirmed') {
    const refused = last?.state === 'refused' ? [refusedEmail(order, last, where)] : []
    return [
      ...returned,
      ...refused,
      ...changeRefundEmails(order, lessReasons, where),
      paidEmail(order, where),
    ]
  }
  if (order.state === 'pending') return last?.state === 'refused' ? [refusedEmail(order, last, where)] : []
  if (order.state === 'expired' && returned.length === 0) return [closedEmail(order, 'expired', where)]
  // If money arrived anyway it is refunded, and the refund email also says that the order is cancelled.
  if (order.state === 'cancelled' && returned.length === 0) return [closedEmail(order, 'cancelled', where)]
  return returned
}

function latest({ payments }: Order): OrderPayment | undefined {
  return [...payments].sort((one, other) => one.startedAt.getTime() - other.startedAt.getTime()).at(-1)
}

/** The email of the first payment has the contract. Later ones are receipts, the last one with the voucher. */
function paidEmail(order: Order, where: Deps): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const came = completedPayments(order)
  const last = came.at(-1)
  const isLater = last && order.confirmedAt && paidAt(last) > order.confirmedAt
  const amount = formatMoney(last?.amount ?? order.paid)
  const button = { label: say('button.order'), url: where.orderUrl }
  const documents = documentsOf(order)
  const isVoucherIn = documents.includes('voucher')
  if (isLater)
    return draft('order-paid', order, `${came.length}`, documents, false, {
      subject: say('paid.subject', { amount, number: order.number }),
      heading: say('paid.heading'),
      text: say(isVoucherIn ? 'paid.lastText' : 'paid.text', { amount }),
      rows: moneyRows(order),
      button:
        dueAfter(order.schedule, order.paid).length > 0
          ? { ...button, label: say('button.payRest') }
          : button,
      note: null,
    })
  return draft('order-confirmed', order, '', documents, true, {
    subject: say('confirmed.subject', { number: order.number, hotel: order.offer.hotelName }),
    heading: say('confirmed.heading'),
    text: say(confirmedText(order, isVoucherIn)),
    rows: [{ label: say('row.number'), value: order.number, isStrong: true }, ...moneyRows(order)],
    button,
    note: hasHotel(order.offer)
      ? say('confirmed.note')
      : `${say('confirmed.ticketless')} ${say('confirmed.note')}`,
  })
}

function confirmedText({ offer }: Order, isVoucherIn: boolean) {
  if (!hasHotel(offer)) return 'confirmed.flightText'
  return isVoucherIn ? 'confirmed.text' : 'confirmed.depositText'
}

function refusedEmail(order: Order, payment: OrderPayment, { orderUrl }: Deps): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const until = { time: formatTime(order.heldUntil).slice(0, 5), day: formatDate(dayOf(order.heldUntil)) }
  const key = order.state === 'pending' ? 'refused.pending' : 'refused.confirmed'
  return draft('payment-refused', order, payment.id, [], false, {
    subject: say('refused.subject', { number: order.number }),
    heading: say('refused.heading'),
    text: say(key, { amount: formatMoney(payment.amount), ...until }),
    rows: [],
    button: { label: say('button.pay'), url: orderUrl },
    note: null,
  })
}

/** The order ended unpaid and its places were released. */
function closedEmail(order: Order, how: 'expired' | 'cancelled', { siteUrl }: Deps): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const isHotel = hasHotel(order.offer)
  return draft(`order-${how}`, order, '', [], false, {
    subject: say(`${how}.subject`, { number: order.number }),
    heading: say(`${how}.heading`),
    text: say(how === 'expired' && !isHotel ? 'expired.flightText' : `${how}.text`),
    rows: [],
    // Without the offer code, because it contains birth dates.
    button: {
      label: say(isHotel ? 'button.hotel' : 'button.flights'),
      url: siteUrl + localisedPath(order.locale, order.offer.hotelUrl),
    },
    note: null,
  })
}

function returnedEmail(order: Order, payment: OrderPayment, where: Deps): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const amount = formatMoney(payment.amount)
  const why = order.state === 'confirmed' ? 'twice' : order.state === 'cancelled' ? 'cancelled' : 'gone'
  return draft('payment-returned', order, payment.id, [], false, {
    subject: say('returned.subject', { amount, number: order.number }),
    heading: say('returned.heading'),
    text: say(`returned.${why}`, { amount }),
    rows: [],
    button: { label: say('button.order'), url: where.orderUrl },
    note: null,
  })
}

export function moneyRows(order: Order): EmailPlan['rows'] {
  const say = orderEmailWords(order.locale)
  const parts = flightRows(order)
  return [
    ...parts,
    { label: say('row.total'), value: formatMoney(order.price.total), isStrong: parts.length > 0 },
    { label: say('row.paid'), value: formatMoney(order.paid) },
    ...dueAfter(order.schedule, order.paid).map(({ amount, dueBy }) => ({
      label: say('row.due', { day: formatDate(dueBy) }),
      value: formatMoney(amount),
      isStrong: true,
    })),
  ]
}

/** For a flight alone: which part of the price is the fare and which part are airport charges. */
function flightRows(order: Order): EmailPlan['rows'] {
  if (hasHotel(order.offer)) return []
  const { upsells } = order.price
  return [
    ...offerRows(order).map(({ words, amount }) => ({ label: words, value: formatMoney(amount) })),
    ...(upsells > 0
      ? [{ label: orderEmailWords(order.locale)('row.upsells'), value: formatMoney(upsells) }]
      : []),
  ]
}

/** Sent after a change of people, with the current documents. The law requires a durable medium. */
export function changedEmail(
  order: Order,
  change: string,
  where: Deps,
  { isHandedOver = false }: { readonly isHandedOver?: boolean | undefined } = {},
): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  return draft('order-changed', order, change, documentsOf(order), false, {
    subject: say('changed.subject', { number: order.number }),
    heading: say('changed.heading'),
    text: say(isHandedOver ? 'handedOver.text' : 'changed.text'),
    rows: order.participants.map(({ firstName, lastName }, person) => ({
      label: say('row.traveller', { nth: String(person + 1) }),
      value: `${firstName} ${lastName}`,
    })),
    button: { label: say('button.order'), url: where.orderUrl },
    note: isHandedOver ? `${say('handedOver.liability')} ${say('changed.note')}` : say('changed.note'),
  })
}

/** Sent a week before a part is due: the amount, the day and the way to pay. */
export function reminderEmail(
  order: Order,
  { amount, dueBy }: DueAmount,
  where: Deps,
  today: IsoDay,
): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const gaps = { amount: formatMoney(amount), day: formatDate(dueBy), number: order.number }
  const isLate = dueBy < today
  const transfer = transferTo(order)
  return draft('payment-due', order, dueBy, [], false, {
    subject: say(isLate ? 'due.lateSubject' : 'due.subject', gaps),
    heading: say(isLate ? 'due.lateHeading' : 'due.heading'),
    text: say(isLate ? 'due.lateText' : 'due.text', gaps),
    rows: [
      ...moneyRows(order),
      { label: say('row.account'), value: transfer.account },
      { label: say('row.transferTitle'), value: transfer.title },
    ],
    button: { label: say('button.pay'), url: where.orderUrl },
    note: say('due.note'),
  })
}

/** Sent to a guest who entered the number and the email address of the order. The link opens it on any device. */
export function linkPlan(order: Order, where: Deps): EmailPlan {
  const say = orderEmailWords(order.locale)
  return draft('order-link', order, '', [], false, {
    subject: say('link.subject', { number: order.number }),
    heading: say('link.heading'),
    text: say('link.text'),
    rows: [{ label: say('row.number'), value: order.number, isStrong: true }],
    button: { label: say('button.order'), url: where.orderUrl },
    note: say('link.note'),
  }).plan
}

export interface LaterFacts {
  readonly locale: Locale
  readonly offer: Order['offer'] | null
  readonly link: string
}

/** Sent to a guest who wants to continue later. It has only the trip and the link. */
export function laterPlan({ locale, offer, link }: LaterFacts): EmailPlan {
  const say = orderEmailWords(locale)
  const trip = offer && {
    hotel: offer.hotelName,
    lines: tripLines({ offer, locale }),
  }
  return {
    locale,
    subject: offer ? say('later.subject', { hotel: offer.hotelName }) : say('later.subjectBare'),
    heading: say('later.heading'),
    greeting: greeting(locale, null),
    text: say('later.text'),
    trip,
    rows: [],
    button: { label: say('button.later'), url: link },
    note: say('later.note'),
  }
}
