import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ChangingShop, openChangingShop } from './changing-shop.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { asks, backOf, ewa, gift, jan, notes, ola } from './staff-hands.ts'

let shop: ChangingShop

beforeAll(async () => {
  shop = await openChangingShop()
})
beforeEach(() => {
  shop.calmBank()
  notes.length = 0
})
afterAll(() => shop.close())

const above = 600_00

test('above the amount staff propose, and another one confirms; the price is asked for anew', async () => {
  const { number, paid } = await shop.paidTrip()
  const quote = accept(await shop.booking.quoteRefundFor(number, { by: '01', goodwill: gift(above) }))
  expect(refusalOf(await shop.booking.confirmRefundFor(number, quote.id, ola))).toEqual({
    code: 'second-person-needed',
  })
  const wish = { kind: 'refund', quoteId: quote.id } as const
  accept(await shop.booking.propose(number, wish, ola))
  accept(await shop.booking.propose(number, wish, ola))
  expect(notes).toEqual(['01'])
  expect(await shop.orderOf(number)).toMatchObject({ paid, refunds: [] })
  expect((await shop.booking.waitingProposals()).map(({ id }) => id)).toContain(quote.id)
  expect(refusalOf(await shop.booking.confirmProposal(quote.id, ola))).toEqual({ code: 'own-proposal' })
  // Longer than the quote is valid.
  shop.moveClock(3_600_000)
  const order = accept(await shop.booking.confirmProposal(quote.id, jan))
  expect(order).toMatchObject({ paid: paid - above, refunds: [{ amount: above, reason: 'goodwill' }] })
  const [change] = await shop.booking.changesOf(number)
  expect(change).toMatchObject({ by: '01', facts: { goodwill: { amount: above, second: '02' } } })
  expect(await shop.booking.proposal(quote.id)).toMatchObject({ state: 'confirmed', endedBy: '02' })
})

test('two second persons press at once: it happens once', async () => {
  const { number, paid } = await shop.paidTrip()
  const { fee } = accept(await shop.booking.quoteCancelFor(number, asks()))
  const quote = accept(await shop.booking.quoteCancelFor(number, asks(gift(fee))))
  accept(await shop.booking.propose(number, { kind: 'cancel', quoteId: quote.id }, ola))
  const presses = Array.from({ length: 10 }, (_, nth) =>
    shop.booking.confirmProposal(quote.id, nth % 2 === 0 ? jan : ewa),
  )
  const outcomes = await Promise.all(presses)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
  const order = await shop.orderOf(number)
  expect(order).toMatchObject({ state: 'cancelled', cancellation: { fee: 0, refund: paid } })
  expect(backOf(order)).toBe(paid)
})

test('one confirms and one refuses at once: one of them has', async () => {
  const { number } = await shop.paidTrip()
  const quote = accept(await shop.booking.quoteRefundFor(number, { by: '01', goodwill: gift(above) }))
  accept(await shop.booking.propose(number, { kind: 'refund', quoteId: quote.id }, ola))
  const [yes, no] = await Promise.all([
    shop.booking.confirmProposal(quote.id, jan),
    shop.booking.refuseProposal(quote.id, ewa),
  ])
  expect([yes.ok, no.ok].filter(Boolean)).toHaveLength(1)
  const { refunds } = await shop.orderOf(number)
  expect(refunds).toHaveLength(yes.ok ? 1 : 0)
})

test('when the guest calls off meanwhile the proposal is not what was proposed any more', async () => {
  const { number } = await shop.paidTrip()
  const quote = accept(await shop.booking.quoteRefundFor(number, { by: '01', goodwill: gift(above) }))
  accept(await shop.booking.propose(number, { kind: 'refund', quoteId: quote.id }, ola))
  const off = accept(await shop.booking.quoteCancel(number))
  accept(await shop.booking.confirmCancel(number, off.id))
  expect(refusalOf(await shop.booking.confirmProposal(quote.id, jan))).toEqual({ code: 'terms-changed' })
  accept(await shop.booking.refuseProposal(quote.id, jan))
  expect(refusalOf(await shop.booking.refuseProposal(quote.id, jan))).toEqual({ code: 'proposal-ended' })
})

test('many small gifts are one large gift; one proposal waits at a time; a day later it is over', async () => {
  const { number } = await shop.paidTrip()
  const ask = async (amount: number) =>
    accept(await shop.booking.quoteRefundFor(number, { by: '01', goodwill: gift(amount) })).id
  accept(await shop.booking.confirmRefundFor(number, await ask(300_00), ola))
  const second = await ask(300_00)
  expect(refusalOf(await shop.booking.confirmRefundFor(number, second, jan))).toEqual({
    code: 'second-person-needed',
  })
  accept(await shop.booking.propose(number, { kind: 'refund', quoteId: second }, ola))
  const third = await ask(300_00)
  expect(refusalOf(await shop.booking.propose(number, { kind: 'refund', quoteId: third }, jan))).toEqual({
    code: 'proposal-waits',
  })
  shop.moveClock(24 * 3_600_000)
  expect(refusalOf(await shop.booking.confirmProposal(second, jan))).toEqual({ code: 'proposal-ended' })
  const fourth = await ask(300_00)
  accept(await shop.booking.propose(number, { kind: 'refund', quoteId: fourth }, jan))
  expect(await shop.booking.proposal(second)).toMatchObject({ state: 'lapsed' })
})

test('a change of the trip with a fee that is waived above the amount waits, too', async () => {
  const { number } = await shop.paidTrip()
  const booking = shop.also({ secondPersonAbove: 0 })
  const wish = { offerCode: shop.cheaper.offerCode }
  const quote = accept(await booking.quoteChangeFor(number, wish, asks(gift(1_00))))
  expect(refusalOf(await booking.confirmChangeFor(number, quote.id, ola))).toEqual({
    code: 'second-person-needed',
  })
  accept(await booking.propose(number, { kind: 'change', quoteId: quote.id }, ola))
  const order = accept(await booking.confirmProposal(quote.id, jan))
  expect(order.offer.offerCode).toBe(shop.cheaper.offerCode)
  expect(order.price.total).toBe(quote.price.total)
})
