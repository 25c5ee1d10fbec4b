import type { EmailPlan } from '@wojaz/booking/documents'
import { greeting } from '@wojaz/mail/server'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import type { AttractionItem, AttractionOrder } from '../model/attraction-order.ts'
import { freeUntilWords } from '../rules/cancellation.ts'
import type { AttractionNews } from '../sale/sale-options.ts'
import {
  localMinuteWords,
  meetingWords,
  peopleWords,
  pickupWords,
  refundDay,
  whenWords,
} from './item-facts.ts'
import { ticketWords } from './ticket-words.ts'

/** One email about an order: its kind, its text and its ticket. */
export interface TicketEmail {
  readonly kind: string
  /** Queued once per key. */
  readonly idempotencyKey: string
  readonly plan: EmailPlan
  /** The item whose ticket is attached; null: none. */
  readonly ticketOf: AttractionItem | null
}

type Topic = 'paid' | 'bought' | 'waiting' | 'refused' | 'cancelled' | 'calledOff' | 'paidOut'

const topics: Record<AttractionNews['kind'], Topic> = {
  paid: 'paid',
  waiting: 'waiting',
  confirmed: 'bought',
  refused: 'refused',
  'cancelled-by-guest': 'cancelled',
  'cancelled-by-supplier': 'calledOff',
  refunded: 'paidOut',
}

/** The email about what has just happened; null if the item is not in the order any more. */
export function ticketEmail(order: AttractionOrder, news: AttractionNews, url: string): TicketEmail | null {
  const topic = topics[news.kind]
  const items = order.items.filter(({ id }) => news.itemId === null || id === news.itemId)
  const [item] = items
  if (!item) return null
  const kind = `attraction-${news.kind}`
  const say = ticketWords(order.locale)
  const about = topic === 'paid' ? paidWords(order) : itemWords(order, item, topic)
  return {
    kind,
    idempotencyKey: [kind, order.number, news.itemId].filter(Boolean).join(' '),
    ticketOf: topic === 'bought' ? item : null,
    plan: {
      ...about,
      locale: order.locale,
      heading: say(`${topic}.heading`),
      greeting: greeting(order.locale, order.contact.firstName),
      button: { label: say('button'), url },
      note: topic === 'paid' ? say('law') : null,
    },
  }
}

type Words = Pick<EmailPlan, 'subject' | 'text' | 'trip' | 'rows'>

/** The receipt: everything that was bought, with its price. */
function paidWords({ locale, number, items, paid }: AttractionOrder): Words {
  const say = ticketWords(locale)
  return {
    subject: say('paid.subject', { number, amount: formatMoney(paid) }),
    text: say('paid.text', { amount: formatMoney(paid) }),
    trip: null,
    rows: [
      { label: say('row.number'), value: number, isStrong: true },
      ...items.map((item) => ({
        label: `${item.titles[locale]}, ${whenWords(item)}, ${peopleWords(item, locale)}`,
        value: formatMoney(item.price.total),
      })),
      { label: say('row.paid'), value: formatMoney(paid), isStrong: true },
    ],
  }
}

function itemWords(order: AttractionOrder, item: AttractionItem, topic: Exclude<Topic, 'paid'>): Words {
  const { locale, number } = order
  const say = ticketWords(locale)
  const until = refundDay(item)
  const refund = item.refund?.amount ?? 0
  const gaps = {
    title: item.titles[locale],
    day: formatDate(item.localStart.slice(0, 10)),
    amount: formatMoney(refund),
    until: until ? formatDate(until) : '',
  }
  const text = topic === 'cancelled' && refund === 0 ? 'cancelled.nothing' : (`${topic}.text` as const)
  return {
    subject: say(`${topic}.subject`, gaps),
    text: say(text, gaps),
    trip: { hotel: item.titles[locale], lines: itemLines(order, item, topic) },
    rows: [
      { label: say('row.number'), value: number, isStrong: topic === 'bought' },
      { label: say('row.price'), value: formatMoney(item.price.total) },
      ...(refund > 0 ? [{ label: say('row.refund'), value: formatMoney(refund), isStrong: true }] : []),
    ],
  }
}

function itemLines({ locale, placedAt }: AttractionOrder, item: AttractionItem, topic: Topic): string[] {
  const say = ticketWords(locale)
  const pickup = pickupWords(item, locale)
  const free = freeUntilWords(item.policy, placedAt)
  const isAhead = topic === 'bought' || topic === 'waiting'
  const place = meetingWords(item, locale)
  return [
    item.optionTitles[locale],
    say('local', { when: whenWords(item) }),
    peopleWords(item, locale),
    ...(isAhead && place ? [`${say('meeting')}: ${place}`] : []),
    ...(isAhead && pickup ? [`${say('pickup')}: ${pickup}`] : []),
    ...(isAhead && free ? [`${say('free')} ${say('free.until', { when: localMinuteWords(free) })}`] : []),
  ]
}
