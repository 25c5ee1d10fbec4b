import { inTransaction } from '@wojaz/database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PurchaseStart } from '../src/payments/purchase-payment.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'
import { openTicketRoom, ticketPrice, ticketStart } from './ticket-room.ts'

let shop: PayingShop
let room: Awaited<ReturnType<typeof openTicketRoom>>

beforeAll(async () => {
  shop = await openPayingShop()
  room = await openTicketRoom(shop.pool)
  shop.booking.bringPurchases(room.purchases)
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

const start = (purchase: string, wish: Partial<PurchaseStart> = {}) => {
  shop.moveClock(1)
  return shop.booking.startPurchasePayment({ ...ticketStart(purchase, shop.clock()), ...wish })
}
const begin = async (purchase: string, wish: Partial<PurchaseStart> = {}) =>
  accept(await start(purchase, wish)).paymentId
const statesOf = async (purchase: string) =>
  (await shop.booking.purchasePayments(purchase)).payments.map(({ state }) => state)

test('paid by BLIK: the bank hears whose it is, and the room once, however often the bank says so', async () => {
  const purchase = await room.sell()
  const { paymentId, redirectUrl } = accept(await start(purchase))
  expect(redirectUrl).toBeNull()
  expect(shop.bank.wishes.at(-1)).toMatchObject({
    paymentId,
    amount: ticketPrice,
    description: 'Wojaż A123456789',
    validSeconds: 1200,
    buyer: { email: 'jan@example.com', locale: 'cs' },
    notifyUrl: expect.stringMatching(/\/payment-confirmations\/paper$/),
    continueUrl: 'https://wojaz.example/cs/atrakcje/platnosc',
  })
  const word = shop.bank.pays(paymentId)
  accept(await shop.tell(word))
  accept(await shop.tell(word))
  accept(await shop.booking.settlePurchase(purchase))
  expect(await room.ticket(purchase)).toEqual({
    standing: 'paid',
    paidBy: paymentId,
    heard: [`counts ${ticketPrice}`],
  })
  expect(await shop.booking.purchasePayments(purchase)).toMatchObject({
    payments: [{ id: paymentId, state: 'completed', method: 'blik', amount: ticketPrice }],
    refunds: [],
  })
})

test('money goes back in parts, and never more of it than came', async () => {
  const purchase = await room.sell()
  const paymentId = await begin(purchase)
  accept(await shop.tell(shop.bank.pays(paymentId)))
  const refund = (amount: number) =>
    inTransaction(shop.pool, (client) =>
      shop.booking.refundPurchaseIn(client, {
        paymentId,
        amount,
        reason: 'supplier-refused',
        now: shop.clock(),
      }),
    )
  accept(await refund(50_00))
  expect(refusalOf(await refund(70_01))).toEqual({ code: 'more-than-came', left: 70_00 })
  expect(await statesOf(purchase)).toEqual(['completed'])
  accept(await refund(70_00))
  expect(await statesOf(purchase)).toEqual(['refunding'])
  await shop.booking.reconcile()
  expect(await statesOf(purchase)).toEqual(['refunded'])
  expect((await room.ticket(purchase))?.heard.sort()).toEqual([
    `counts ${ticketPrice}`,
    'paid out 5000',
    'paid out 7000',
  ])
})
