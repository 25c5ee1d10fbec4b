import type { LetterPlan } from '@wojaz/booking/papers'
import { greeting } from '@wojaz/post/server'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import type { AttractionItem, AttractionOrder } from '../model/attraction-order.ts'
import { freeUntilWords } from '../rules/cancellation.ts'
import { localMinuteWords, peopleWords, pickupWords, refundDay, whenWords } from './item-facts.ts'
import { type TicketWord, ticketWords } from './ticket-words.ts'

/** One letter about one attraction: what it is, what it says and what it brings. */
export interface TicketLetter {
  readonly kind: string
  /** Written once under this name. */
  readonly onceAs: string
  readonly plan: LetterPlan
  readonly item: AttractionItem
  readonly hasTicket: boolean
}

type Topic = 'bought' | 'waiting' | 'refused' | 'cancelled' | 'calledOff' | 'paidOut'

/**
 * What the guest must be told now, attraction by attraction. Asked at every change of the order, however often: each letter has a name of
 * its own, so a second one of the same name is never written.
 */
export function ticketLetters(order: AttractionOrder, orderUrl: string): TicketLetter[] {
  if (order.state !== 'paid') return []
  return order.items.flatMap((item) => topicsOf(item).map((topic) => letterOf(order, item, topic, orderUrl)))
}

function topicsOf(item: AttractionItem): Topic[] {
  const paidOut: Topic[] = item.refund?.state === 'refunded' && item.refund.amount > 0 ? ['paidOut'] : []
  switch (item.state) {
    case 'confirmed':
      return ['bought']
    case 'waiting':
      return ['waiting']
    case 'rejected':
    case 'expired':
      return ['refused', ...paidOut]
    case 'cancelled':
      return [item.cancelledBy === 'guest' ? 'cancelled' : 'calledOff', ...paidOut]
    default:
      return []
  }
}

function letterOf(order: AttractionOrder, item: AttractionItem, topic: Topic, url: string): TicketLetter {
  const { locale, number, contact } = order
  const say = ticketWords(locale)
  const until = refundDay(item)
  const refund = item.refund?.amount ?? 0
  const gaps = {
    title: item.titles[locale],
    day: formatDate(item.localStart.slice(0, 10)),
    amount: formatMoney(refund),
    until: until ? formatDate(until) : '',
  }
  return {
    kind: `attraction-${names[topic]}`,
    onceAs: `attraction-${names[topic]} ${number} ${item.id}`,
    item,
    hasTicket: topic === 'bought',
    plan: {
      locale,
      subject: say(`${topic}.subject`, gaps),
      heading: say(`${topic}.heading`),
      greeting: greeting(locale, contact.firstName),
      text: say(textOf(topic, refund), gaps),
      trip: { hotel: item.titles[locale], lines: itemLines(order, item, topic) },
      rows: [
        { label: say('row.number'), value: number, isStrong: topic === 'bought' },
        { label: say('row.price'), value: formatMoney(item.price.total) },
        ...(refund > 0 ? [{ label: say('row.refund'), value: formatMoney(refund), isStrong: true }] : []),
      ],
      button: { label: say('button'), url },
      note: topic === 'bought' || topic === 'waiting' ? say('law') : null,
    },
  }
}

const names: Record<Topic, string> = {
  bought: 'ticket',
  waiting: 'waiting',
  refused: 'refused',
  cancelled: 'cancelled',
  calledOff: 'called-off',
  paidOut: 'paid-out',
}

function textOf(topic: Topic, refund: number): TicketWord {
  return topic === 'cancelled' && refund === 0 ? 'cancelled.nothing' : `${topic}.text`
}

function itemLines({ locale, placedAt }: AttractionOrder, item: AttractionItem, topic: Topic): string[] {
  const say = ticketWords(locale)
  const pickup = pickupWords(item, locale)
  const free = freeUntilWords(item.policy, placedAt)
  const isAhead = topic === 'bought' || topic === 'waiting'
  const { meetingPoint } = item
  return [
    item.optionTitles[locale],
    say('local', { when: whenWords(item) }),
    peopleWords(item, locale),
    ...(isAhead && meetingPoint
      ? [`${say('meeting')}: ${[meetingPoint.name, meetingPoint.address].filter(Boolean).join(', ')}`]
      : []),
    ...(isAhead && pickup ? [`${say('pickup')}: ${pickup}`] : []),
    ...(isAhead && free ? [`${say('free')} ${say('free.until', { when: localMinuteWords(free) })}`] : []),
  ]
}
