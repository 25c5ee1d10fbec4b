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
  /** Null: no invoice needs to be put right. */
  readonly nth: number | null
  readonly before: Order | null
  readonly reason?: 'changed' | 'buyer'
}

const hasPaid = ({ payments }: Order) => payments.some(({ completedAt }) => completedAt !== null)
const drawer = 'order-email'
/** Who tries again at once has no need of an email that says it failed. */
const refusedWaitsMs = 5 * 60_000
const day = 24 * 3_600_000
/** As long as somebody may complain about the trip. */
const linkAfterReturnMs = 365 * day

/** What a guest holds in hand: documents and emails of an order. */
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
     * Writes what the guest must be told, in the transaction of the change: only rows, nothing is drawn while it holds locks. The copy
     * of the order in the email is what its documents are drawn from when it leaves.
     */
    async queueOrderEmails(client: ClientBase, order: Order, now: Date): Promise<void> {
      const refusals = `payment-refused ${order.number} `
      const emails = orderEmails(order, placesOf(order))
      // Once money has come the first email takes them back in the same breath: it is written while somebody buys.
      const isInOne = emails.length > 0 && hasPaid(order)
      if (!isInOne) await withdrawNamed(client, refusals)
      for (const [place, email] of emails.entries())
        await queueOrderEmail(client, order, email, now, isInOne && place === 0 ? refusals : null)
    },

    /** Leads back to a cart from any device. */
    queueLater: ((client, { to, locale, offer, link, cartId: subject, place }, now) => {
      const plan = laterPlan({ locale, offer, link })
      return queueAsked(client, { topic: 'cart', to, subject, place }, { kind: 'order-later', plan }, now)
    }) satisfies QueueLater,

    /** Leads back to an order from any device. */
    queueOrderLink: ((client, order, place, now) => {
      const plan = linkPlan(order, placesOf(order))
      const wish = { topic: 'booking', to: order.contact.email, subject: order.number, place } as const
      return queueAsked(client, wish, { kind: 'order-link', plan }, now)
    }) satisfies QueueOrderLink,

    queueAsked,

    /** Says that data were changed, with the documents as they are now. */
    queueChanged: (async (client, order, change, now, { isHandedOver, correction } = {}) => {
      const email = changedEmail(order, change, placesOf(order), { isHandedOver })
      if (!correction) return queueDraft(client, order, email, now)
      const names = namesOf(order)
      return queueCorrected(client, order, email, { names, reason: 'buyer', ...correction }, now)
    }) satisfies QueueChanged,

    /** Says that the trip is another one, what was before, and what it costs. */
    queueTripChanged: (async (client, order, change, now) => {
      const names = { ...(change.replaced && namesOf(change.replaced)), ...namesOf(order) }
      const email = tripChangedEmail(order, change, names, placesOf(order))
      const { replaced: before, facts } = change
      return queueCorrected(client, order, email, { names, nth: facts.nth, before }, now)
    }) satisfies QueueTripChanged,

    /** Says which upsells were added and given back, likewise. */
    queueUpsells: (async (client, order, change, now) => {
      // What was given back is not in the order any more, and has a name all the same.
      const lines = [...order.price.lines, ...change.returned]
      const names = namesOf({ ...order, price: { ...order.price, lines } })
      const email = upsellsEmail(order, change, names, placesOf(order))
      const { nth, replaced: before } = change
      return queueCorrected(client, order, email, { names, nth, before }, now)
    }) satisfies QueueUpsells,

    /** Says what goes back of the price, likewise. */
    queueRefund: (async (client, order, change, now) => {
      const email = refundEmail(order, change, placesOf(order))
      const { replaced: before, facts } = change
      const names = namesOf(order)
      return queueCorrected(client, order, email, { names, nth: facts.nth ?? null, before }, now)
    }) satisfies QueueRefund,

    /** Says what is due soon, with the way to pay it. */
    queueReminder: (async (client, order, due, now) =>
      queueDraft(
        client,
        order,
        reminderEmail(order, due, placesOf(order), dayOf(now)),
        now,
      )) satisfies QueueReminder,

    /** The same, asked for by the office: as often as links to an order. */
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

    /** Asks how the trip was. */
    queueReviewAsked: (async (client, order, now) => {
      const path = localisedPath(order.locale, reviewPath(order.number))
      const url = `${siteUrl}${path}?link=${linkOf(order)}`
      return queueDraft(client, order, reviewAskedEmail(order, url), now)
    }) satisfies QueueReviewAsked,

    /** Says why the review is not shown, with the way to write it anew. */
    queueReviewRefused: (async (client, order, review, now) => {
      const path = localisedPath(order.locale, reviewPath(order.number))
      const url = `${siteUrl}${path}?link=${linkOf(order)}`
      return queueDraft(client, order, reviewRefusedEmail(order, review, { url, today: dayOf(now) }), now)
    }) satisfies QueueReviewRefused,

    /** Says what the organiser changed, asks again, or says that the guest agrees. */
    queueNotice: (async (client, order, { notice, about }, now) => {
      if (!hasEmail(notice)) return null
      const path = localisedPath(order.locale, noticePath(order.number, notice.id))
      const where = { ...placesOf(order), answerUrl: `${siteUrl}${path}?link=${linkOf(order)}` }
      if (about === 'reminder')
        return queueDraft(client, order, noticeReminder(order, notice, now.toISOString(), where), now)
      const email = about === 'made' ? madeEmail : noticeAccepted
      return queueDraft(client, order, email(order, notice, where), now)
    }) satisfies QueueNotice,

    /** Says that leaving costs nothing now, and why. */
    queueLeavingFree: (async (client, order, circumstance, now) => {
      const url = siteUrl + localisedPath(order.locale, managePath(order.number))
      return queueDraft(client, order, leavingFreeEmail(order, circumstance, url), now)
    }) satisfies QueueLeavingFree,

    /** For the post: what emails enclose, made when they leave. */
    drawers: {
      [drawer]: drawingEnclosed({ ...options, drawing, calendarOf }),
    } satisfies Drawers,

    /** `replacedOn`: a newer one took its place on that day, and it says so. `correction`: what an invoice puts right. */
    drawDocument: async (
      order: Order,
      name: DocumentName,
      version: Pick<DocumentOptions, 'replacedOn' | 'correction'> = {},
    ) => {
      const names = { ...(version.correction && namesOf(version.correction.before)), ...namesOf(order) }
      return drawing.draw(order, name, { siteUrl, contact: await contactOf(order.locale), names, ...version })
    },
    /** A list of the office. */
    drawList: drawing.drawList,
    calendarOf,
    orderUrl,
    close: drawing.close,
    /** Does the link of an email open this order? */
    opensOrder: (number: string, link: string, now: Date) => opensOrder(secret, number, link, now),
  }

  /** An email that somebody asks for, with what it brings; refused when there were enough today. */
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

  /** With the invoice of correction, if the change needs one. */
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

  /** Whoever has paid is owed every email. An order that never was paid may bear a stranger's address: its emails are counted. */
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
      // What waits may never be sent.
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
