import { randomUUID } from 'node:crypto'
import type { AttractionOption } from '@wojaz/attractions'
import { type AttractionTill, buyer, openAttractionTill } from './attraction-till.ts'

export type AttractionCrowd = Awaited<ReturnType<typeof openAttractionCrowd>>
export type WantedTime = Awaited<ReturnType<AttractionTill['choose']>>

/** The final answer to one guest. */
export interface Heard {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly retryAfter: string | null
  /** The key of the cart with the hold; null: no hold. */
  readonly key: string | null
}

interface SupplierBooking {
  readonly status: string
  readonly availabilityId: string
}

const musement = '/api/services/tui-musment/api/musement'
const checkout = '/api/www/musement/checkout'

/** Needs only the buyer's data. */
const asksNothing = ({ required, ticketKinds }: AttractionOption) =>
  required.questions.length === 0 &&
  ticketKinds.every(({ required: { contact, questions } }) => contact.length === 0 && questions.length === 0)

/** A listening shop, a supplier with few places left, and guests who all press at once. */
export async function openAttractionCrowd() {
  const till = await openAttractionTill()
  const { attractions, env } = till.services

  async function post(
    path: string,
    body: object,
    { key, method = 'POST', once = randomUUID() }: { key?: string; method?: string; once?: string } = {},
  ) {
    const answer = await fetch(env.siteUrl + path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': once,
        'cart-id': key ?? 'undefined',
      },
      body: JSON.stringify(body),
    })
    const read = (await answer.json()) as Record<string, unknown>
    return { status: answer.status, headers: answer.headers, body: read }
  }

  async function accepted(path: string, body: object, of: { key: string; method?: string }) {
    const answer = await post(path, body, of)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  /** Enters the buyer and orders; returns the order's id. */
  async function order(key: string): Promise<string> {
    const { total } = await accepted(`${musement}/cart`, { contact: buyer }, { key, method: 'PATCH' })
    const placed = await accepted(`${musement}/placeOrder`, { agreedTotal: total, terms: true }, { key })
    return String(placed.transactionId)
  }

  return {
    ...till,
    /** A time with this many places left, and a ticket for one person. */
    async lastPlaces(places: number): Promise<WantedTime> {
      const wanted = await till.choose(
        (attraction, option) =>
          attraction.isConfirmedAtOnce && option.pickup === 'none' && asksNothing(option),
      )
      const { activityId, optionId, availabilityId, tickets } = wanted
      const { productId } = (await attractions.read(activityId)) ?? {}
      await till.supplier.control('allotments', { productId, optionId, availabilityId, places })
      const [kind = ''] = Object.keys(tickets)
      return { ...wanted, tickets: { [kind]: 1 } }
    },
    async wantPlace(wanted: WantedTime, once?: string): Promise<Heard> {
      const { status, headers, body } = await post(`${musement}/cart`, wanted, { once })
      const { code = 'held', message = '' } = body as { code?: string; message?: string }
      const key = status === 200 ? headers.get('cart-id') : null
      return { status, code, message, retryAfter: headers.get('retry-after'), key }
    },
    order,
    /** Orders and pays by BLIK. */
    async pay(key: string): Promise<string> {
      const transactionId = await order(key)
      const method = { kind: 'blik', code: '777123' }
      await accepted(`${checkout}/advancedPayments`, { transactionId, method }, { key })
      return transactionId
    },
    /** The supplier's bookings for that time, by state. */
    async atSupplier({ availabilityId }: WantedTime): Promise<string[]> {
      const answer = await fetch(`${till.supplier.url}/_control/bookings`)
      const all = (await answer.json()) as SupplierBooking[]
      return all.filter((one) => one.availabilityId === availabilityId).map(({ status }) => status)
    },
  }
}
