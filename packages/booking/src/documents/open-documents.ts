import {
  type Drawers,
  openRequestedEmails,
  queueEmail,
  type RequestedEmail,
  withdrawNamed,
} from '@wojaz/mail/server'
import { dayOf } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import type { QueueChanged } from '../after-sale/change-people.ts'
import type { QueueUpsells } from '../after-sale/change-upsells.ts'
import { managePath } from '../after-sale/manage-path.ts'
import type { QueueReminder, QueueReminderNow } from '../after-sale/remind-due.ts'
import type { QueueLeavingFree } from '../after-sale/tell-circumstances.ts'
import type { QueueTripChanged } from '../after-sale/write-trip.ts'
import type { QueueLater } from '../carts/open-carts.ts'
import type { QueueNotice } from '../notices/announce.ts'
import { noticePath } from '../notices/notice-path.ts'
import type { QueueRefund } from '../on-behalf/give-refund.ts'
import type { Order } from '../order.ts'
import type { QueueJoined } from '../orders/join-guest-orders.ts'
import type { QueueOrderLink } from '../orders/send-order-link.ts'
import { reviewPath } from '../reviews/review-path.ts'
import type { QueueReviewAsked, QueueReviewRefused } from '../reviews/review-trips.ts'
import type { DocumentOptions } from './document-facts.ts'
import { documentWords } from './document-words.ts'
import type { DocumentsOptions } from './documents-options.ts'
import { openDrawing } from './draw-aside.ts'
import type { DocumentName } from './draw-documents.ts'
import { drawingEnclosed } from './draw-enclosed.ts'
import type { OrderEmailDraft } from './email-draft.ts'
import { type EmailPlan, keptText, plainEmail } from './email-plan.ts'
import type { AskedContents, EnclosedFacts, MoreFacts } from './enclosed-facts.ts'
import { joinedEmail } from './joined-email.ts'
import { leavingFreeEmail } from './leaving-free-email.ts'
import { hasEmail, madeEmail, noticeAccepted, noticeReminder } from './notice-emails.ts'
import { orderCalendar } from './order-calendar.ts'
import { changedEmail, laterPlan, linkPlan, orderEmails, reminderEmail } from './order-emails.ts'
import { opensOrder, signOrderLink } from './order-link.ts'
import { refundEmail } from './refund-email.ts'
import { reviewAskedEmail, reviewRefusedEmail } from './review-email.ts'
import { tripChangedEmail } from './trip-changed-email.ts'
import { upsellsEmail } from './upsells-email.ts'

export type Documents = ReturnType<typeof openDocuments>

interface Corrected {
  readonly names: DocumentOptions['names']
  /** Null: no invoice needs a correction. */
  readonly nth: number | null
  readonly before: Order | null
  readonly reason?: 'changed' | 'buyer'
}

const hasPaid = ({ payments }: Order) => payments.some(({ completedAt }) => completedAt !== null)
const drawer = 'order-email'
/** A guest who tries again at once does not need an email about the failed payment. */
const refusedWaitsMs = 5 * 60_000
const day = 24 * 3_600_000
/** A guest may complain about the trip for this long. */
const linkAfterReturnMs = 365 * day

/** Makes the documents and emails of an order. */
export function openDocuments(options: DocumentsOptions) {
  const { siteUrl, secret, namesOf = () => ({}), contactOf, keepEmail = async () => {} } = options
  const drawing = openDrawing()
  const asked = openRequestedEmails(secret)
  const linkOf = ({ number, offer }: Order) =>
    signOrderLink(secret, number, new Date(Date.parse(offer.returnDate) + linkAfterReturnMs))
  const orderUrl = (order: Order) =>
    `${siteUrl}${localisedPath(order.locale, `/pz/platnosc/${order.number}`)}?link=${linkOf(order)}`

  return {
    /**
     * Queues the emails that the guest must get, in the transaction of the change. It only writes rows; nothing is drawn while
     * the transaction holds locks. Each email stores a copy of the order, from which its documents are drawn when it is sent.
     */
    async queueOrderEmails(client: ClientBase, order: Order, now: Date): Promise<void> {
      const refusals = `payment-refused ${order.number} `
      const emails = orderEmails(order, placesOf(order))
      // After a payment the first email withdraws them in the same statement, because a guest is waiting for this transaction.
      const isInOne = emails.length > 0 && hasPaid(order)
      if (!isInOne) await withdrawNamed(client, refusals)
      for (const [place, email] of emails.entries())
        await queueOrderEmail(client, order, email, now, isInOne && place === 0 ? refusals : null)
    },

    /** Sends a link that opens the cart on any device. */
    queueLater: ((client, { to, locale, offer, link, cartId: subject, place }, now) => {
      const plan = laterPlan({ locale, offer, link })
      return queueAsked(client, { topic: 'cart', to, subject, place }, { kind: 'order-later', plan }, now)
    }) satisfies QueueLater,

    /** Sends a link that opens the order on any device. */
    queueOrderLink: ((client, order, place, now) => {
      const plan = linkPlan(order, placesOf(order))
      const wish = { topic: 'booking', to: order.contact.email, subject: order.number, place } as const
      return queueAsked(client, wish, { kind: 'order-link', plan }, now)
    }) satisfies QueueOrderLink,

    queueAsked,

    /** Says that data were changed, with the current documents. */
    queueChanged: (async (client, order, change, now, { isHandedOver, correction } = {}) => {
      const email = changedEmail(order, change, placesOf(order), { isHandedOver })
      if (!correction) return queueDraft(client, order, email, now)
      const names = namesOf(order)
      return queueCorrected(client, order, email, { names, reason: 'buyer', ...correction }, now)
    }) satisfies QueueChanged,

    /** Says what the trip was, what it is now, and what it costs. */
    queueTripChanged: (async (client, order, change, now) => {
      const names = { ...(change.replaced && namesOf(change.replaced)), ...namesOf(order) }
      const email = tripChangedEmail(order, change, names, placesOf(order))
      const { replaced: before, facts } = change
      return queueCorrected(client, order, email, { names, nth: facts.nth, before }, now)
    }) satisfies QueueTripChanged,

    /** Says which upsells were added and returned, with the current documents. */
    queueUpsells: (async (client, order, change, now) => {
      // Returned upsells are no longer in the order, but the email needs their names.
      const lines = [...order.price.lines, ...change.returned]
      const names = namesOf({ ...order, price: { ...order.price, lines } })
      const email = upsellsEmail(order, change, names, placesOf(order))
      const { nth, replaced: before } = change
      return queueCorrected(client, order, email, { names, nth, before }, now)
    }) satisfies QueueUpsells,

    /** Says what is refunded, with the current documents. */
    queueRefund: (async (client, order, change, now) => {
      const email = refundEmail(order, change, placesOf(order))
      const { replaced: before, facts } = change
      const names = namesOf(order)
      return queueCorrected(client, order, email, { names, nth: facts.nth ?? null, before }, now)
    }) satisfies QueueRefund,

    /** Says what is due soon and how to pay it. */
    queueReminder: (async (client, order, due, now) =>
      queueDraft(
        client,
        order,
        reminderEmail(order, due, placesOf(order), dayOf(now)),
        now,
      )) satisfies QueueReminder,

    /** The same at the request of staff, with the same limit as links to an order. */
    queueReminderNow: (async (client, order, due, now) => {
      const email = reminderEmail(order, due, placesOf(order), dayOf(now))
      const wish = { topic: 'booking', to: order.contact.email, subject: order.number, place: null } as const
      const queued = await queueAsked(client, wish, { kind: email.kind, plan: email.plan }, now)
      if (queued.ok)
        await keep(
          client,
          order,
          { ...email, idempotencyKey: `${email.idempotencyKey} ${now.getTime()}` },
          now,
        )
      return queued
    }) satisfies QueueReminderNow,

    /** Asks for a review of the trip. */
    queueReviewAsked: (async (client, order, now) => {
      const path = localisedPath(order.locale, reviewPath(order.number))
      const url = `${siteUrl}${path}?link=${linkOf(order)}`
      return queueDraft(client, order, reviewAskedEmail(order, url), now)
    }) satisfies QueueReviewAsked,

    /** Says why the review is not published and how to write it again. */
    queueReviewRefused: (async (client, order, review, now) => {
      const path = localisedPath(order.locale, reviewPath(order.number))
      const url = `${siteUrl}${path}?link=${linkOf(order)}`
      return queueDraft(client, order, reviewRefusedEmail(order, review, { url, today: dayOf(now) }), now)
    }) satisfies QueueReviewRefused,

    /** Says what the organiser changed, reminds of it, or confirms that the guest accepted. */
    queueNotice: (async (client, order, { notice, about }, now) => {
      if (!hasEmail(notice)) return null
      const path = localisedPath(order.locale, noticePath(order.number, notice.id))
      const where = { ...placesOf(order), answerUrl: `${siteUrl}${path}?link=${linkOf(order)}` }
      if (about === 'reminder')
        return queueDraft(client, order, noticeReminder(order, notice, now.toISOString(), where), now)
      const email = about === 'made' ? madeEmail : noticeAccepted
      return queueDraft(client, order, email(order, notice, where), now)
    }) satisfies QueueNotice,

    /** Says that a guest's order has joined an account. Not a message in that account, where the order itself says it. */
    queueJoined: (async (client, order, now) => {
      const email = joinedEmail(order, orderUrl(order))
      return queueEmail(client, await draftedEmail(order, email), now)
    }) satisfies QueueJoined,

    /** Says that cancelling is free now, and why. */
    queueLeavingFree: (async (client, order, circumstance, now) => {
      const url = siteUrl + localisedPath(order.locale, managePath(order.number))
      return queueDraft(client, order, leavingFreeEmail(order, circumstance, url), now)
    }) satisfies QueueLeavingFree,

    /** For the outbox worker: makes the attachments when an email is sent. */
    drawers: {
      [drawer]: drawingEnclosed({ ...options, drawing, calendarOf }),
    } satisfies Drawers,

    /** `replacedOn`: the day on which a newer document replaced it, printed on it. `correction`: what an invoice corrects. */
    drawDocument: async (
      order: Order,
      name: DocumentName,
      version: Pick<DocumentOptions, 'replacedOn' | 'correction'> = {},
    ) => {
      const names = { ...(version.correction && namesOf(version.correction.before)), ...namesOf(order) }
      return drawing.draw(order, name, { siteUrl, contact: await contactOf(order.locale), names, ...version })
    },
    /** Draws a list of the office. */
    drawList: drawing.drawList,
    calendarOf,
    orderUrl,
    close: drawing.close,
    /** True when the signed link of an email opens this order. */
    opensOrder: (number: string, link: string, now: Date) => opensOrder(secret, number, link, now),
  }

  /** Queues an email that somebody requested, with its attachments. Refused when the daily limit is reached. */
  async function queueAsked(
    client: ClientBase,
    wish: RequestedEmail,
    { kind, plan, order, documents = [] }: AskedContents,
    now: Date,
  ) {
    const names = order ? namesOf(order) : {}
    const facts: EnclosedFacts = {
      plan,
      order: order ?? null,
      names,
      documents,
      hasCalendar: order?.state === 'confirmed',
    }
    const email = { ...(await emailOf(kind, wish.to, plan)), enclosed: { drawer, facts } }
    return asked.queue(client, wish, () => email, now)
  }

  function placesOf(order: Order) {
    return { siteUrl, orderUrl: orderUrl(order) }
  }

  async function queueDraft(
    client: ClientBase,
    order: Order,
    email: OrderEmailDraft,
    now: Date,
    more: MoreFacts = {},
  ) {
    const written = await queueEmail(client, await draftedEmail(order, email, more), now)
    if (written !== null) await keep(client, order, email, now)
    return written
  }

  function keep(client: ClientBase, order: Order, { idempotencyKey, plan }: OrderEmailDraft, now: Date) {
    return keepEmail(client, order, { idempotencyKey, subject: plan.subject, text: keptText(plan) }, now)
  }

  /** Adds the invoice of correction if the change needs one. */
  async function queueCorrected(
    client: ClientBase,
    order: Order,
    email: OrderEmailDraft,
    { names, nth, before, reason = 'changed' }: Corrected,
    now: Date,
  ) {
    if (!before || nth === null) return queueDraft(client, order, email, now, { names })
    const correction = { nth, on: dayOf(now), reason, before } as const
    const corrected = { ...email, documents: [...email.documents, 'korekta'] as const }
    return queueDraft(client, order, corrected, now, { names, correction })
  }

  async function draftedEmail(order: Order, email: OrderEmailDraft, more: MoreFacts = {}) {
    const { kind, idempotencyKey, plan, documents, hasCalendar } = email
    const facts: EnclosedFacts = {
      plan,
      documents,
      hasCalendar,
      names: namesOf(order),
      order: documents.length > 0 ? order : null,
      ...more,
    }
    const written = await emailOf(kind, order.contact.email, plan)
    return { ...written, idempotencyKey, enclosed: { drawer, facts } }
  }

  async function emailOf(kind: string, to: string, plan: EmailPlan) {
    const text = plainEmail(plan, await contactOf(plan.locale))
    return { kind, to, subject: plan.subject, text, html: '' }
  }

  /** A guest who has paid gets every email. An unpaid order may have a stranger's address, so its emails are limited. */
  async function queueOrderEmail(
    client: ClientBase,
    order: Order,
    draft: OrderEmailDraft,
    now: Date,
    untrue: string | null,
  ) {
    const email = await draftedEmail(order, draft)
    const waitMs = email.kind === 'payment-refused' ? refusedWaitsMs : 0
    if (hasPaid(order)) {
      const written = await queueEmail(client, email, now, waitMs, untrue)
      // A delayed email may still be withdrawn, so it is not stored for the account.
      if (written !== null && waitMs === 0) await keep(client, order, draft, now)
      return
    }
    const unpaid = { topic: 'order', to: email.to, subject: order.number, place: null } as const
    const asking = await asked.queue(client, unpaid, () => email, now, waitMs)
    if (asking.ok && waitMs === 0) await keep(client, order, draft, now)
  }

  async function calendarOf(order: Order) {
    const contact = await contactOf(order.locale)
    const name = `${documentWords(order.locale)('file.calendar')}-${order.number}.ics`
    return { name, type: 'text/calendar', bytes: Buffer.from(orderCalendar(order, { siteUrl, contact })) }
  }
}
