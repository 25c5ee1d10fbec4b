import { inTransaction } from '@wojaz/database'
import { dayOf } from '@wojaz/travel/dates'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openDesk } from '../src/desk/open-desk.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { ticketPrice } from './ticket-room.ts'
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

test('the places are gone when the money comes: all of it goes back', async () => {
  const purchase = await shop.room.sell({ arePlacesGone: true })
  accept(await shop.tell(shop.bank.pays(await shop.beginTicket(purchase))))
  await shop.booking.reconcile()
  expect(await shop.booking.purchasePayments(purchase)).toMatchObject({
    payments: [{ state: 'refunded' }],
    refunds: [{ amount: ticketPrice, reason: 'places-gone', finishedAt: expect.any(Date) }],
  })
  expect(await shop.heardBy(purchase)).toEqual([`places-gone ${ticketPrice}`, `paid out ${ticketPrice}`])
})

test('money for what the room has forgotten goes back', async () => {
  const purchase = await shop.room.sell()
  const paymentId = await shop.beginTicket(purchase)
  await shop.rows('delete from tickets where id = $1', [purchase])
  accept(await shop.tell(shop.bank.pays(paymentId)))
  await shop.booking.reconcile()
  const { payments, refunds } = await shop.booking.purchasePayments(purchase)
  expect([payments[0]?.state, refunds[0]?.reason]).toEqual(['refunded', 'cancelled'])
})

test('money goes back in parts to the end, and never more of it than came', async () => {
  const { purchase, paymentId } = await shop.paidTicket()
  accept(await shop.refund(paymentId, 50_00))
  expect(refusalOf(await shop.refund(paymentId, 70_01))).toEqual({ code: 'more-than-came', left: 70_00 })
  await shop.booking.reconcile()
  expect(await shop.statesOf(purchase)).toEqual(['completed'])
  accept(await shop.refund(paymentId, 70_00))
  expect(await shop.statesOf(purchase)).toEqual(['refunding'])
  expect(refusalOf(await shop.refund(paymentId, 1))).toEqual({ code: 'more-than-came', left: 0 })
  await shop.booking.reconcile()
  await shop.booking.reconcile()
  expect(await shop.statesOf(purchase)).toEqual(['refunded'])
  expect(await shop.heardBy(purchase)).toEqual([counts, 'paid out 5000', 'paid out 7000'])
})

test('ten give back a fifth at once: five of them can', async () => {
  const { paymentId } = await shop.paidTicket()
  const tries = await Promise.all(Array.from({ length: 10 }, () => shop.refund(paymentId, ticketPrice / 5)))
  expect(tries.filter(({ ok }) => ok)).toHaveLength(5)
})

test('what has not come, and what was paid for a trip, is not given back here', async () => {
  const unpaid = await shop.beginTicket(await shop.room.sell())
  expect(refusalOf(await shop.refund(unpaid, 1))).toEqual({ code: 'payment-unknown' })
  const { number } = await shop.ordered(shop.offer)
  const trip = await shop.begin(number)
  accept(await shop.tell(shop.bank.pays(trip)))
  expect(refusalOf(await shop.refund(trip, 1))).toEqual({ code: 'payment-unknown' })
})

test('a transaction that is given up takes its refund along', async () => {
  const { purchase, paymentId } = await shop.paidTicket()
  const undone = inTransaction(shop.pool, async (client) => {
    const wish = { paymentId, amount: 1_00, reason: 'guest-cancelled', now: shop.clock() } as const
    accept(await shop.booking.refundPurchaseIn(client, wish))
    throw new Error('the supplier said no')
  })
  await expect(undone).rejects.toThrow('the supplier said no')
  expect((await shop.booking.purchasePayments(purchase)).refunds).toEqual([])
})

test('rejected by the bank it is asked for anew, and the room hears of it once it is back', async () => {
  const { purchase, paymentId } = await shop.paidTicket()
  shop.bank.mood.rejects = true
  accept(await shop.refund(paymentId, 20_00))
  await shop.booking.reconcile()
  expect(await shop.heardBy(purchase)).toEqual([counts])
  shop.bank.mood.rejects = false
  shop.moveClock(3_600_001)
  await shop.booking.reconcile()
  expect(await shop.heardBy(purchase)).toEqual([counts, 'paid out 2000'])
})

test('staff see it beside trips: payments, refunds, what did not count, and the report of the day', async () => {
  const desk = openDesk(shop)
  const day = dayOf(shop.clock())
  const { paymentId } = await shop.paidTicket()
  const { refundId } = accept(await shop.refund(paymentId, 20_00))
  const gone = await shop.beginTicket(await shop.room.sell({ arePlacesGone: true }))
  accept(await shop.tell(shop.bank.pays(gone)))
  await shop.booking.reconcile()
  const line = { label: 'A123456789', orderNumber: null }
  expect(await desk.payments(null)).toContainEqual(
    expect.objectContaining({ ...line, id: paymentId, amount: ticketPrice }),
  )
  expect(await desk.refunds(null)).toContainEqual(
    expect.objectContaining({ ...line, id: refundId, reason: 'supplier-refused' }),
  )
  expect(await desk.unfitAtGateways()).toContainEqual(
    expect.objectContaining({ ...line, id: gone, why: 'places-gone' }),
  )
  const report = await desk.dayOfMoney(day)
  expect(report).toContainEqual(expect.objectContaining({ ...line, kind: 'payment', id: paymentId }))
  expect(report).toContainEqual(expect.objectContaining({ ...line, kind: 'refund', id: refundId }))
})

test('tidying up leaves it alone: nothing of a person stands with it', async () => {
  const { purchase, paymentId } = await shop.paidTicket()
  await shop.tidyUp()
  expect(await shop.statesOf(purchase)).toEqual(['completed'])
  const [row] = await shop.rows(
    'select to_jsonb(payments)::text as text from booking.payments where id = $1',
    [paymentId],
  )
  expect(row?.text).not.toMatch(/Jan|Novák|example\.com|420600/)
})
