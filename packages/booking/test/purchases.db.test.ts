import { inTransaction } from '@wojaz/database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGateways } from '../src/gateway/gateways.ts'
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
  shop.bank.mood.cannotCancel = false
})
afterAll(() => shop.close())

function start(purchase: string, wish: Partial<PurchaseStart> = {}) {
  shop.moveClock(1)
  return shop.booking.startPurchasePayment({ ...ticketStart(purchase, shop.clock()), ...wish })
}
const begin = async (purchase: string, wish: Partial<PurchaseStart> = {}) =>
  accept(await start(purchase, wish)).paymentId
async function paid(): Promise<{ purchase: string; paymentId: string }> {
  const purchase = await room.sell()
  const paymentId = await begin(purchase)
  accept(await shop.tell(shop.bank.pays(paymentId)))
  return { purchase, paymentId }
}
const refund = (paymentId: string, amount: number) =>
  inTransaction(shop.pool, (client) =>
    shop.booking.refundPurchaseIn(client, {
      paymentId,
      amount,
      reason: 'supplier-refused',
      now: shop.clock(),
    }),
  )
const statesOf = async (purchase: string) =>
  (await shop.booking.purchasePayments(purchase)).payments.map(({ state }) => state)
const heardBy = async (purchase: string) => (await room.ticket(purchase))?.heard
const counts = `counts ${ticketPrice}`

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
  await Promise.all([shop.tell(word), shop.tell(word), shop.booking.settlePurchase(purchase)])
  expect(await room.ticket(purchase)).toEqual({ standing: 'paid', paidBy: paymentId, heard: [counts] })
  expect(await shop.booking.purchasePayments(purchase)).toMatchObject({
    payments: [{ id: paymentId, state: 'completed', method: 'blik', amount: ticketPrice }],
    refunds: [],
  })
  expect(refusalOf(await start(purchase))).toEqual({ code: 'order-paid' })
})

test('the first word comes from several at once: the room hears of it once', async () => {
  const purchase = await room.sell()
  const word = shop.bank.pays(await begin(purchase))
  await Promise.all([
    ...[shop.tell(word), shop.tell(word), shop.booking.settlePurchase(purchase)],
    shop.booking.reconcile(),
  ])
  expect(await heardBy(purchase)).toEqual([counts])
})

test('the return alone proves nothing: until the bank says so it waits', async () => {
  const purchase = await room.sell()
  const { paymentId, redirectUrl } = accept(await start(purchase, { method: { kind: 'bank', value: 'm' } }))
  expect(redirectUrl).toBe(`https://bank/paper-${paymentId}`)
  accept(await shop.booking.settlePurchase(purchase))
  expect([await statesOf(purchase), await heardBy(purchase)]).toEqual([['waiting'], []])
  shop.bank.pays(paymentId)
  accept(await shop.booking.settlePurchase(purchase))
  expect([await statesOf(purchase), await heardBy(purchase)]).toEqual([['completed'], [counts]])
})

test('refused at the bank: the room hears it once, and another attempt may follow', async () => {
  const purchase = await room.sell()
  const word = shop.bank.refuses(await begin(purchase))
  accept(await shop.tell(word))
  accept(await shop.tell(word))
  expect(await heardBy(purchase)).toEqual(['refused'])
  shop.bank.mood.refusesStart = true
  expect(refusalOf(await start(purchase)).code).toBe('payment-refused')
  shop.bank.mood.refusesStart = false
  accept(await shop.tell(shop.bank.pays(await begin(purchase))))
  expect(await statesOf(purchase)).toEqual(['refused', 'refused', 'completed'])
  expect(await heardBy(purchase)).toEqual(['refused', 'refused', counts])
})

test('an earlier attempt is called off first; if the bank cannot, and both are paid, one goes back by itself', async () => {
  const purchase = await room.sell()
  shop.bank.mood.cannotCancel = true
  const first = await begin(purchase)
  const second = await begin(purchase)
  expect(await statesOf(purchase)).toEqual(['refused', 'waiting'])
  accept(await shop.tell(shop.bank.pays(first)))
  accept(await shop.tell(shop.bank.pays(second)))
  expect(await room.ticket(purchase)).toEqual({
    ...{ standing: 'paid', paidBy: first },
    heard: ['refused', counts, `paid-twice ${ticketPrice}`],
  })
  await shop.booking.reconcile()
  const { payments, refunds } = await shop.booking.purchasePayments(purchase)
  expect(payments.map(({ state }) => state)).toEqual(['completed', 'refunded'])
  expect(refunds).toMatchObject([{ paymentId: second, amount: ticketPrice, reason: 'paid-twice' }])
  expect((await heardBy(purchase))?.at(-1)).toBe(`paid out ${ticketPrice}`)
})

test('an earlier attempt that turns out to be paid counts, and no second one begins', async () => {
  const purchase = await room.sell()
  shop.bank.pays(await begin(purchase))
  expect(refusalOf(await start(purchase))).toEqual({ code: 'order-paid' })
  expect(await heardBy(purchase)).toEqual([counts])
})

test('two who begin at once: one attempt, the other hears that it is under way', async () => {
  const purchase = await room.sell()
  const both = await Promise.all([start(purchase), start(purchase)])
  expect(both.some(({ ok }) => ok)).toBe(true)
  for (const one of both.filter(({ ok }) => !ok)) expect(refusalOf(one).code).toBe('payment-in-progress')
  expect((await statesOf(purchase)).filter((state) => state === 'waiting')).toHaveLength(1)
})

test.each([
  ['paid', 'order-paid'],
  ['expired', 'order-expired'],
  ['closed', 'order-closed'],
] as const)('what is %s cannot be paid for: %s', async (standing, code) => {
  const purchase = await room.sell({ standing })
  expect(refusalOf(await start(purchase))).toEqual({ code })
  expect(await statesOf(purchase)).toEqual([])
})

test('nor can what nobody knows, what is over before it began, or through a bank we do not have', async () => {
  expect(refusalOf(await start('never-heard-of'))).toEqual({ code: 'order-unknown' })
  const purchase = await room.sell()
  const over = { validUntil: shop.clock() }
  expect(refusalOf(await start(purchase, over))).toEqual({ code: 'order-expired' })
  expect(refusalOf(await start(purchase, { gateway: 'nobody' }))).toEqual({ code: 'variant-not-offered' })
})

test('the places are gone when the money comes: all of it goes back', async () => {
  const purchase = await room.sell({ arePlacesGone: true })
  accept(await shop.tell(shop.bank.pays(await begin(purchase))))
  await shop.booking.reconcile()
  expect(await shop.booking.purchasePayments(purchase)).toMatchObject({
    payments: [{ state: 'refunded' }],
    refunds: [{ amount: ticketPrice, reason: 'places-gone', finishedAt: expect.any(Date) }],
  })
  expect(await heardBy(purchase)).toEqual([`places-gone ${ticketPrice}`, `paid out ${ticketPrice}`])
})

test('money for what the room has forgotten goes back', async () => {
  const purchase = await room.sell()
  const paymentId = await begin(purchase)
  await shop.rows('delete from tickets where id = $1', [purchase])
  accept(await shop.tell(shop.bank.pays(paymentId)))
  await shop.booking.reconcile()
  const { payments, refunds } = await shop.booking.purchasePayments(purchase)
  expect([payments[0]?.state, refunds[0]?.reason]).toEqual(['refunded', 'cancelled'])
})

test('money goes back in parts to the end, and never more of it than came', async () => {
  const { purchase, paymentId } = await paid()
  accept(await refund(paymentId, 50_00))
  expect(refusalOf(await refund(paymentId, 70_01))).toEqual({ code: 'more-than-came', left: 70_00 })
  await shop.booking.reconcile()
  expect(await statesOf(purchase)).toEqual(['completed'])
  accept(await refund(paymentId, 70_00))
  expect(await statesOf(purchase)).toEqual(['refunding'])
  expect(refusalOf(await refund(paymentId, 1))).toEqual({ code: 'more-than-came', left: 0 })
  await shop.booking.reconcile()
  await shop.booking.reconcile()
  expect(await statesOf(purchase)).toEqual(['refunded'])
  expect(await heardBy(purchase)).toEqual([counts, 'paid out 5000', 'paid out 7000'])
})

test('ten give back a fifth at once: five of them can', async () => {
  const { paymentId } = await paid()
  const tries = await Promise.all(Array.from({ length: 10 }, () => refund(paymentId, ticketPrice / 5)))
  expect(tries.filter(({ ok }) => ok)).toHaveLength(5)
})

test('what has not come, and what was paid for a trip, is not given back here', async () => {
  const unpaid = await begin(await room.sell())
  expect(refusalOf(await refund(unpaid, 1))).toEqual({ code: 'payment-unknown' })
  const { number } = await shop.ordered(shop.offer)
  const trip = await shop.begin(number)
  accept(await shop.tell(shop.bank.pays(trip)))
  expect(refusalOf(await refund(trip, 1))).toEqual({ code: 'payment-unknown' })
})

test('a transaction that is given up takes its refund along', async () => {
  const { purchase, paymentId } = await paid()
  const undone = inTransaction(shop.pool, async (client) => {
    const wish = { paymentId, amount: 1_00, reason: 'guest-cancelled', now: shop.clock() } as const
    accept(await shop.booking.refundPurchaseIn(client, wish))
    throw new Error('the supplier said no')
  })
  await expect(undone).rejects.toThrow('the supplier said no')
  expect((await shop.booking.purchasePayments(purchase)).refunds).toEqual([])
})

test('a room that fails in the middle undoes all of it; the next word finds it as it was', async () => {
  const purchase = await room.sell()
  const word = shop.bank.pays(await begin(purchase))
  const broken = shop.also({})
  broken.bringPurchases({ ...room.purchases, settle: () => Promise.reject(new Error('out of order')) })
  await expect(broken.notified('paper', shop.bank.notification(word))).rejects.toThrow('out of order')
  expect(await statesOf(purchase)).toEqual(['waiting'])
  accept(await shop.tell(word))
  expect(await heardBy(purchase)).toEqual([counts])
})

test('before the room has come nothing begins, and what the bank says waits', async () => {
  const early = shop.also({})
  const purchase = await room.sell()
  expect(refusalOf(await early.startPurchasePayment(ticketStart(purchase, shop.clock()))).code).toBe(
    'bank-unreachable',
  )
  const word = shop.bank.pays(await begin(purchase))
  const told = await early.notified('paper', shop.bank.notification(word))
  expect(refusalOf(told)).toMatchObject({ code: 'bank-unreachable' })
  expect(await statesOf(purchase)).toEqual(['waiting'])
  accept(await shop.tell(word))
  expect(await statesOf(purchase)).toEqual(['completed'])
})

test('called off: nobody can pay any more; what was paid before counts', async () => {
  const idle = await room.sell()
  accept(await shop.booking.callOffPurchase(idle))
  const open = await room.sell()
  const paymentId = await begin(open)
  accept(await shop.booking.callOffPurchase(open))
  expect([await statesOf(open), shop.bank.payments.get(`paper-${paymentId}`)?.status]).toEqual([
    ['refused'],
    'cancelled',
  ])
  const quick = await room.sell()
  shop.bank.pays(await begin(quick))
  accept(await shop.booking.callOffPurchase(quick))
  expect(await heardBy(quick)).toEqual([counts])
  const silent = await room.sell()
  await begin(silent)
  shop.bank.mood.isAway = true
  expect(refusalOf(await shop.booking.callOffPurchase(silent)).code).toBe('bank-unreachable')
  expect(await statesOf(silent)).toEqual(['waiting'])
})

test('the bank is away: what begins is found later, and what was paid meanwhile is, too', async () => {
  const begun = await room.sell()
  shop.bank.pays(await begin(begun))
  const purchase = await room.sell()
  shop.bank.mood.isAway = true
  expect(refusalOf(await start(purchase)).code).toBe('bank-unreachable')
  await shop.booking.reconcile()
  expect([await statesOf(begun), await statesOf(purchase)]).toEqual([['waiting'], ['started']])
  shop.bank.mood.isAway = false
  shop.moveClock(23 * 60_000)
  await shop.booking.reconcile()
  expect([await statesOf(begun), await statesOf(purchase)]).toEqual([['completed'], ['refused']])
  expect([await heardBy(begun), await heardBy(purchase)]).toEqual([[counts], ['refused']])
})

test('who dies while the bank is asked: nobody begins beside them, later somebody does; what they began is found', async () => {
  const purchase = await room.sell()
  const { gateway } = shop.bank
  const dying = shop.also({
    gateways: openGateways([
      {
        ...gateway,
        async start(wish) {
          await gateway.start(wish)
          throw new Error('killed')
        },
      },
    ]),
  })
  dying.bringPurchases(room.purchases)
  shop.moveClock(1)
  const killed = dying.startPurchasePayment(ticketStart(purchase, shop.clock()))
  await expect(killed).rejects.toThrow('killed')
  expect(refusalOf(await start(purchase))).toEqual({ code: 'payment-in-progress' })
  shop.moveClock(31_000)
  const second = await begin(purchase)
  const [first] = (await shop.booking.purchasePayments(purchase)).payments
  accept(await shop.tell(shop.bank.pays(first?.id ?? '')))
  accept(await shop.tell(shop.bank.pays(second)))
  await shop.booking.reconcile()
  expect(await statesOf(purchase)).toEqual(['completed', 'refunded'])
})
