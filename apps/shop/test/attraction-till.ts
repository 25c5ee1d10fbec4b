import { randomUUID } from 'node:crypto'
import type { Attraction, AttractionOption } from '@wojaz/attractions'
import { startSupplier } from '@wojaz/attractions/testing'
import { addDays } from '@wojaz/travel/dates'
import { openCheckoutShop } from './checkout-shop.ts'
import { testInShop } from './shared-shop.ts'
import { noon, today } from './shop-content.ts'

export type AttractionTill = Awaited<ReturnType<typeof openAttractionTill>>

const musement = '/api/services/tui-musment/api/musement'
const checkout = '/api/www/musement/checkout'

export const buyer = {
  firstName: 'Zofia',
  lastName: 'Żółć',
  email: 'zofia@example.com',
  phone: '+48600100200',
}

interface Asked {
  key?: string
  cookie?: string
  body?: object
  once?: string
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  query?: Record<string, string>
}

/** A shop that sells attractions, with a real supplier and a real bank. */
export async function openAttractionTill() {
  const supplier = await startSupplier(new Date(noon), { SUPPLIER_DECIDES_SECONDS: '86400' })
  const shop = await openCheckoutShop({ OCTO_SUPPLIERS: supplier.octoSuppliers })
  const { attractions, attractionSale } = shop.services
  await attractions.mirror()
  await attractions.caughtUp()

  async function ask<Body = Record<string, unknown>>(path: string, asked: Asked = {}) {
    const { key, cookie, body, once, method = body ? 'POST' : 'GET', query } = asked
    const answer = await shop.app.inject({
      method,
      url: path,
      headers: {
        ...(key && { 'cart-id': key }),
        ...(cookie && { cookie }),
        ...(once && { 'idempotency-key': once }),
      },
      ...(query && { query }),
      ...(body && { payload: body }),
    })
    const json = String(answer.headers['content-type']).includes('json')
    return {
      status: answer.statusCode,
      body: (json ? answer.json() : answer.body) as Body,
      key: answer.headers['cart-id'] as string | undefined,
      headers: answer.headers,
    }
  }

  /** The first time in the next months with places for two adults. */
  async function choose(fits: (attraction: Attraction, option: AttractionOption) => boolean) {
    for (const { number } of attractions.index.listed) {
      const attraction = await attractions.read(number)
      const option = attraction?.options.find((one) => fits(attraction, one))
      const kind = option?.ticketKinds.find(({ type }) => type === 'ADULT')
      if (!attraction || !option || !kind) continue
      const tickets = { [kind.id]: 2 }
      const times = await attractions.supplier(attraction.supplier)?.times({
        productId: attraction.productId,
        optionId: option.id,
        from: addDays(today, 30),
        to: addDays(today, 60),
        tickets,
      })
      const time = times?.ok ? times.value.find(({ isAvailable }) => isAvailable) : undefined
      if (!time) continue
      const pickupPointId = option.pickup === 'none' ? null : (time.pickupPoints[0]?.id ?? null)
      return { activityId: number, optionId: option.id, availabilityId: time.id, tickets, pickupPointId }
    }
    throw new Error('Nothing like that is on sale')
  }

  /** Fills in all required data. */
  async function tellAll(key: string) {
    const cart = await attractionSale.cart(key)
    const items = Object.fromEntries((cart?.items ?? []).map((item) => [item.id, dataOf(item)]))
    await ask(`${musement}/cart`, { method: 'PATCH', key, body: { contact: buyer, items } })
  }

  /** A cart with one attraction and all data. */
  async function filled(fits: Parameters<typeof choose>[0]) {
    const added = await ask<{ itemId: string; total: number }>(`${musement}/cart`, {
      body: await choose(fits),
      once: randomUUID(),
    })
    const key = added.key ?? ''
    await tellAll(key)
    return { key, total: added.body.total, itemId: added.body.itemId }
  }

  /** Ordered and paid by BLIK; the bank's notification arrives by itself. */
  async function bought(fits: Parameters<typeof choose>[0], code = '777123') {
    const { key, total, itemId } = await filled(fits)
    const placed = await ask<{ transactionId: string }>(`${musement}/placeOrder`, {
      key,
      once: randomUUID(),
      body: { agreedTotal: total, terms: true },
    })
    const { transactionId } = placed.body
    const begun = await ask(`${checkout}/advancedPayments`, {
      key,
      once: randomUUID(),
      body: { transactionId, method: { kind: 'blik', code } },
    })
    return { key, total, itemId, transactionId, begun }
  }

  return {
    ...shop,
    supplier,
    ask,
    choose,
    tellAll,
    filled,
    bought,
    async close() {
      // Stopped at once: the test runner does not wait until all shared parts of its workers are closed.
      const gone = supplier.stop()
      await shop.close()
      await gone
    },
  }
}

type Item = NonNullable<
  Awaited<ReturnType<AttractionTill['services']['attractionSale']['cart']>>
>['items'][number]

export const tillTest = testInShop(openAttractionTill)

/** Valid data for all required fields. */
function dataOf({ required, kinds }: Item) {
  const answersTo = ({ questions }: Item['required']) =>
    Object.fromEntries(
      questions
        .filter(({ isRequired }) => isRequired)
        .map(({ id, input, choices }) => [id, choices[0]?.value ?? (input === 'number' ? '100' : 'Nie')]),
    )
  const contactOf = ({ contact }: Item['required']) =>
    Object.fromEntries(contact.map((field) => [field, known[field] ?? 'PL']))
  return {
    contact: {},
    answers: answersTo(required),
    holders: kinds.flatMap((kind) =>
      Array.from({ length: kind.quantity }, () => ({
        kindId: kind.id,
        contact: contactOf(kind.required),
        answers: answersTo(kind.required),
      })),
    ),
  }
}

const known: Readonly<Record<string, string>> = {
  firstName: 'Zofia',
  lastName: 'Żółć',
  fullName: 'Zofia Żółć',
  emailAddress: 'zofia@example.com',
  phoneNumber: '+48600100200',
}
