import { randomUUID } from 'node:crypto'
import { openTicketRoom, ticketPrice, ticketStart } from '@wojaz/booking/testing'
import { inTransaction } from '@wojaz/database'
import type { Offer } from '@wojaz/offers'
import { expect } from 'vitest'
import { type CheckoutShop, checkoutTest as test } from '../checkout-shop.ts'

let shop: CheckoutShop
let offer: Offer

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  offer = (await shop.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
})

interface OrderState {
  readonly state: string
}

const byPrzelewy24 = (key: string, method: object) =>
  shop.call<{ redirectUrl: string | null; paymentId: string }>('checkout/cart/payment', {
    key,
    once: randomUUID(),
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
    await expect.poll(state).toBe('confirmed')
  }
})

test('what Przelewy24 did not sign, and what PayU says of its payments, changes nothing', async () => {
  const { key, total } = await shop.filledCart(offer)
  const { orderNumber } = (await shop.order(key, total)).body
  const { paymentId } = (await byPrzelewy24(key, { kind: 'card' })).body
  const { merchantId, posId } = shop.bank.p24
  const word = {
    merchantId,
    posId,
    sessionId: paymentId,
    amount: total,
    originAmount: total,
    currency: 'PLN',
    orderId: 4_300_000_001,
    methodId: 218,
    statement: 'x',
    sign: '0'.repeat(96),
  }
  for (const name of ['p24', 'payu', 'nobody']) {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: `/api/www/tui-payment-confirmation/payment-confirmations/${name}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(word),
    })
    expect(statusCode).toBe(400)
  }
  expect((await shop.call<OrderState>(`payment/common/${orderNumber}`, { key })).body.state).toBe('pending')
})

test('a notification with a forged signature changes nothing', async () => {
  const { key, total } = await shop.filledCart(offer)
  const { orderNumber } = (await shop.order(key, total)).body
  const { body } = await shop.call<{ redirectUrl: string; paymentId: string }>('checkout/cart/payment', {
    key,
    once: randomUUID(),
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

/** Presses a button on the bank's page; without a page a code was enough. */
async function decideAtTheBank(redirectUrl: string | null, decision: 'pay' | 'refuse'): Promise<void> {
  if (redirectUrl === null) return
  const body = new URL(redirectUrl).searchParams
  body.set('decision', decision)
  await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })
}

test('what is not a trip is paid through both banks, by a code and on their pages, and given back in parts', async () => {
  const { booking, clock, database } = shop.services
  const room = await openTicketRoom(database.pool)
  booking.bringPurchases(room.purchases)
  const blik = { kind: 'blik', code: '777123' } as const
  const ways = [
    { gateway: 'payu', method: blik },
    { gateway: 'payu', method: { kind: 'bank', value: 'm' } },
    { gateway: 'p24', method: blik },
    { gateway: 'p24', method: { kind: 'card' } },
  ] as const
  for (const way of ways) {
    const purchase = await room.sell()
    const begun = await booking.startPurchasePayment({ ...ticketStart(purchase, clock()), ...way })
    if (!begun.ok) throw new Error(begun.refusal.code)
    const { paymentId, redirectUrl } = begun.value
    await decideAtTheBank(redirectUrl, 'pay')
    // By the bank's webhook.
    await expect
      .poll(() => room.ticket(purchase))
      .toEqual({ standing: 'paid', paidBy: paymentId, heard: [`counts ${ticketPrice}`] })
    for (const amount of [ticketPrice - 1, 1])
      await inTransaction(database.pool, (client) =>
        booking.refundPurchaseIn(client, { paymentId, amount, reason: 'guest-cancelled', now: clock() }),
      )
    await expect
      .poll(async () => {
        shop.setClock(new Date(clock().getTime() + 60_000).toISOString())
        await booking.reconcile()
        return (await booking.purchasePayments(purchase)).payments.map(({ state }) => state)
      })
      .toEqual(['refunded'])
    expect((await room.ticket(purchase))?.heard.toSorted()).toEqual(
      [`counts ${ticketPrice}`, 'paid out 1', `paid out ${ticketPrice - 1}`].toSorted(),
    )
  }
})

test('refused on the page of the bank: nothing is taken, and another attempt pays', async () => {
  const { booking, clock } = shop.services
  const room = await openTicketRoom(shop.services.database.pool)
  booking.bringPurchases(room.purchases)
  const purchase = await room.sell()
  const card = { ...ticketStart(purchase, clock()), method: { kind: 'card' } } as const
  const first = await booking.startPurchasePayment(card)
  await decideAtTheBank(first.ok ? first.value.redirectUrl : null, 'refuse')
  await expect.poll(async () => (await room.ticket(purchase))?.heard).toEqual(['refused'])
  expect((await booking.startPurchasePayment(ticketStart(purchase, clock()))).ok).toBe(true)
  await expect.poll(async () => (await room.ticket(purchase))?.standing).toBe('paid')
})
