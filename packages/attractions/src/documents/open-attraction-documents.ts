import {
  drawEmailPlan,
  type EmailPlan,
  isSignedUntil,
  openThread,
  plainEmail,
  signUntil,
} from '@wojaz/booking/documents'
import { type Attachment, type Drawers, queueEmail } from '@wojaz/mail/server'
import type { ShopContact } from '@wojaz/travel/guest'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import type { AttractionItem, AttractionOrder } from '../model/attraction-order.ts'
import type { AttractionNews } from '../sale/sale-options.ts'
import { itemCalendar } from './item-calendar.ts'
import { ticketEmail } from './ticket-emails.ts'
import type { DrawnTicket, TicketWish } from './ticket-thread.ts'
import { ticketWords } from './ticket-words.ts'

export interface AttractionDocumentsOptions {
  /** Without a slash at the end. */
  readonly siteUrl: string
  /** Signs the links in emails. */
  readonly secret: string
  /** The shop's contact details in this language, as edited in the CMS. */
  readonly contactOf: (locale: Locale) => Promise<ShopContact>
}

type OrderOfTicket = Pick<AttractionOrder, 'transactionId' | 'number' | 'locale' | 'placedAt'>

/** A copy, so that later changes do not reach an email in the outbox. */
interface EnclosedFacts {
  readonly plan: EmailPlan
  readonly ticket: { readonly order: OrderOfTicket; readonly item: AttractionItem } | null
}

export type AttractionDocuments = ReturnType<typeof openAttractionDocuments>

const drawer = 'attraction-email'
/** As long as a guest may complain about it. */
const linkAfterMs = 365 * 24 * 3_600_000

/** What a guest receives: tickets, calendar files, emails. */
export function openAttractionDocuments({ siteUrl, secret, contactOf }: AttractionDocumentsOptions) {
  const thread = openThread<TicketWish, DrawnTicket>(
    new URL('./ticket-thread.ts', import.meta.url),
    'tickets',
  )

  async function ticketOf(order: OrderOfTicket, item: AttractionItem): Promise<Attachment> {
    const { bytes } = await thread.ask({ order, item })
    return { name: fileName(order, item, 'file.ticket', 'pdf'), type: 'application/pdf', bytes }
  }

  function calendarOf(order: OrderOfTicket, item: AttractionItem): Attachment {
    const bytes = Buffer.from(itemCalendar(order, item, siteUrl))
    return { name: fileName(order, item, 'file.calendar', 'ics'), type: 'text/calendar', bytes }
  }

  /** The address of the order's page for the receiver of the email. */
  function orderUrl({ transactionId, locale, items, placedAt }: AttractionOrder): string {
    const last = Math.max(placedAt.getTime(), ...items.map(({ policy }) => Date.parse(policy.startsAt)))
    const link = signUntil(secret, 'attractions', transactionId, new Date(last + linkAfterMs))
    return `${siteUrl}${localisedPath(locale, `/atrakcje/payment/success/${transactionId}`)}?link=${link}`
  }

  return {
    /** Queues the emails in the transaction of the change. It only inserts rows; nothing is rendered while locks are held. */
    async queueEmails(client: ClientBase, order: AttractionOrder, news: AttractionNews, now: Date) {
      const written = ticketEmail(order, news, orderUrl(order))
      if (!written) return null
      const { kind, idempotencyKey, plan, ticketOf: item } = written
      const facts: EnclosedFacts = { plan, ticket: item && { order: ofTicket(order), item } }
      const text = plainEmail(plan, await contactOf(plan.locale))
      const email = { kind, idempotencyKey, to: order.contact.email, subject: plan.subject, text, html: '' }
      return queueEmail(client, { ...email, enclosed: { drawer, facts } }, now)
    },

    /** For the outbox: makes the attachments of emails when they are sent. */
    drawers: {
      [drawer]: async ({ plan, ticket }: EnclosedFacts) => {
        const html = await drawEmailPlan(plan, await contactOf(plan.locale))
        if (!ticket) return { html, attachments: [] }
        const order = { ...ticket.order, placedAt: new Date(ticket.order.placedAt) }
        return { html, attachments: [await ticketOf(order, ticket.item), calendarOf(order, ticket.item)] }
      },
    } satisfies Drawers,

    ticketOf,
    calendarOf,
    /** Whether the link of an email opens this order. */
    opensOrder: (transactionId: string, token: string, now: Date) =>
      isSignedUntil(secret, 'attractions', transactionId, { token, now }),
    close: thread.close,
  }
}

function ofTicket({ transactionId, number, locale, placedAt }: AttractionOrder): OrderOfTicket {
  return { transactionId, number, locale, placedAt }
}

/** Several tickets of one order need different names. */
function fileName(
  { number, locale }: OrderOfTicket,
  { id }: AttractionItem,
  word: 'file.ticket' | 'file.calendar',
  ending: string,
): string {
  return `${ticketWords(locale)(word)}-${number}-${id.slice(0, 4)}.${ending}`
}
