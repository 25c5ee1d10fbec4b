import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop

beforeAll(async () => {
  shop = await openPayingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

async function paidTrip(variant: 'full' | 'deposit' = 'full') {
  const { number, price } = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant }))))
  return { number, price }
}

const stock = (number: string) =>
  shop.rows('select count from booking.order_stock where order_number = $1', [number])

test('a quote says what goes back; confirmed, the places are free, the money is on its way and one email is written', async () => {
  const { number, price } = await paidTrip()
  const quote = accept(await shop.booking.quoteCancel(number))
  expect(quote).toMatchObject({ percent: 25, fee: Math.floor(price.total / 4) })
  expect(quote.expiresAt.getTime() - quote.madeAt.getTime()).toBe(900_000)
  expect(await stock(number)).not.toEqual([])
  const order = accept(await shop.booking.confirmCancel(number, quote.id))
  expect(order).toMatchObject({ state: 'cancelled', cancellation: { fee: quote.fee, refund: quote.refund } })
  expect(order.refunds).toMatchObject([{ amount: quote.refund, reason: 'guest-cancelled', finishedAt: null }])
  expect(await stock(number)).toEqual([])
  expect(shop.emailsOf(number)).toEqual(['confirmed', 'cancelled'])
})

test('the bank pays back once, in part, and the payment is still one that came', async () => {
  const { number } = await paidTrip()
  const quote = accept(await shop.booking.quoteCancel(number))
  accept(await shop.booking.confirmCancel(number, quote.id))
  shop.bank.mood.isAway = true
  await shop.booking.reconcile()
  shop.bank.mood.isAway = false
  shop.moveClock(61_000)
  await shop.booking.reconcile()
  shop.moveClock(61_000)
  await shop.booking.reconcile()
  const order = await shop.orderOf(number)
  const [refund] = order.refunds
  expect(refund?.finishedAt).not.toBeNull()
  expect(shop.bank.refunds.get(refund?.id ?? '')).toBe(quote.refund)
  expect(order.payments).toMatchObject([{ state: 'completed' }])
})

test('deposit and balance go back each the way it came, together what was promised', async () => {
  const { number } = await paidTrip('deposit')
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant: 'deposit' }))))
  const quote = accept(await shop.booking.quoteCancel(number))
  const order = accept(await shop.booking.confirmCancel(number, quote.id))
  expect(order.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(quote.refund)
  expect(quote.fee + quote.refund).toBe(order.paid)
})

test('of twenty presses one calls off; all the others hear that it has happened', async () => {
  const { number } = await paidTrip()
  const { id } = accept(await shop.booking.quoteCancel(number))
  const presses = Array.from({ length: 20 }, () => shop.booking.confirmCancel(number, id))
  const outcomes = await Promise.all(presses)
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  const { refunds } = await shop.orderOf(number)
  expect(refunds).toHaveLength(1)
  expect(shop.emailsOf(number)).toEqual(['confirmed', 'cancelled'])
})

test('only the newest quote can be confirmed, and only for a quarter of an hour', async () => {
  const { number } = await paidTrip()
  const first = accept(await shop.booking.quoteCancel(number))
  const second = accept(await shop.booking.quoteCancel(number))
  expect(refusalOf(await shop.booking.confirmCancel(number, first.id))).toEqual({ code: 'quote-outdated' })
  shop.moveClock(900_000)
  expect(refusalOf(await shop.booking.confirmCancel(number, second.id))).toEqual({ code: 'quote-outdated' })
  expect(await shop.orderOf(number)).toMatchObject({ state: 'confirmed', refunds: [] })
})

test('money that comes after the quote makes it another question', async () => {
  const { number } = await paidTrip('deposit')
  const payment = await shop.begin(number, { ...blik, variant: 'deposit' })
  const { id } = accept(await shop.booking.quoteCancel(number))
  accept(await shop.tell(shop.bank.pays(payment)))
  expect(refusalOf(await shop.booking.confirmCancel(number, id))).toEqual({ code: 'quote-outdated' })
})

test('a payment that was begun goes back whole when it comes after the trip was called off', async () => {
  const { number, price } = await paidTrip('deposit')
  const late = await shop.begin(number, { ...blik, variant: 'deposit' })
  const { id, refund } = accept(await shop.booking.quoteCancel(number))
  accept(await shop.booking.confirmCancel(number, id))
  accept(await shop.tell(shop.bank.pays(late)))
  const order = await shop.orderOf(number)
  expect(order).toMatchObject({ state: 'cancelled', paid: price.plan.dueNow })
  const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect(back).toBe(refund + (price.plan.balance?.amount ?? 0))
})

test("somebody else's quote, and a quote of an unpaid order, are nobody's", async () => {
  const mine = await paidTrip()
  const other = await paidTrip()
  const { id } = accept(await shop.booking.quoteCancel(other.number))
  expect(refusalOf(await shop.booking.confirmCancel(mine.number, id))).toEqual({ code: 'quote-outdated' })
  const { number } = await shop.ordered(shop.offer)
  expect(refusalOf(await shop.booking.quoteCancel(number))).toEqual({ code: 'not-confirmed' })
  expect(refusalOf(await shop.booking.quoteCancel('W000000000'))).toEqual({ code: 'order-unknown' })
})

test('the database refuses to give back more than came', async () => {
  const { number } = await paidTrip()
  const { payments } = await shop.orderOf(number)
  const insert = () =>
    shop.rows(
      `insert into booking.refunds (id, payment_id, amount, reason, asked_at, next_try_at)
       values (gen_random_uuid(), $1, $2, 'guest-cancelled', now(), now() + interval '1 year')`,
      [payments[0]?.id, (payments[0]?.amount ?? 0) - 1],
    )
  await insert()
  await expect(insert()).rejects.toThrow('more would go back than came')
})

test('an outdated quote stops no payment that is under way in another tab', async () => {
  const { number } = await paidTrip('deposit')
  const old = accept(await shop.booking.quoteCancel(number))
  accept(await shop.booking.quoteCancel(number))
  const change = accept(await shop.booking.quoteChange(number, { offerCode: shop.offer.offerCode }))
  accept(await shop.booking.quoteCancel(number))
  const payment = await shop.begin(number, { ...blik, variant: 'deposit' })
  const outdated = { code: 'quote-outdated' }
  expect(refusalOf(await shop.booking.confirmCancel(number, old.id))).toEqual(outdated)
  expect(refusalOf(await shop.booking.confirmChange(number, change.id))).toEqual(outdated)
  expect(refusalOf(await shop.booking.confirmUpsells(number, change.id, 'later'))).toEqual(outdated)
  const { payments } = await shop.orderOf(number)
  expect(payments.find(({ id }) => id === payment)?.state).toBe('waiting')
})
