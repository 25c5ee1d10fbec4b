import { render } from '@react-email/render'
import { type Drawers, type Letter, openAskedLetters, queueLetter, withdrawNamed } from '@wojaz/post/server'
import type { ShopContact } from '@wojaz/travel/guest'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import { createElement } from 'react'
import type { QueueLater } from '../carts/open-carts.ts'
import type { Order } from '../order.ts'
import type { QueueOrderLink } from '../orders/send-order-link.ts'
import { openDrawing } from './draw-aside.ts'
import type { DocumentName } from './draw-documents.ts'
import { type LetterPlan, plainLetter } from './letter-plan.ts'
import { orderCalendar } from './order-calendar.ts'
import { OrderLetter } from './order-letter.tsx'
import { laterPlan, linkPlan, orderLetters } from './order-letters.ts'
import { opensOrder, signOrderLink } from './order-link.ts'
import type { PaperOptions } from './paper-facts.ts'
import { paperWords } from './paper-words.ts'

export interface PapersOptions {
  /** Without a slash at the end. */
  readonly siteUrl: string
  /** Signs the links of letters. */
  readonly secret: string
  /** How extras are called in the guest's language, by their code. */
  readonly namesOf?: (order: Order) => Readonly<Record<string, string>>
  /** Where a guest of this language reaches the shop, as editors have written it. */
  readonly contactOf: (locale: Locale) => Promise<ShopContact>
}

export type Papers = ReturnType<typeof openPapers>

interface EnclosedFacts {
  readonly plan: LetterPlan
  readonly order: Order | null
  readonly names: PaperOptions['names']
  readonly documents: readonly DocumentName[]
  readonly hasCalendar: boolean
}

const drawer = 'order-letter'
/** Who tries again at once has no need of a letter that says it failed. */
const refusedWaitsMs = 5 * 60_000
const day = 24 * 3_600_000
/** As long as somebody may complain about the trip. */
const linkAfterReturnMs = 365 * day

/** What a guest holds in hand: documents and letters of an order. */
export function openPapers({ siteUrl, secret, namesOf = () => ({}), contactOf }: PapersOptions) {
  const drawing = openDrawing()
  const asked = openAskedLetters(secret)
  const linkOf = ({ number, offer }: Order) =>
    signOrderLink(secret, number, new Date(Date.parse(offer.returnDate) + linkAfterReturnMs))
  const orderUrl = (order: Order) =>
    `${siteUrl}${localisedPath(order.locale, `/pz/platnosc/${order.number}`)}?link=${linkOf(order)}`

  return {
    /**
     * Writes what the guest must be told, in the transaction of the change: only rows, nothing is drawn while it holds locks. The copy
     * of the order in the letter is what its documents are drawn from when it leaves.
     */
    async queueOrderLetters(client: ClientBase, order: Order, now: Date): Promise<void> {
      await withdrawNamed(client, `payment-refused ${order.number} `)
      for (const { kind, onceAs, plan, documents, hasCalendar } of orderLetters(order, {
        siteUrl,
        orderUrl: orderUrl(order),
      })) {
        const facts: EnclosedFacts = {
          plan,
          order: documents.length > 0 ? order : null,
          names: namesOf(order),
          documents,
          hasCalendar,
        }
        const written = await letterOf(kind, order.contact.email, plan)
        const letter = { ...written, onceAs, enclosed: { drawer, facts } }
        await queueOrderLetter(client, order, letter, now)
      }
    },

    /** Leads back to a cart from any device. */
    queueLater: (async (client, { to, locale, offer, link, cartId: subject, place }, now) => {
      const plan = laterPlan({ locale, offer, link })
      const facts: EnclosedFacts = { plan, order: null, names: {}, documents: [], hasCalendar: false }
      const letter = { ...(await letterOf('order-later', to, plan)), enclosed: { drawer, facts } }
      return asked.queue(client, { topic: 'cart', to, subject, place }, () => letter, now)
    }) satisfies QueueLater,

    /** Leads back to an order from any device. */
    queueOrderLink: (async (client, order, place, now) => {
      const plan = linkPlan(order, { siteUrl, orderUrl: orderUrl(order) })
      const facts: EnclosedFacts = { plan, order: null, names: {}, documents: [], hasCalendar: false }
      const to = order.contact.email
      const letter = { ...(await letterOf('order-link', to, plan)), enclosed: { drawer, facts } }
      return asked.queue(client, { topic: 'booking', to, subject: order.number, place }, () => letter, now)
    }) satisfies QueueOrderLink,

    /** For the post: what letters enclose, made when they leave. */
    drawers: {
      async [drawer](facts: EnclosedFacts) {
        const contact = await contactOf(facts.plan.locale)
        const html = await render(createElement(OrderLetter, { plan: facts.plan, contact }))
        const order = facts.order && revived(facts.order)
        const options = { siteUrl, contact, names: facts.names }
        const drawn = await Promise.all(
          order ? facts.documents.map((name) => drawing.draw(order, name, options)) : [],
        )
        const papers = drawn.map(({ fileName, type, bytes }) => ({ name: fileName, type, bytes }))
        return {
          html,
          attachments: order && facts.hasCalendar ? [...papers, await calendarOf(order)] : papers,
        }
      },
    } satisfies Drawers,

    drawDocument: async (order: Order, name: DocumentName) =>
      drawing.draw(order, name, { siteUrl, contact: await contactOf(order.locale), names: namesOf(order) }),
    calendarOf,
    orderUrl,
    close: drawing.close,
    /** Does the link of a letter open this order? */
    opensOrder: (number: string, link: string, now: Date) => opensOrder(secret, number, link, now),
  }

  async function letterOf(kind: string, to: string, plan: LetterPlan) {
    const text = plainLetter(plan, await contactOf(plan.locale))
    return { kind, to, subject: plan.subject, text, html: '' }
  }

  /** Whoever has paid is owed every letter. An order that never was paid may bear a stranger's address: its letters are counted. */
  async function queueOrderLetter(client: ClientBase, order: Order, letter: Letter, now: Date) {
    const waitMs = letter.kind === 'payment-refused' ? refusedWaitsMs : 0
    if (order.payments.some(({ completedAt }) => completedAt !== null))
      return queueLetter(client, letter, now, waitMs)
    const unpaid = { topic: 'order', to: letter.to, subject: order.number, place: null } as const
    return asked.queue(client, unpaid, () => letter, now, waitMs)
  }

  async function calendarOf(order: Order) {
    const contact = await contactOf(order.locale)
    const name = `${paperWords(order.locale)('file.calendar')}-${order.number}.ics`
    return { name, type: 'text/calendar', bytes: Buffer.from(orderCalendar(order, { siteUrl, contact })) }
  }
}

/** An order as it comes back from the outbox: moments are written as text there. */
function revived(order: Order): Order {
  const moment = (value: Date | null) => value && new Date(value)
  return {
    ...order,
    placedAt: new Date(order.placedAt),
    confirmedAt: moment(order.confirmedAt),
    heldUntil: new Date(order.heldUntil),
    payments: order.payments.map((payment) => ({
      ...payment,
      startedAt: new Date(payment.startedAt),
      completedAt: moment(payment.completedAt),
    })),
  }
}
