import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ChangingShop, openChangingShop } from './changing-shop.ts'
import { accept, contact, refusalOf } from './open-test-booking.ts'
import { blik } from './paying-shop.ts'
import { asks, backOf, gift, jan, notes, ola } from './staff-hands.ts'

let shop: ChangingShop

beforeAll(async () => {
  shop = await openChangingShop()
})
beforeEach(() => {
  shop.calmBank()
  notes.length = 0
})
afterAll(() => shop.close())

test('staff call off by the guest’s own price, and the order says who did it', async () => {
  const { number } = await shop.paidTrip()
  const own = accept(await shop.booking.quoteCancel(number))
  const quote = accept(await shop.booking.quoteCancelFor(number, asks()))
  expect([quote.fee, quote.refund, quote.percent]).toEqual([own.fee, own.refund, own.percent])
  const order = accept(await shop.booking.confirmCancelFor(number, quote.id, ola))
  expect(order).toMatchObject({ state: 'cancelled', cancellation: { by: '01', fee: own.fee } })
  expect(await shop.stock(number)).toEqual([])
  expect(shop.emailsOf(number)).toEqual(['confirmed', 'cancelled'])
  expect(notes).toEqual(['01'])
})

test('a waived fee goes back with the rest, together what was paid, and why is kept', async () => {
  const { number, paid } = await shop.paidTrip()
  const { fee } = accept(await shop.booking.quoteCancelFor(number, asks()))
  const quote = accept(await shop.booking.quoteCancelFor(number, asks(gift(200_00, '<b>choroba</b>'))))
  expect(quote).toMatchObject({ fee: fee - 200_00, refund: paid - fee + 200_00 })
  const order = accept(await shop.booking.confirmCancelFor(number, quote.id, ola))
  expect(order.cancellation).toMatchObject({ goodwill: gift(200_00, '<b>choroba</b>') })
  expect(backOf(order) + (order.cancellation?.fee ?? 0)).toBe(paid)
})

test('nobody waives more than there is, and a guest waives nothing', async () => {
  const { number, paid } = await shop.paidTrip()
  const { fee } = accept(await shop.booking.quoteCancelFor(number, asks()))
  const quote = accept(await shop.booking.quoteCancelFor(number, asks(gift(fee + 900_00))))
  expect(quote).toMatchObject({ fee: 0, refund: paid, goodwill: { amount: fee } })
  // A guest cannot confirm a quote of staff.
  expect(refusalOf(await shop.booking.confirmCancel(number, quote.id))).toEqual({ code: 'quote-outdated' })
  const own = accept(await shop.booking.quoteCancel(number))
  expect(refusalOf(await shop.booking.confirmCancelFor(number, own.id, ola))).toEqual({
    code: 'quote-outdated',
  })
})

test('staff and guest press at once: the trip is called off once', async () => {
  const { number, paid } = await shop.paidTrip()
  const own = accept(await shop.booking.quoteCancel(number))
  const quote = accept(await shop.booking.quoteCancelFor(number, asks(gift(100_00))))
  const presses = Array.from({ length: 20 }, (_, nth) =>
    nth % 2 === 0
      ? shop.booking.confirmCancel(number, own.id)
      : shop.booking.confirmCancelFor(number, quote.id, nth % 4 === 1 ? ola : jan),
  )
  const outcomes = await Promise.all(presses)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(10)
  const order = await shop.orderOf(number)
  expect(backOf(order) + (order.cancellation?.fee ?? 0)).toBe(paid)
  expect(order.refunds).toHaveLength(1)
  expect(notes).toHaveLength(1)
})

test('a part of the price goes back by the bank; the guest owes nothing for it, and what is due later stays', async () => {
  const before = await shop.paidTrip('deposit')
  const { number, paid, price, schedule } = before
  const quote = accept(await shop.booking.quoteRefundFor(number, { by: '01', goodwill: gift(150_00) }))
  expect(quote).toMatchObject({ before: price.total, total: price.total - 150_00 })
  const order = accept(await shop.booking.confirmRefundFor(number, quote.id, ola))
  expect(order).toMatchObject({ state: 'confirmed', paid: paid - 150_00 })
  expect(order.price.total).toBe(price.total - 150_00)
  expect(order.refunds).toMatchObject([{ amount: 150_00, reason: 'goodwill' }])
  expect(order.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.price.total)
  expect(order.schedule.slice(1)).toEqual(schedule.slice(1))
  accept(await shop.booking.confirmRefundFor(number, quote.id, jan))
  shop.moveClock(1_000)
  await shop.booking.reconcile()
  const [refund] = (await shop.orderOf(number)).refunds
  expect(refund?.finishedAt).not.toBeNull()
  expect(shop.bank.refunds.get(refund?.id ?? '')).toBe(150_00)
  expect(await shop.booking.changesOf(number)).toMatchObject([
    { kind: 'reduction', by: '01', facts: { goodwill: gift(150_00) } },
  ])
  // The rest can be paid, and the whole trip can be cancelled at the lower price.
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant: 'deposit' }))))
  const full = await shop.orderOf(number)
  expect(full.paid).toBe(full.price.total)
  const off = accept(await shop.booking.quoteCancel(number))
  const ended = accept(await shop.booking.confirmCancel(number, off.id))
  expect(backOf(ended) - 150_00 + (ended.cancellation?.fee ?? 0)).toBe(full.paid)
})

test('never more goes back than was paid less what went back', async () => {
  const { number, paid } = await shop.paidTrip()
  const given = (amount: number) => shop.booking.quoteRefundFor(number, { by: '01', goodwill: gift(amount) })
  expect(refusalOf(await given(paid))).toEqual({ code: 'too-much' })
  expect(refusalOf(await given(0))).toEqual({ code: 'too-much' })
  const first = accept(await given(100_00))
  accept(await shop.booking.confirmRefundFor(number, first.id, ola))
  expect(refusalOf(await given(paid - 100_00))).toEqual({ code: 'too-much' })
  expect(refusalOf(await shop.booking.quoteRefundFor('W000000000', { by: '01', goodwill: gift(1) }))).toEqual(
    {
      code: 'order-unknown',
    },
  )
})

test('of a trip that was called off what was kept can still be given back, and no more', async () => {
  const { number, paid } = await shop.paidTrip()
  const off = accept(await shop.booking.quoteCancel(number))
  const { cancellation } = accept(await shop.booking.confirmCancel(number, off.id))
  const fee = cancellation?.fee ?? 0
  const ask = (amount: number) => shop.booking.quoteRefundFor(number, { by: '01', goodwill: gift(amount) })
  expect(refusalOf(await ask(fee + 1))).toEqual({ code: 'too-much' })
  const quote = accept(await ask(100_00))
  const order = accept(await shop.booking.confirmRefundFor(number, quote.id, ola))
  expect(order.cancellation).toMatchObject({ fee: fee - 100_00, refund: paid - fee + 100_00 })
  expect(backOf(order) + (order.cancellation?.fee ?? 0)).toBe(paid)
  expect(order.refunds.map(({ reason }) => reason).sort()).toEqual(['fee-waived', 'guest-cancelled'])
})

test('a quote of staff is newer than the guest’s, who looks at a new one', async () => {
  const { number } = await shop.paidTrip()
  const off = accept(await shop.booking.quoteCancel(number))
  accept(await shop.booking.quoteRefundFor(number, { by: '01', goodwill: gift(50_00) }))
  expect(refusalOf(await shop.booking.confirmCancel(number, off.id))).toEqual({ code: 'quote-outdated' })
})

test('staff change the trip and people for the guest, and each change says who did it', async () => {
  const order = await shop.paidTrip()
  const { number, participants } = order
  const wish = { offerCode: shop.dearer.offerCode }
  const own = accept(await shop.booking.quoteChange(number, wish))
  const quote = accept(await shop.booking.quoteChangeFor(number, wish, asks(gift(own.fee))))
  expect(quote).toMatchObject({ fee: 0, goodwill: { amount: own.fee }, difference: own.difference })
  expect(quote.price.total).toBe(own.price.total - own.fee)
  expect(refusalOf(await shop.booking.confirmChange(number, quote.id))).toEqual({ code: 'quote-outdated' })
  const changed = accept(await shop.booking.confirmChangeFor(number, quote.id, ola))
  expect(changed.offer.offerCode).toBe(shop.dearer.offerCode)
  const [first] = participants
  if (!first) throw new Error('Nobody travels.')
  accept(await shop.booking.changeParticipant(number, 0, { ...first, lastName: `${first.lastName}a` }, jan))
  accept(await shop.booking.changeOwner(number, { ...contact, street: 'Krótka 2' }, jan))
  expect(await shop.booking.changesOf(number)).toMatchObject([
    { kind: 'contact', by: '02' },
    { kind: 'correction', by: '02' },
    { kind: 'trip', by: '01', facts: { goodwill: gift(own.fee) } },
  ])
  expect(notes).toEqual(['01', '02', '02'])
})

test('staff and guest change at once, and two of the staff: there is one change, and no place is lost', async () => {
  const { number } = await shop.paidTrip()
  const before = await shop.soldToNobody()
  const own = await shop.quoted(await shop.orderOf(number), shop.dearer)
  const wish = { offerCode: shop.cheaper.offerCode }
  const quote = accept(await shop.booking.quoteChangeFor(number, wish, asks()))
  const presses = Array.from({ length: 12 }, (_, nth) =>
    nth % 3 === 0
      ? shop.booking.confirmChange(number, own.id)
      : shop.booking.confirmChangeFor(number, quote.id, nth % 3 === 1 ? ola : jan),
  )
  const outcomes = await Promise.all(presses)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(8)
  expect((await shop.orderOf(number)).offer.offerCode).toBe(shop.cheaper.offerCode)
  expect(await shop.booking.changesOf(number)).toHaveLength(1)
  expect(await shop.soldToNobody()).toBe(before)
  expect(notes).toHaveLength(1)
})

test('what cannot be written down does not happen', async () => {
  const { number } = await shop.paidTrip()
  const quote = accept(await shop.booking.quoteCancelFor(number, asks()))
  const mute = { ...ola, note: () => Promise.reject(new Error('the log is away')) }
  await expect(shop.booking.confirmCancelFor(number, quote.id, mute)).rejects.toThrow('the log is away')
  expect(await shop.orderOf(number)).toMatchObject({ state: 'confirmed', refunds: [] })
})
