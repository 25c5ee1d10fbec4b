import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, byBank, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop

beforeAll(async () => {
  shop = await openPayingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

test('the bank hears amount, buyer and our name for the payment, which is in the database before', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  const { paymentId, redirectUrl } = accept(await shop.booking.startPayment(number, byBank))
  expect(redirectUrl).toBe(`https://bank/document-${paymentId}`)
  expect(shop.bank.wishes.at(-1)).toMatchObject({
    paymentId,
    amount: price.total,
    validSeconds: 1800,
    buyer: { email: 'zofia@example.com', locale: 'pl' },
    continueUrl: `https://wojaz.example/pz/payment/confirm/${number}`,
  })
  expect((await shop.orderOf(number)).payments).toMatchObject([
    { id: paymentId, state: 'waiting', amount: price.total },
  ])
})

test('paid is confirmed, with one email, whoever brings the word first and however often', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await shop.begin(number, blik)
  const word = shop.bank.pays(paymentId)
  accept(await shop.tell(word))
  accept(await shop.booking.settle({ paymentId }))
  accept(await shop.tell(word))
  const order = await shop.orderOf(number)
  expect(order).toMatchObject({ state: 'confirmed', paid: order.price.total, variant: 'full' })
  expect(order.payments[0]?.completedAt).not.toBeNull()
  expect(shop.emailsOf(number)).toEqual(['confirmed'])
})

test('the return alone proves nothing: until the bank says so the order waits', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await shop.begin(number)
  expect(accept(await shop.booking.settle({ paymentId })).state).toBe('pending')
})

test('a deposit confirms; the balance is the next payment; then nothing is left to pay', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  const deposit = await shop.begin(number, { ...blik, variant: 'deposit' })
  accept(await shop.tell(shop.bank.pays(deposit)))
  expect(await shop.orderOf(number)).toMatchObject({ state: 'confirmed', paid: price.plan.dueNow })
  const balance = await shop.begin(number, { ...blik, variant: 'deposit' })
  expect(shop.bank.wishes.at(-1)?.amount).toBe(price.plan.balance?.amount)
  accept(await shop.tell(shop.bank.pays(balance)))
  expect(await shop.orderOf(number)).toMatchObject({ paid: price.total })
  expect(refusalOf(await shop.booking.startPayment(number, blik))).toEqual({ code: 'order-paid' })
})

test('of the rest any amount is paid, and what is due next whatever it is; too little and too much are refused with the limits', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant: 'deposit' }))))
  const { paid } = await shop.orderOf(number)
  const part = (amount: number) => ({ ...byBank, amount, from: 'account' as const })
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, part(150_00)))))
  expect(await shop.orderOf(number)).toMatchObject({ paid: paid + 150_00 })
  const back = shop.bank.wishes.at(-1)
  expect(back?.continueUrl).toBe(`https://wojaz.example/mytui/payment/success/${back?.paymentId}`)
  const rest = price.total - paid - 150_00
  for (const [amount, fault] of [
    [99_99, 'amount-small'],
    [rest + 1, 'amount-large'],
    [rest - 1, 'amount-leaves-little'],
  ] as const)
    expect(refusalOf(await shop.booking.startPayment(number, part(amount)))).toEqual({
      code: 'amount-refused',
      fault,
      rest,
      least: 100_00,
    })
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, part(rest)))))
  expect(await shop.orderOf(number)).toMatchObject({ paid: price.total })
})

test('refused is tried again by another way; places and price stay', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  shop.bank.mood.refusesStart = true
  expect(refusalOf(await shop.booking.startPayment(number, blik)).code).toBe('payment-refused')
  shop.bank.mood.refusesStart = false
  const paymentId = await shop.begin(number)
  accept(await shop.tell(shop.bank.refuses(paymentId)))
  const again = await shop.begin(number, blik)
  accept(await shop.tell(shop.bank.pays(again)))
  const order = await shop.orderOf(number)
  expect(order.payments.map(({ state }) => state)).toEqual(['refused', 'refused', 'completed'])
  expect(order).toMatchObject({ state: 'confirmed', paid: price.total })
})

test('another way while one waits calls the first off at the bank; if that is paid already, nobody pays twice', async () => {
  const { number } = await shop.ordered(shop.offer)
  const first = await shop.begin(number)
  const second = await shop.begin(number, blik)
  expect(shop.bank.payments.get(`document-${first}`)?.status).toBe('cancelled')
  shop.bank.pays(second)
  expect(refusalOf(await shop.booking.startPayment(number, byBank))).toEqual({ code: 'order-paid' })
  expect((await shop.orderOf(number)).state).toBe('confirmed')
})

test('two attempts that are both paid: one counts, the other goes back', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  const first = await shop.begin(number)
  const second = await shop.begin(number, blik)
  accept(await shop.tell(shop.bank.pays(second)))
  accept(await shop.tell(shop.bank.pays(first)))
  accept(await shop.tell(shop.bank.pays(first)))
  const order = await shop.orderOf(number)
  expect(order).toMatchObject({ state: 'confirmed', paid: price.total })
  expect(order.payments.map(({ state }) => state)).toEqual(['refunding', 'completed'])
  shop.bank.mood.refundsLater = true
  await shop.booking.reconcile()
  expect((await shop.orderOf(number)).payments[0]?.state).toBe('refunding')
  shop.bank.mood.refundsLater = false
  shop.moveClock(60_000)
  await shop.booking.reconcile()
  await shop.booking.reconcile()
  expect((await shop.orderOf(number)).payments[0]?.state).toBe('refunded')
  const asked = await shop.rows<{ id: string; amount: number }>(
    'select id, amount from booking.refunds where payment_id = $1',
    [first],
  )
  expect(asked.map(({ id }) => shop.bank.refunds.get(id))).toEqual([price.total])
})

test('another amount, another signature, another payment: refused, and nothing changes', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await shop.begin(number)
  const word = shop.bank.pays(paymentId)
  expect(refusalOf(await shop.tell({ ...word, amount: 1 }))).toEqual({ code: 'amount-differs', paymentId })
  const { body, headers } = shop.bank.notification(word)
  const forged = Buffer.from(body.toString().replace(/"amount":\d+/, '"amount":1'))
  for (const told of [
    { body: forged, headers },
    { body, headers: {} },
  ])
    expect(refusalOf(await shop.booking.notified('document', told))).toEqual({ code: 'forged' })
  expect(refusalOf(await shop.booking.notified('nobody', { body, headers }))).toEqual({ code: 'forged' })
  const stranger = { ...word, paymentId: '00000000-0000-4000-8000-000000000000' }
  expect(refusalOf(await shop.tell(stranger))).toEqual({ code: 'payment-unknown' })
  for (const status of ['pending', 'completed'] as const)
    expect(refusalOf(await shop.tell({ ...word, status, gatewayId: 'another' }))).toEqual({
      code: 'payment-unknown',
    })
  expect((await shop.orderOf(number)).state).toBe('pending')
})

test('a deposit is not offered to who leaves within 30 days', async () => {
  const soon = (await shop.found()).find(({ departureDate }) => departureDate < '2026-12-10') as Offer
  const { number } = await shop.ordered(soon)
  const refusal = refusalOf(await shop.booking.startPayment(number, { ...blik, variant: 'deposit' }))
  expect(refusal).toEqual({ code: 'variant-not-offered' })
})

test('the post is told once an email is written, and not before it is certain', async () => {
  const told: string[] = []
  const { number } = await shop.ordered(shop.offer)
  const booking = shop.also({ onEmails: () => void told.push(number) })
  const { paymentId } = accept(await booking.startPayment(number, byBank))
  expect(told).toEqual([])
  const news = shop.bank.notification(shop.bank.pays(paymentId))
  accept(await booking.notified('document', news))
  accept(await booking.notified('document', news))
  expect(told).toEqual([number])
})
