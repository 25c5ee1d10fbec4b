import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop.ts'

/** The time limit configured here. At most 4.5 s can be configured, so that a guest gets an answer within five seconds. */
const limitMs = 1_500
const hour = 3_600_000

let shop: CheckoutShop
let offer: Offer

beforeAll(async () => {
  shop = await openCheckoutShop({ PAYU_ANSWER_WITHIN_MS: String(limitMs) })
  offer = (await shop.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
  await shop.makePlenty()
})
afterEach(() => shop.bank.fail({ kind: 'none' }))
afterAll(() => shop?.close())

interface OrderState {
  orderNumber: string
  state: string
}

async function ordered() {
  const { key, total } = await shop.filledCart(offer)
  const { orderNumber } = (await shop.order(key, total)).body
  return { key, orderNumber }
}

type Method = { kind: 'card' } | { kind: 'blik'; code: string }
const pay = (key: string, method: Method) =>
  shop.overHttp<{ code?: string; message?: string; paymentId?: string }>('checkout/cart/payment', {
    key,
    once: randomUUID(),
    body: { variant: 'full', method },
  })
const blik = { kind: 'blik', code: '777123' } as const
const confirm = (key: string, number: string) =>
  shop.overHttp<OrderState>(`payment/confirm/${number}`, { key, body: {} })

/** Thirty seconds or never: an answer within the limit has not waited for the bank. */
const outages = {
  slow: { kind: 'delay', delayMs: 30_000 },
  broken: { kind: 'error' },
  'cut off': { kind: 'cut' },
  absent: { kind: 'absent' },
} as const
const kinds = Object.keys(outages) as (keyof typeof outages)[]

test.each(kinds)(
  'a bank that is %s: a sentence and a way on, the catalogue as ever, and later the truth',
  async (kind) => {
    const { key, orderNumber } = await ordered()
    // A payment that was cut off may still have succeeded; its notification comes later.
    await shop.bank.fail({ ...outages[kind], noticesLateMs: hour })
    const answer = await pay(key, blik)
    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'bank-unreachable', message: expect.stringMatching(/^Bank .*\.$/) },
    })
    expect(answer.headers.get('retry-after')).toBe('10')
    expect(await confirm(key, orderNumber)).toMatchObject({ status: 200, body: { state: 'pending' } })
    expect((await shop.overHttp('search/offers', { body: { offerType: 'BY_PLANE' } })).status).toBe(200)
    const health = await fetch(`${shop.services.env.siteUrl}/health/ready`)
    expect(health.status).toBe(200)
    await shop.bank.fail({ kind: 'none' })
    // The bank may have taken the money without answering. Its notification has arrived by then, and nobody pays twice.
    const again = await pay(key, blik)
    expect(again.status === 200 || again.body.code === 'order-paid').toBe(true)
    await expect
      .poll(async () => (await confirm(key, orderNumber)).body.state, { timeout: 15_000 })
      .toBe('confirmed')
    const [books] = await shop.rows<{ paid: boolean }>(
      'select paid = total as paid from booking.orders where number = $1',
      [orderNumber],
    )
    expect(books).toEqual({ paid: true })
  },
)

test.each(kinds)(
  'paid while the bank was %s and never told: two minutes after its return the order is confirmed',
  async (kind) => {
    const { key, orderNumber } = await ordered()
    await shop.bank.fail({ kind: 'none', noticesLateMs: hour })
    const { body } = await pay(key, { kind: 'card' })
    const [known] = await shop.rows<{ id: string }>(
      'select gateway_id as id from booking.payments where id = $1',
      [body.paymentId],
    )
    await shop.bank.decide(known?.id ?? '', 'pay')
    await shop.bank.fail({ ...outages[kind], noticesLateMs: hour })
    const { booking } = shop.services
    // The longer the outage, the rarer the retries.
    for (let minute = 1; minute <= 2; minute++) {
      shop.setClock(new Date(shop.services.clock().getTime() + 60_000).toISOString())
      await booking.reconcile()
    }
    expect((await booking.order(orderNumber))?.state).toBe('pending')
    await shop.bank.fail({ kind: 'none', noticesLateMs: hour })
    shop.setClock(new Date(shop.services.clock().getTime() + 120_000).toISOString())
    await booking.reconcile()
    expect((await booking.order(orderNumber))?.state).toBe('confirmed')
  },
)

test('without the bank nobody knows how one can pay; once it was there its last list holds', async () => {
  await shop.bank.goAway()
  expect(await shop.overHttp('checkout/banks-availabilities')).toMatchObject({
    status: 503,
    body: { code: 'bank-unreachable' },
  })
  await shop.bank.comeBack()
  const known = await shop.overHttp<unknown[]>('checkout/banks-availabilities')
  expect(known.body.length).toBeGreaterThan(0)
  await shop.bank.fail({ kind: 'absent' })
  shop.setClock(new Date(shop.services.clock().getTime() + hour).toISOString())
  expect((await shop.overHttp('checkout/banks-availabilities')).body).toEqual(known.body)
})
