import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk } from '../src/desk/open-desk.ts'
import type { ReceivedTransfer } from '../src/transfers/transfer.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
let references = 0

beforeAll(async () => {
  shop = await openPayingShop()
})
beforeEach(async () => {
  shop.calmBank()
  await shop.rows('delete from booking.transfers')
})
afterAll(() => shop.close())

const desk = () => openDesk(shop)

function transfer(given: Partial<ReceivedTransfer>): ReceivedTransfer {
  references += 1
  return {
    reference: `REF-${references}`,
    amount: 100_00,
    receivedOn: '2026-11-15',
    sender: 'Zofia Żółć',
    account: 'PL61109010140000071219812874',
    title: 'wycieczka',
    ...given,
  }
}

async function withDeposit() {
  const order = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(order.number, { ...blik, variant: 'deposit' }))))
  return shop.orderOf(order.number)
}

test('a transfer with the number in its title pays the balance, once, however often the statement is read', async () => {
  const { number, price, paid } = await withDeposit()
  const balance = transfer({ title: `Reszta ${number.toLowerCase()}`, amount: price.total - paid })
  shop.moveClock(1)
  const answers = await Promise.all([
    shop.booking.receiveTransfer(balance, 'Anna'),
    shop.booking.receiveTransfer(balance, 'Ola'),
  ])
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['booked', 'known'])
  expect(await shop.booking.receiveTransfer(balance, 'Anna')).toEqual({ kind: 'known' })
  const order = await shop.orderOf(number)
  expect(order.paid).toBe(price.total)
  expect(order.payments.at(-1)).toMatchObject({ state: 'completed', method: 'bank', amount: balance.amount })
  expect(shop.emailsOf(number)).toEqual(['confirmed', 'confirmed'])
})

test('a deposit by transfer confirms an order that waits', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  const deposit = transfer({ title: number, amount: price.plan.dueNow })
  expect(await shop.booking.receiveTransfer(deposit, 'Anna')).toEqual({ kind: 'booked', number })
  expect(await shop.orderOf(number)).toMatchObject({
    state: 'confirmed',
    paid: price.plan.dueNow,
    variant: 'deposit',
    schedule: [{ amount: price.plan.dueNow }, { amount: price.plan.balance?.amount }],
  })
})

test('an attempt at the bank that is paid beside a transfer goes back', async () => {
  const { number, price } = await shop.ordered(shop.offer)
  const attempt = await shop.begin(number)
  const all = transfer({ title: number, amount: price.total })
  expect(await shop.booking.receiveTransfer(all, 'Anna')).toEqual({ kind: 'booked', number })
  accept(await shop.tell(shop.bank.pays(attempt)))
  const order = await shop.orderOf(number)
  expect(order.paid).toBe(price.total)
  expect(order.refunds).toMatchObject([{ paymentId: attempt, reason: 'paid-twice' }])
  expect(await desk().unfitAtGateways()).toMatchObject([{ orderNumber: number, why: 'paid-twice' }])
})

test('what fits no order waits with its reason, and is given to one by hand, or sent back', async () => {
  const { number, price, paid } = await withDeposit()
  const rest = price.total - paid
  const misfits = [
    [transfer({ title: 'wycieczka' }), 'no-number'],
    [transfer({ title: number, amount: rest + 1 }), 'too-much'],
    [transfer({ title: number, amount: 1_00 }), 'too-little'],
  ] as const
  for (const [one, misfit] of misfits)
    expect(await shop.booking.receiveTransfer(one, 'Anna')).toEqual({ kind: 'unmatched', misfit })
  expect((await shop.orderOf(number)).paid).toBe(paid)
  const waiting = await desk().unmatchedTransfers()
  const idOf = (amount: number) => waiting.find((one) => one.amount === amount)?.id ?? ''

  expect(refusalOf(await shop.booking.assignTransfer(idOf(rest + 1), number))).toEqual({ code: 'too-much' })
  expect(accept(await shop.booking.assignTransfer(idOf(100_00), number)).paid).toBe(paid + 100_00)
  expect(refusalOf(await shop.booking.assignTransfer(idOf(100_00), number))).toEqual({
    code: 'transfer-settled',
  })
  expect(await shop.booking.returnTransfer(idOf(rest + 1), 'PL61109010140000071219812874')).toBe(true)
  expect(await shop.booking.returnTransfer(idOf(rest + 1), 'PL61109010140000071219812874')).toBe(false)
  const [toReturn] = await desk().transfersToReturn()
  expect(toReturn?.amount).toBe(rest + 1)
  expect(await shop.booking.transferReturned(toReturn?.id ?? '')).toBe(true)
  expect(await shop.booking.transferReturned(toReturn?.id ?? '')).toBe(false)
  expect((await shop.orderOf(number)).paid).toBe(paid + 100_00)
})

test('money for an expired order finds its places again by hand; if they are gone, it is sent back by transfer', async () => {
  const seated = await shop.ordered(shop.offer)
  const late = await shop.ordered(shop.offer)
  shop.moveClock(3 * 3_600_000)
  await shop.booking.expireHolds()
  for (const { number, price } of [seated, late]) {
    const money = transfer({ title: number, amount: price.total })
    expect(await shop.booking.receiveTransfer(money, 'Anna')).toMatchObject({ misfit: 'order-expired' })
  }
  const [first, second] = await desk().unmatchedTransfers()
  const ordersOf = (title = '') => (title === seated.number ? seated : late)
  const [one, other] = [ordersOf(first?.title), ordersOf(second?.title)]
  expect(accept(await shop.booking.assignTransfer(first?.id ?? '', one.number)).state).toBe('confirmed')
  const flight = shop.offer.returnFlight?.flightId
  await shop.rows('update offers.flight_cabins set seats = sold where flight_id = $1', [flight])
  expect(accept(await shop.booking.assignTransfer(second?.id ?? '', other.number)).state).toBe('refunded')
  await shop.rows('update offers.flight_cabins set seats = 500 where flight_id = $1', [flight])
  const [refund] = await desk().refundsToSend()
  expect(refund).toMatchObject({
    orderNumber: other.number,
    amount: other.price.total,
    reason: 'places-gone',
    account: 'PL61109010140000071219812874',
  })
  await shop.booking.reconcile()
  expect(await desk().refundsToSend()).toHaveLength(1)
  expect(await shop.booking.refundSent(refund?.id ?? '')).toBe(true)
  expect(await shop.booking.refundSent(refund?.id ?? '')).toBe(false)
  expect(await shop.orderOf(other.number)).toMatchObject({ paid: 0, payments: [{ state: 'refunded' }] })
})

test('a preview says what would happen, and nothing does', async () => {
  const { number, price, paid } = await withDeposit()
  const fits = transfer({ title: number, amount: price.total - paid })
  const known = transfer({ title: 'nic' })
  await shop.booking.receiveTransfer(known, 'Anna')
  const previewed = await shop.booking.previewTransfers([fits, known, transfer({ title: 'nic' })])
  expect(previewed.map(({ answer }) => answer)).toEqual([
    { kind: 'booked', number },
    { kind: 'known' },
    { kind: 'unmatched', misfit: 'no-number' },
  ])
  expect((await shop.orderOf(number)).paid).toBe(paid)
})

test('money that a gateway has and nobody here began is written down for somebody, once', async () => {
  const { number } = await shop.ordered(shop.offer)
  const paymentId = await shop.begin(number)
  const word = { ...shop.bank.pays(paymentId), amount: 1 }
  refusalOf(await shop.tell(word))
  refusalOf(await shop.tell(word))
  const found = (await desk().unfitAtGateways()).filter(({ id }) => id === paymentId)
  expect(found).toMatchObject([{ amount: 1, why: 'amount-differs', orderNumber: null }])
})
