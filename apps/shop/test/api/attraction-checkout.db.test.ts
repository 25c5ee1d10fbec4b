import { randomUUID } from 'node:crypto'
import type { Attraction, AttractionOption } from '@wojaz/attractions'
import { expect } from 'vitest'
import { type AttractionTill, buyer, tillTest as test } from '../attraction-till.ts'

const musement = '/api/services/tui-musment/api/musement'
const checkout = '/api/www/musement/checkout'
const atOnce = ({ isConfirmedAtOnce }: Attraction) => isConfirmedAtOnce
const onRequest = ({ isConfirmedAtOnce }: Attraction) => !isConfirmedAtOnce
const asking = ({ isConfirmedAtOnce }: Attraction, option: AttractionOption) =>
  isConfirmedAtOnce &&
  option.ticketKinds.some(
    ({ type, required }) => type === 'ADULT' && required.questions.some(({ isRequired }) => isRequired),
  )

interface Confirmations {
  readonly state: string
  readonly number: string
  readonly items: readonly {
    readonly id: string
    readonly state: string
    readonly pdfUrl: string | null
    readonly calendarUrl: string | null
    readonly refund: { readonly amount: number; readonly state: string } | null
  }[]
}

/** Waits until the bank and the supplier have answered. */
async function settled(
  shop: AttractionTill,
  key: string,
  transactionId: string,
  isThere: (seen: Confirmations) => boolean,
) {
  return expect
    .poll(
      async () => {
        await shop.services.attractionSale.keep()
        const { body } = await shop.ask<Confirmations>(`${checkout}/confirmations`, {
          key,
          query: { transactionId },
        })
        return isThere(body) ? body : null
      },
      { interval: 100 },
    )
    .not.toBeNull()
}

const seen = async (shop: AttractionTill, key: string, transactionId: string) =>
  (await shop.ask<Confirmations>(`${checkout}/confirmations`, { key, query: { transactionId } })).body
const itemIs = (state: string) => (order: Confirmations) => order.items?.every((item) => item.state === state)
const emailKinds = async (shop: AttractionTill, number: string) =>
  (
    await shop.rows<{ kind: string }>(
      `select kind from mail.emails where idempotency_key like $1 order by kind`,
      [`%${number}%`],
    )
  ).map(({ kind }) => kind)

test('who adds, tells and pays by BLIK has a ticket, and emails say so', async ({ shop }) => {
  const { key, transactionId, itemId, begun } = await shop.bought(asking)
  expect(begun).toMatchObject({ status: 200, body: { redirectUrl: null } })
  await settled(shop, key, transactionId, itemIs('confirmed'))
  const order = await seen(shop, key, transactionId)
  expect(order).toMatchObject({ state: 'paid', items: [{ id: itemId, state: 'confirmed' }] })
  expect(await emailKinds(shop, order.number)).toEqual(['attraction-confirmed', 'attraction-paid'])
  const cookie = `attraction_carts=${key}`
  const file = (url: string | null) => shop.app.inject({ url: url ?? '', headers: { cookie } })
  const pdf = await file(order.items[0]?.pdfUrl ?? null)
  expect(pdf.headers['content-type']).toBe('application/pdf')
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await file(order.items[0]?.calendarUrl ?? null)).body).toContain('BEGIN:VEVENT')
})

test('who waits for confirmation has no ticket; confirmed later, it comes', async ({ shop }) => {
  const { key, transactionId } = await shop.bought(onRequest)
  await settled(shop, key, transactionId, itemIs('waiting'))
  const waiting = await seen(shop, key, transactionId)
  expect(waiting.items[0]).toMatchObject({ state: 'waiting', pdfUrl: null })
  expect(await emailKinds(shop, waiting.number)).toEqual(['attraction-paid', 'attraction-waiting'])
  await shop.supplier.control(`bookings/${await bookingOf(shop, transactionId)}/confirm`, {})
  shop.setClock(new Date(shop.services.clock().getTime() + 60_000).toISOString())
  await settled(shop, key, transactionId, itemIs('confirmed'))
})

test('what a supplier refuses is given back by itself', async ({ shop }) => {
  const { key, transactionId, total } = await shop.bought(onRequest)
  await settled(shop, key, transactionId, itemIs('waiting'))
  await shop.supplier.control(`bookings/${await bookingOf(shop, transactionId)}/reject`, {})
  shop.setClock(new Date(shop.services.clock().getTime() + 60_000).toISOString())
  await settled(shop, key, transactionId, (order) => order.items?.[0]?.refund?.amount === total)
  const order = await seen(shop, key, transactionId)
  expect(order.items[0]?.state).toBe('rejected')
  expect(await emailKinds(shop, order.number)).toContain('attraction-refused')
})

test('a payment that the bank refuses leaves cart and places as they were', async ({ shop }) => {
  const { key, transactionId, total, begun } = await shop.bought(atOnce, '500500')
  expect([200, 409]).toContain(begun.status)
  await expect
    .poll(async () => (await seen(shop, key, transactionId)).state, { interval: 100 })
    .toBe('unpaid')
  const { body } = await shop.ask<{ total: number; items: { state: string }[] }>(`${checkout}/info`, { key })
  expect(body).toMatchObject({ total, items: [{ state: 'on-hold' }] })
})

test('an order pressed twice is one order', async ({ shop }) => {
  const { key, total } = await shop.filled(atOnce)
  const place = (once: string) =>
    shop.ask<{ transactionId: string }>(`${musement}/placeOrder`, {
      key,
      once,
      body: { agreedTotal: total, terms: true },
    })
  const once = randomUUID()
  const answers = [await place(once), await place(once), await place(randomUUID())]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.transactionId)).size).toBe(1)
})

test('to strangers an order does not exist, whatever they ask', async ({ shop }) => {
  const { key, transactionId, itemId } = await shop.bought(atOnce)
  await settled(shop, key, transactionId, itemIs('confirmed'))
  const { key: other } = await shop.filled(atOnce)
  for (const stranger of [undefined, other, 'x'.repeat(22)]) {
    const headers = stranger ? { 'cart-id': stranger, cookie: `attraction_carts=${stranger}` } : {}
    const statuses = await Promise.all(
      [
        { url: `${checkout}/confirmations?transactionId=${transactionId}` },
        { url: `${checkout}/transaction?transactionId=${transactionId}` },
        { url: `/atrakcje/bilet/${transactionId}/${itemId}/bilet.pdf` },
        { url: `/atrakcje/bilet/${transactionId}/${itemId}/kalendarz.ics` },
        {
          method: 'POST' as const,
          url: `${checkout}/advancedPayments`,
          payload: { transactionId, method: { kind: 'blik', code: '777123' } },
        },
      ].map(async (asked) => {
        const once = { 'idempotency-key': randomUUID() }
        return (await shop.app.inject({ ...asked, headers: { ...headers, ...once } })).statusCode
      }),
    )
    expect(statuses).toEqual([404, 404, 404, 404, 404])
  }
})

const unfit: [object, number, string][] = [
  [{ tickets: {} }, 422, 'choice-refused'],
  [{ activityId: 999_999_998 }, 404, 'attraction-unknown'],
  [{ availabilityId: 'never' }, 409, 'gone'],
]

test('what cannot be held is refused with a sentence', async ({ shop }) => {
  const choice = await shop.choose(atOnce)
  for (const [wrong, status, code] of unfit) {
    const answer = await shop.ask<{ message: string }>(`${musement}/cart`, {
      body: { ...choice, ...wrong },
      once: randomUUID(),
    })
    expect(answer).toMatchObject({ status, body: { code } })
    expect(answer.body.message).toMatch(/\.$/)
  }
})

test('an order without data, without consent or at another price is refused, and says what is missing', async ({
  shop,
}) => {
  const { body, key = '' } = await shop.ask<{ total: number; itemId: string }>(`${musement}/cart`, {
    body: await shop.choose(asking),
    once: randomUUID(),
  })
  const place = (agreedTotal: number, terms = true) =>
    shop.ask(`${musement}/placeOrder`, { key, once: randomUUID(), body: { agreedTotal, terms } })
  expect(await place(body.total)).toMatchObject({ status: 422, body: { code: 'contact-missing' } })
  await shop.ask(`${musement}/cart`, { method: 'PATCH', key, body: { contact: buyer } })
  expect(await place(body.total)).toMatchObject({
    status: 422,
    body: {
      code: 'data-missing',
      facts: { faults: expect.arrayContaining([expect.objectContaining({ itemId: body.itemId })]) },
    },
  })
  const { key: full, total } = await shop.filled(asking)
  const placeFull = (agreedTotal: number, terms = true) =>
    shop.ask(`${musement}/placeOrder`, { key: full, once: randomUUID(), body: { agreedTotal, terms } })
  expect(await placeFull(total, false)).toMatchObject({ status: 422, body: { code: 'consent-missing' } })
  expect(await placeFull(total - 1)).toMatchObject({ status: 409, body: { code: 'price-changed' } })
})

test('what is let go is in the cart no more', async ({ shop }) => {
  const { key, itemId } = await shop.filled(atOnce)
  const left = await shop.ask(`${musement}/cart/${itemId}`, { method: 'DELETE', key })
  expect(left).toMatchObject({ status: 200, body: { items: [], total: 0 } })
  expect(await shop.ask(`${musement}/cart/${itemId}`, { method: 'DELETE', key })).toMatchObject({
    status: 404,
  })
})

test('what suppliers ask is told as JSON Schema, and how one can pay as a list', async ({ shop }) => {
  const { key, itemId, total } = await shop.filled(asking)
  const required = await shop.ask<{ itemId: string; schema: object }[]>(`${musement}/required-info`, { key })
  expect(required.body).toMatchObject([
    { itemId, schema: { type: 'object', required: expect.arrayContaining(['holders']) } },
  ])
  const payment = await shop.ask<{ total: number; methods: { kind: string }[] }>(`${checkout}/payment/info`, {
    key,
  })
  expect(payment.body.total).toBe(total)
  expect(payment.body.methods.map(({ kind }) => kind)).toContain('blik')
  expect((await shop.ask(`${checkout}/available-banks`)).status).toBe(200)
})

async function bookingOf(shop: AttractionTill, transactionId: string): Promise<string> {
  const [row] = await shop.rows<{ booking_id: string }>(
    `select booking_id from attractions.items
     where cart_id = (select cart_id from attractions.orders where transaction_id = $1)`,
    [transactionId],
  )
  return row?.booking_id ?? ''
}
