import {
  changesOf,
  type LegHours,
  type NoticeSubstitute,
  type Order,
  type OrderNotice,
  refundBy,
} from '@wojaz/booking'
import { hasHotel } from '@wojaz/offers'
import { dayOf, formatDate } from '@wojaz/travel/dates'
import type { ChangedFact, NoticePage } from '../../app/features/reservation/notice-view.ts'
import type { OlderDocument } from '../../app/features/reservation/reservation-view.ts'
import { kindWords } from '../account/notice-lines.ts'
import { arrivalDay } from './trip-steps.ts'

/** All valid changes of one flight's times. */
export function hourChanges(order: Order, flightId: number) {
  return changesOf(order).flatMap(({ change, countsFrom }) =>
    change.kind === 'flight-hours'
      ? change.legs
          .filter((leg) => leg.flightId === flightId)
          .map(({ before, after }) => ({
            on: dayOf(countsFrom),
            before: hoursWords(before),
            after: hoursWords(after),
          }))
      : [],
  )
}

/** The documents issued before each change. Invoices do not contain times or hotels. */
export function olderDocuments(order: Order): readonly OlderDocument[] {
  const { payments, price, offer } = order
  return changesOf(order).flatMap(({ id, countsFrom }) => {
    const came = payments.filter(({ completedAt }) => completedAt !== null && completedAt < countsFrom)
    const isPaid = came.reduce((sum, { amount }) => sum + amount, 0) >= price.total
    const names = (['potwierdzenie', 'voucher', 'bilet'] as const).filter(
      (name) =>
        name === 'potwierdzenie' ||
        (name === 'voucher' ? hasHotel(offer) && isPaid : offer.departureFlight !== null),
    )
    return names.map((name) => ({ name, until: dayOf(countsFrom), before: id }))
  })
}

export function noticePage(
  { number, offer, paid }: Order,
  { id, state, change, madeAt, answerBy, endedAt, substitute }: OrderNotice,
  asked: Pick<NoticePage, 'isLeaving' | 'isOwn' | 'taking'> & { readonly now: Date },
): NoticePage {
  return {
    id,
    number,
    state,
    kind: kindWords[change.kind],
    name: offer.hotelName,
    refund: paid,
    isLeaving: asked.isLeaving,
    isOwn: asked.isOwn,
    taking: asked.taking,
    substitute: substitute && substituteView(substitute),
    facts: factsOf(change),
    answerBy: answerBy?.toISOString() ?? null,
    endedOn: endedAt && dayOf(endedAt),
    backBy: refundBy({ at: change.kind === 'cancellation' ? madeAt : asked.now }),
  }
}

function substituteView({ offer, total, difference }: NoticeSubstitute): NoticePage['substitute'] {
  const dates = [...new Set([offer.departureDate, offer.returnDate])].map((day) => formatDate(day))
  return { name: offer.hotelName, dates: dates.join(' – '), total, difference }
}

function factsOf(change: OrderNotice['change']): readonly ChangedFact[] {
  if (change.kind === 'cancellation') return []
  if (change.kind === 'hotel') {
    const { before, after } = change
    return [
      {
        what: 'hotel',
        route: null,
        before: before.hotelName,
        after: after.hotelName,
        stars: { before: before.stars, after: after.stars },
      },
    ]
  }
  return change.legs.map(({ way, from, to, before, after }) => ({
    what: way,
    route: `${from} – ${to}`,
    stars: null,
    before: hoursWords(before),
    after: hoursWords(after),
  }))
}

/** `03.10.2026, 22:40 – 00:35 (04.10)`. */
function hoursWords(hours: LegHours): string {
  const { date, departureTime, arrivalTime } = hours
  const landing = arrivalDay(hours)
  const later = landing === date ? '' : ` (${formatDate(landing).slice(0, 5)})`
  return `${formatDate(date)}, ${departureTime} – ${arrivalTime}${later}`
}
