import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openGateways } from '../src/gateway/gateways.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { ticketPrice, ticketStart } from './ticket-room.ts'
import { openTicketShop, type TicketShop } from './ticket-shop.ts'

let shop: TicketShop

beforeAll(async () => {
  shop = await openTicketShop()
})
beforeEach(() => {
  shop.calmBank()
  shop.bank.mood.cannotCancel = false
})
afterAll(() => shop.close())

const counts = `counts ${ticketPrice}`

test('paid by BLIK: the bank hears whose it is, and the room once, however often the bank says so', async () => {
  const purchase = await shop.room.sell()
  const { paymentId, redirectUrl } = accept(await shop.start(purchase))
  expect(redirectUrl).toBeNull()
  expect(shop.bank.wishes.at(-1)).toMatchObject({
    paymentId,
    amount: ticketPrice,
    description: 'Wojaż A123456789',
    validSeconds: 1200,
    buyer: { email: 'jan@example.com', locale: 'cs' },
    notifyUrl: expect.stringMatching(/\/payment-confirmations\/document$/),
    continueUrl: 'https://wojaz.example/cs/atrakcje/platnosc',
  })
  const word = shop.bank.pays(paymentId)
  accept(await shop.tell(word))
  await Promise.all([shop.tell(word), shop.tell(word), shop.booking.settlePurchase(purchase)])
  expect(await shop.room.ticket(purchase)).toEqual({ standing: 'paid', paidBy: paymentId, heard: [counts] })
  expect(await shop.booking.purchasePayments(purchase)).toMatchObject({
    payments: [{ id: paymentId, state: 'completed', method: 'blik', amount: ticketPrice }],
    refunds: [],
  })
  expect(refusalOf(await shop.start(purchase))).toEqual({ code: 'order-paid' })
})

test('the first word comes from several at once: the room hears of it once', async () => {
  const purchase = await shop.room.sell()
  const word = shop.bank.pays(await shop.beginTicket(purchase))
  await Promise.all([
    ...[shop.tell(word), shop.tell(word), shop.booking.settlePurchase(purchase)],
    shop.booking.reconcile(),
  ])
  expect(await shop.heardBy(purchase)).toEqual([counts])
})

test('the return alone proves nothing: until the bank says so it waits', async () => {
  const purchase = await shop.room.sell()
  const { paymentId, redirectUrl } = accept(
    await shop.start(purchase, { method: { kind: 'bank', value: 'm' } }),
  )
  expect(redirectUrl).toBe(`https://bank/document-${paymentId}`)
  accept(await shop.booking.settlePurchase(purchase))
  expect([await shop.statesOf(purchase), await shop.heardBy(purchase)]).toEqual([['waiting'], []])
  shop.bank.pays(paymentId)
  accept(await shop.booking.settlePurchase(purchase))
  expect([await shop.statesOf(purchase), await shop.heardBy(purchase)]).toEqual([['completed'], [counts]])
})

test('refused at the bank: the room hears it once, and another attempt may follow', async () => {
  const purchase = await shop.room.sell()
  const word = shop.bank.refuses(await shop.beginTicket(purchase))
  accept(await shop.tell(word))
  accept(await shop.tell(word))
  expect(await shop.heardBy(purchase)).toEqual(['refused'])
  shop.bank.mood.refusesStart = true
  expect(refusalOf(await shop.start(purchase)).code).toBe('payment-refused')
  shop.bank.mood.refusesStart = false
  accept(await shop.tell(shop.bank.pays(await shop.beginTicket(purchase))))
  expect(await shop.statesOf(purchase)).toEqual(['refused', 'refused', 'completed'])
  expect(await shop.heardBy(purchase)).toEqual(['refused', 'refused', counts])
})

test('an earlier attempt is called off first; if the bank cannot, and both are paid, one goes back by itself', async () => {
  const purchase = await shop.room.sell()
  shop.bank.mood.cannotCancel = true
  const first = await shop.beginTicket(purchase)
  const second = await shop.beginTicket(purchase)
  expect(await shop.statesOf(purchase)).toEqual(['refused', 'waiting'])
  accept(await shop.tell(shop.bank.pays(first)))
  accept(await shop.tell(shop.bank.pays(second)))
  expect(await shop.room.ticket(purchase)).toEqual({
    standing: 'paid',
    paidBy: first,
    heard: ['refused', counts, `paid-twice ${ticketPrice}`],
  })
  await shop.booking.reconcile()
  const { payments, refunds } = await shop.booking.purchasePayments(purchase)
  expect(payments.map(({ state }) => state)).toEqual(['completed', 'refunded'])
  expect(refunds).toMatchObject([{ paymentId: second, amount: ticketPrice, reason: 'paid-twice' }])
  expect((await shop.heardBy(purchase))?.at(-1)).toBe(`paid out ${ticketPrice}`)
})

test('an earlier attempt that turns out to be paid counts, and no second one begins', async () => {
  const purchase = await shop.room.sell()
  shop.bank.pays(await shop.beginTicket(purchase))
  expect(refusalOf(await shop.start(purchase))).toEqual({ code: 'order-paid' })
  expect(await shop.heardBy(purchase)).toEqual([counts])
})

test('two who begin at once: one attempt, the other hears that it is under way', async () => {
  const purchase = await shop.room.sell()
  const both = await Promise.all([shop.start(purchase), shop.start(purchase)])
  expect(both.some(({ ok }) => ok)).toBe(true)
  for (const one of both.filter(({ ok }) => !ok)) expect(refusalOf(one).code).toBe('payment-in-progress')
  expect((await shop.statesOf(purchase)).filter((state) => state === 'waiting')).toHaveLength(1)
})

test.each([
  ['paid', 'order-paid'],
  ['expired', 'order-expired'],
  ['closed', 'order-closed'],
] as const)('what is %s cannot be paid for: %s', async (standing, code) => {
  const purchase = await shop.room.sell({ standing })
  expect(refusalOf(await shop.start(purchase))).toEqual({ code })
  expect(await shop.statesOf(purchase)).toEqual([])
})

test('nor can what nobody knows, what is over before it began, or through a bank we do not have', async () => {
  expect(refusalOf(await shop.start('never-heard-of'))).toEqual({ code: 'order-unknown' })
  const purchase = await shop.room.sell()
  const over = { validUntil: shop.clock() }
  expect(refusalOf(await shop.start(purchase, over))).toEqual({ code: 'order-expired' })
  expect(refusalOf(await shop.start(purchase, { gateway: 'nobody' }))).toEqual({
    code: 'variant-not-offered',
  })
})

test('a room that fails in the middle undoes all of it; the next word finds it as it was', async () => {
  const purchase = await shop.room.sell()
  const word = shop.bank.pays(await shop.beginTicket(purchase))
  const broken = shop.also({})
  broken.bringPurchases({ ...shop.room.purchases, settle: () => Promise.reject(new Error('out of order')) })
  await expect(broken.notified('document', shop.bank.notification(word))).rejects.toThrow('out of order')
  expect(await shop.statesOf(purchase)).toEqual(['waiting'])
  accept(await shop.tell(word))
  expect(await shop.heardBy(purchase)).toEqual([counts])
})

test('before the room has come nothing begins, and what the bank says waits', async () => {
  const early = shop.also({})
  const purchase = await shop.room.sell()
  expect(refusalOf(await early.startPurchasePayment(ticketStart(purchase, shop.clock()))).code).toBe(
    'bank-unreachable',
  )
  const word = shop.bank.pays(await shop.beginTicket(purchase))
  const told = await early.notified('document', shop.bank.notification(word))
  expect(refusalOf(told)).toMatchObject({ code: 'bank-unreachable' })
  expect(await shop.statesOf(purchase)).toEqual(['waiting'])
  accept(await shop.tell(word))
  expect(await shop.statesOf(purchase)).toEqual(['completed'])
})

test('called off: nobody can pay any more; what was paid before counts', async () => {
  const idle = await shop.room.sell()
  accept(await shop.booking.callOffPurchase(idle))
  const open = await shop.room.sell()
  const paymentId = await shop.beginTicket(open)
  accept(await shop.booking.callOffPurchase(open))
  expect([await shop.statesOf(open), shop.bank.payments.get(`document-${paymentId}`)?.status]).toEqual([
    ['refused'],
    'cancelled',
  ])
  const quick = await shop.room.sell()
  shop.bank.pays(await shop.beginTicket(quick))
  accept(await shop.booking.callOffPurchase(quick))
  expect(await shop.heardBy(quick)).toEqual([counts])
  const silent = await shop.room.sell()
  await shop.beginTicket(silent)
  shop.bank.mood.isAway = true
  expect(refusalOf(await shop.booking.callOffPurchase(silent)).code).toBe('bank-unreachable')
  expect(await shop.statesOf(silent)).toEqual(['waiting'])
})

test('the bank is away: what begins is found later, and what was paid meanwhile is, too', async () => {
  const begun = await shop.room.sell()
  shop.bank.pays(await shop.beginTicket(begun))
  const purchase = await shop.room.sell()
  shop.bank.mood.isAway = true
  expect(refusalOf(await shop.start(purchase)).code).toBe('bank-unreachable')
  await shop.booking.reconcile()
  expect([await shop.statesOf(begun), await shop.statesOf(purchase)]).toEqual([['waiting'], ['started']])
  shop.bank.mood.isAway = false
  shop.moveClock(23 * 60_000)
  await shop.booking.reconcile()
  expect([await shop.statesOf(begun), await shop.statesOf(purchase)]).toEqual([['completed'], ['refused']])
  expect([await shop.heardBy(begun), await shop.heardBy(purchase)]).toEqual([[counts], ['refused']])
})

test('who dies while the bank is asked: nobody begins beside them, later somebody does; what they began is found', async () => {
  const purchase = await shop.room.sell()
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
  dying.bringPurchases(shop.room.purchases)
  shop.moveClock(1)
  const killed = dying.startPurchasePayment(ticketStart(purchase, shop.clock()))
  await expect(killed).rejects.toThrow('killed')
  expect(refusalOf(await shop.start(purchase))).toEqual({ code: 'payment-in-progress' })
  shop.moveClock(31_000)
  const second = await shop.beginTicket(purchase)
  const [first] = (await shop.booking.purchasePayments(purchase)).payments
  accept(await shop.tell(shop.bank.pays(first?.id ?? '')))
  accept(await shop.tell(shop.bank.pays(second)))
  await shop.booking.reconcile()
  expect(await shop.statesOf(purchase)).toEqual(['completed', 'refunded'])
})
