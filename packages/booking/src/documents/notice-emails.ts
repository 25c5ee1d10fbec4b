import { dayOf, formatDate, formatTime } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import type { LegChange, LegHours, OrderNotice, TripChange } from '../notices/notice.ts'
import type { Order } from '../order.ts'
import { landingDay } from './document-facts.ts'
import { documentsOf } from './draw-documents.ts'
import { type Deps, draft, type OrderEmailDraft } from './email-draft.ts'
import { type EmailPlan, orderEmailWords } from './email-plan.ts'

/** False for a trip that is called off without a substitute: its refund email tells it. */
export function hasEmail({ change, substitute }: OrderNotice): boolean {
  return change.kind !== 'cancellation' || substitute !== null
}

export interface NoticeDeps extends Deps {
  /** URL of the page where the guest answers. */
  readonly answerUrl: string
}

/** Says what the organiser changed, the deadline of the answer, and what happens without an answer. */
export function madeEmail(order: Order, notice: OrderNotice, where: NoticeDeps): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const { number } = order
  const { kind } = notice.change
  const rows = changeRows(order, notice.change)
  if (!notice.answerBy && kind !== 'cancellation')
    return draft('notice-told', order, notice.id, documentsOf(order), true, {
      subject: say(`notice.${kind}.subject`, { number }),
      heading: say(`notice.${kind}.heading`),
      text: say(`notice.${kind}.told`),
      rows,
      button: { label: say('button.order'), url: where.orderUrl },
      note: null,
    })
  const gaps = gapsOf(order, notice.answerBy ?? notice.madeAt)
  return draft('notice-asked', order, notice.id, [], false, {
    subject: say('notice.asked.subject', { number, ...gaps }),
    heading: say(`notice.${kind}.heading`),
    text: say(`notice.${kind}.asked`, gaps),
    rows: [...rows, ...substituteRows(order, notice)],
    button: { label: say('notice.button'), url: where.answerUrl },
    note: say('notice.silence'),
  })
}

/** `nth`: each reminder is a separate email. */
export function noticeReminder(
  order: Order,
  notice: OrderNotice,
  nth: string,
  where: NoticeDeps,
): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  const gaps = { number: order.number, ...gapsOf(order, notice.answerBy ?? notice.madeAt) }
  return draft('notice-reminder', order, `${notice.id} ${nth}`, [], false, {
    subject: say('notice.reminder.subject', gaps),
    heading: say('notice.reminder.heading'),
    text: say(
      notice.change.kind === 'cancellation' ? 'notice.cancellation.reminder' : 'notice.reminder.text',
      gaps,
    ),
    rows: [...changeRows(order, notice.change), ...substituteRows(order, notice)],
    button: { label: say('notice.button'), url: where.answerUrl },
    note: say('notice.silence'),
  })
}

/** Sent when the guest accepts, with the current documents. */
export function noticeAccepted(order: Order, notice: OrderNotice, where: NoticeDeps): OrderEmailDraft {
  const say = orderEmailWords(order.locale)
  return draft('notice-accepted', order, notice.id, documentsOf(order), true, {
    subject: say('notice.accepted.subject', { number: order.number }),
    heading: say('notice.accepted.heading'),
    text: say('notice.accepted.text'),
    rows: changeRows(order, notice.change),
    button: { label: say('button.order'), url: where.orderUrl },
    note: null,
  })
}

function gapsOf({ paid }: Order, until: Date) {
  return {
    day: formatDate(dayOf(until)),
    time: formatTime(until).slice(0, 5),
    refund: formatMoney(paid),
  }
}

function changeRows(order: Order, change: TripChange): EmailPlan['rows'] {
  const say = orderEmailWords(order.locale)
  const pair = (what: string, before: string, after: string) => [
    { label: say('notice.before', { what }), value: before },
    { label: say('notice.after', { what }), value: after, isStrong: true },
  ]
  if (change.kind === 'cancellation') return []
  if (change.kind === 'hotel')
    return pair(say('notice.hotel'), change.before.hotelName, change.after.hotelName)
  return change.legs.flatMap((leg) =>
    pair(legWords(order, leg), hoursWords(leg.before), hoursWords(leg.after)),
  )
}

/** The substitute for the changed trip, and its price. */
function substituteRows({ locale }: Order, { substitute }: OrderNotice): EmailPlan['rows'] {
  if (!substitute) return []
  const say = orderEmailWords(locale)
  const { offer, total, difference } = substitute
  const { hotelName, departureDate, returnDate, airportName, departureTime } = offer
  const dates = `${formatDate(departureDate)} – ${formatDate(returnDate)}`
  const flight = [airportName, departureTime].filter(Boolean).join(' ')
  const key = difference > 0 ? 'More' : difference < 0 ? 'Less' : 'Same'
  const gaps = { total: formatMoney(total), difference: formatMoney(Math.abs(difference)) }
  return [
    { label: say('notice.substitute'), value: [hotelName, dates, flight].filter(Boolean).join(', ') },
    { label: say('notice.substituteCosts'), value: say(`notice.substitute${key}`, gaps) },
  ]
}

function legWords({ locale }: Order, { way, from, to }: LegChange): string {
  return `${orderEmailWords(locale)(`notice.${way}`)} ${from} – ${to}`
}

function hoursWords(hours: LegHours): string {
  const landing = landingDay(hours)
  const later = landing === hours.date ? '' : ` (${formatDate(landing).slice(0, 5)})`
  return `${formatDate(hours.date)}, ${hours.departureTime} – ${hours.arrivalTime}${later}`
}
