import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutShop, openCheckoutShop } from '../checkout-shop.ts'

let shop: CheckoutShop
let offer: Offer

beforeAll(async () => {
  shop = await openCheckoutShop()
  offer = (await shop.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
  await shop.makePlenty()
})
afterAll(() => shop?.close())

interface OrderState {
  readonly state: string
}

const byPrzelewy24 = (key: string, method: object) =>
  shop.call<{ redirectUrl: string | null; paymentId: string }>('checkout/cart/payment', {
    ...{ key, once: randomUUID() },
    body: { variant: 'full', method, gateway: 'p24' },
  })

test('through Przelewy24: BLIK and pay-later are confirmed once the shop has verified what it was told', async () => {
  const methods = (await shop.call<{ kind: string; gateway: string }[]>('checkout/banks-availabilities')).body
  expect(methods.find(({ kind }) => kind === 'payLater')).toMatchObject({ gateway: 'p24' })
  expect(methods.filter(({ kind }) => kind === 'blik')).toMatchObject([{ gateway: 'payu' }])
  for (const method of [{ kind: 'blik', code: '777123' }, { kind: 'payLater' }]) {
    const { key, total } = await shop.filledCart(offer)
    const { orderNumber } = (await shop.order(key, total)).body
    const { body, status } = await byPrzelewy24(key, method)
    expect(status).toBe(200)
    const form = {
      method: 'POST',
      body: new URLSearchParams({ decision: 'pay' }),
      redirect: 'manual',
    } as const
    if (body.redirectUrl) await fetch(body.redirectUrl, form)
    const state = async () =>
      (await shop.call<OrderState>(`payment/common/${orderNumber}`, { key })).body.state
    await expect.poll(state, { timeout: 10_000 }).toBe('confirmed')
  }
})

test('what Przelewy24 did not sign, and what PayU says of its payments, changes nothing', async () => {
  const { key, total } = await shop.filledCart(offer)
  const { orderNumber } = (await shop.order(key, total)).body
  const { paymentId } = (await byPrzelewy24(key, { kind: 'card' })).body
  const { merchantId, posId } = shop.bank.p24
  const word = {
    ...{ merchantId, posId, sessionId: paymentId, amount: total, originAmount: total, currency: 'PLN' },
    ...{ orderId: 4_300_000_001, methodId: 218, statement: 'x', sign: '0'.repeat(96) },
  }
  for (const name of ['p24', 'payu', 'nobody']) {
    const { statusCode } = await shop.app.inject({
      ...{ method: 'POST', url: `/api/www/tui-payment-confirmation/payment-confirmations/${name}` },
      ...{ headers: { 'content-type': 'application/json' }, payload: JSON.stringify(word) },
    })
    expect(statusCode).toBe(400)
  }
  expect((await shop.call<OrderState>(`payment/common/${orderNumber}`, { key })).body.state).toBe('pending')
})

test('a notification with a forged signature changes nothing', async () => {
  const { key, total } = await shop.filledCart(offer)
  const { orderNumber } = (await shop.order(key, total)).body
  const { body } = await shop.call<{ redirectUrl: string; paymentId: string }>('checkout/cart/payment', {
    ...{ key, once: randomUUID() },
    body: { variant: 'full', method: { kind: 'card' } },
  })
  expect(body.redirectUrl).toMatch(/^http/)
  const word = {
    order: { extOrderId: body.paymentId, orderId: 'X', status: 'COMPLETED', totalAmount: String(total) },
  }
  for (const signature of [undefined, 'sender=checkout;signature=00;algorithm=MD5;content=DOCUMENT']) {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/api/www/tui-payment-confirmation/payment-confirmations',
      headers: { 'content-type': 'application/json', ...(signature && { 'openpayu-signature': signature }) },
      payload: JSON.stringify(word),
    })
    expect(statusCode).toBe(400)
  }
  expect((await shop.call<OrderState>(`payment/common/${orderNumber}`, { key })).body.state).toBe('pending')
})
