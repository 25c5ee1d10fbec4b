import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { blik, byBank, byBlik, openTestSale, type SoldKind, type TestSale } from './open-test-sale.ts'
import { accept, refusalOf } from './sale-hands.ts'

let shop: TestSale

beforeAll(async () => {
  shop = await openTestSale()
})
afterEach(async () => {
  await shop.fail({ kind: 'none' })
  shop.supplier.passes(60)
})
afterAll(() => shop.close())

/** Bought and confirmed. */
async function bought(...kinds: SoldKind[]) {
  const { order, holder } = await shop.paid(...kinds)
  await shop.sale.keep()
  const found = await shop.sale.order(order.transactionId, holder)
  const [item] = found?.items ?? []
  if (!found || !item) throw new Error('Nothing was bought.')
  return { order: found, holder, item }
}
type Bought = Awaited<ReturnType<typeof bought>>

const seen = async ({ order, holder }: Pick<Bought, 'order' | 'holder'>) => {
  const found = await shop.sale.order(order.transactionId, holder)
  if (!found) throw new Error('The order is gone.')
  return found
}

const quote = ({ order, holder, item }: Bought) => shop.sale.quoteCancel(order.transactionId, item.id, holder)

async function cancel({ order, holder, item }: Bought) {
  const quoted = accept(await shop.sale.quoteCancel(order.transactionId, item.id, holder))
  return accept(await shop.sale.confirmCancel(order.transactionId, quoted, holder))
}

async function round(seconds: number): Promise<void> {
  shop.supplier.passes(seconds)
  await shop.sale.keep()
  await shop.booking.reconcile()
}

test('in time everything comes back, for that attraction alone, and the supplier knows', async () => {
  const one = await bought('museum', 'sunset-cruise')
  const { order, item } = one
  expect(accept(await quote(one))).toEqual({
    itemId: item.id,
    paid: item.price.total,
    refund: item.price.total,
    until: new Date(shop.clock().getTime() + 15 * 60_000),
  })
  const after = await cancel(one)
  expect(after.items).toMatchObject([
    { state: 'cancelled', refund: { amount: item.price.total, state: 'started' }, cancelledAt: shop.clock() },
    { state: 'confirmed', refund: null },
  ])
  await round(1)
  expect(shop.statusOf(item)).toBe('CANCELLED')
  expect(await shop.givenBack(order)).toBe(item.price.total)
  expect(shop.newsOf(order)).toContain('cancelled-by-guest')
})

test('late nothing comes back, and the supplier is told all the same', async () => {
  const one = await bought('museum')
  shop.supplier.goTo(new Date(Date.parse(one.item.policy.freeUntil) + 60_000).toISOString())
  expect(accept(await quote(one))).toMatchObject({ refund: 0 })
  expect((await cancel(one)).items).toMatchObject([{ state: 'cancelled', refund: null }])
  await round(1)
  expect(shop.statusOf(one.item)).toBe('CANCELLED')
  expect(await shop.givenBack(one.order)).toBe(0)
  shop.supplier.goTo('2026-11-15T13:00:00.000Z')
})

test('the minute that was shown counts to its end, though the supplier counts to its beginning', async () => {
  const one = await bought('museum')
  shop.supplier.goTo(new Date(Date.parse(one.item.policy.freeUntil) + 30_000).toISOString())
  expect(accept(await quote(one))).toMatchObject({ refund: one.item.price.total })
  await cancel(one)
  await round(1)
  expect(shop.statusOf(one.item)).toBe('CANCELLED')
  expect(await shop.givenBack(one.order)).toBe(one.item.price.total)
  shop.supplier.goTo('2026-11-15T14:00:00.000Z')
})

test('what was quoted counts for a quarter of an hour, also when the deadline passes meanwhile', async () => {
  const one = await bought('museum')
  shop.supplier.goTo(new Date(Date.parse(one.item.policy.freeUntil) - 60_000).toISOString())
  const quoted = accept(await quote(one))
  shop.supplier.passes(14 * 60)
  const { transactionId } = one.order
  const after = accept(await shop.sale.confirmCancel(transactionId, quoted, one.holder))
  expect(after.items[0]?.refund?.amount).toBe(one.item.price.total)
  shop.supplier.goTo('2026-11-15T15:00:00.000Z')
})

test('a quote that is over, or that nobody was given, is not carried out', async () => {
  const one = await bought('museum')
  const { transactionId } = one.order
  const quoted = accept(await quote(one))
  const dear = { ...quoted, refund: quoted.refund + 1 }
  expect(refusalOf(await shop.sale.confirmCancel(transactionId, dear, one.holder))).toEqual({
    code: 'quote-over',
  })
  shop.supplier.passes(16 * 60)
  expect(refusalOf(await shop.sale.confirmCancel(transactionId, quoted, one.holder))).toEqual({
    code: 'quote-over',
  })
})

test('pressed twice it is cancelled once', async () => {
  const one = await bought('museum')
  const quoted = accept(await quote(one))
  const press = () => shop.sale.confirmCancel(one.order.transactionId, quoted, one.holder)
  const both = await Promise.all([press(), press()])
  expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  await round(1)
  expect(await shop.givenBack(one.order)).toBe(one.item.price.total)
  expect(refusalOf(await quote(one))).toEqual({ code: 'not-cancellable' })
})

test('what waits for confirmation is called off with everything back', async () => {
  const one = await bought('two-dives')
  expect(one.item.state).toBe('waiting')
  await cancel(one)
  await round(1)
  expect(shop.statusOf(one.item)).toBe('CANCELLED')
  expect(await shop.givenBack(one.order)).toBe(one.order.total)
})

test('the supplier is away: the guest is done with it, the supplier hears of it later', async () => {
  const one = await bought('museum')
  await shop.fail({ kind: 'absent' })
  expect((await cancel(one)).items).toMatchObject([{ state: 'cancelled' }])
  await round(1)
  expect(shop.statusOf(one.item)).toBe('CONFIRMED')
  expect(await shop.givenBack(one.order)).toBe(one.order.total)
  await shop.fail({ kind: 'none' })
  await round(60)
  await round(60)
  expect(shop.statusOf(one.item)).toBe('CANCELLED')
})

test('an attraction that is over cannot be called off', async () => {
  const one = await bought('museum')
  shop.supplier.goTo('2027-08-01T12:00:00.000Z')
  expect(refusalOf(await quote(one))).toEqual({ code: 'not-cancellable' })
  shop.supplier.goTo('2026-11-15T16:00:00.000Z')
})

describe('money that comes late', () => {
  async function paidLate(places?: number) {
    const { key, order, holder } = await shop.ordered('sunset-cruise')
    const { paymentId } = accept(await shop.sale.startPayment(order.transactionId, holder, byBank))
    shop.supplier.passes(35 * 60)
    const { productId, choice } = order.items[0] as Bought['item']
    const { optionId, availabilityId } = choice
    const slot = { productId, optionId, availabilityId }
    if (places !== undefined) await shop.supplier.control('allotments', { ...slot, places })
    await shop.payAtBank(paymentId)
    await shop.whenPaid(order, holder)
    await round(60)
    await round(1)
    return { key, order, holder, slot }
  }

  test('counts if the same can be held anew', async () => {
    const bought = await paidLate()
    expect(await seen(bought)).toMatchObject({ state: 'paid', items: [{ state: 'confirmed' }] })
  })

  test('goes back if not', async () => {
    const bought = await paidLate(0)
    expect((await seen(bought)).items[0]?.state).toBe('expired')
    expect(await shop.givenBack(bought.order)).toBe(bought.order.total)
    await shop.supplier.control('allotments', { ...bought.slot, places: 40 })
  })

  test('that the bank refuses while it begins leaves a cart', async () => {
    const { order, holder } = await shop.ordered('museum')
    const { sale } = shop.openNode({ afterReading: () => shop.whenUnpaid(order, holder) })
    await sale.startPayment(order.transactionId, holder, byBlik('500500'))
    expect(await shop.whenUnpaid(order, holder)).toMatchObject({ state: 'unpaid' })
  })

  test('for what the guest has changed meanwhile goes back', async () => {
    const { key, order, holder } = await shop.ordered('sunset-cruise')
    await shop.payInVain(order, holder)
    await shop.addTo(key, 'museum')
    expect(await shop.settledLate(order)).toBe('cancelled')
    expect(await seen({ order, holder })).toMatchObject({ state: 'unpaid', paid: 0 })
  })

  test('for what is still as it was counts', async () => {
    const { order, holder } = await shop.ordered('sunset-cruise')
    await shop.payInVain(order, holder)
    expect(await shop.settledLate(order)).toBe('counts')
    expect(await shop.settledLate(order)).toBe('paid-twice')
    await shop.sale.keep()
    expect(await seen({ order, holder })).toMatchObject({ state: 'paid', items: [{ state: 'confirmed' }] })
  })

  test('for what is over altogether goes back', async () => {
    const { order, holder } = await shop.ordered('sunset-cruise')
    await shop.payInVain(order, holder)
    await round(35 * 60)
    expect(await shop.settledLate(order)).toBe('places-gone')
  })

  test('for two of which one is over counts for the other, and the rest goes back by itself', async () => {
    const { order, holder } = await shop.ordered('sunset-cruise', 'museum')
    const [cruise] = order.items
    const { paymentId } = accept(await shop.sale.startPayment(order.transactionId, holder, byBank))
    await shop.pool.query(`update attractions.items set state = 'expired' where id = $1`, [cruise?.id])
    await shop.payAtBank(paymentId)
    await shop.whenPaid(order, holder)
    await round(1)
    await round(1)
    expect((await seen({ order, holder })).items).toMatchObject([
      { state: 'expired', refund: { amount: cruise?.price.total } },
      { state: 'confirmed', refund: null },
    ])
    expect(await shop.givenBack(order)).toBe(cruise?.price.total)
  })
})

test('a hold that the supplier let go while the guest was at the bank: the money comes back', async () => {
  const { order, holder } = await shop.ordered('sunset-cruise')
  const { bookingId } = order.items[0] as Bought['item']
  accept(await shop.sale.startPayment(order.transactionId, holder, blik))
  await shop.supplier.call('POST', `/bookings/${bookingId}/cancel`, {})
  await shop.whenPaid(order, holder)
  await round(1)
  await round(1)
  expect((await seen({ order, holder })).items).toMatchObject([{ state: 'cancelled' }])
  expect(await shop.givenBack(order)).toBe(order.total)
})

test('what is paid cannot be paid again', async () => {
  const { order, holder } = await shop.ordered('museum')
  accept(await shop.sale.startPayment(order.transactionId, holder, blik))
  await shop.whenPaid(order, holder)
  expect(refusalOf(await shop.sale.startPayment(order.transactionId, holder, blik))).toEqual({
    code: 'order-paid',
  })
})
