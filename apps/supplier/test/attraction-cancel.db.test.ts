import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { accept, openTestSale, refusalOf, type SoldKind, type TestSale } from './open-test-sale.ts'

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
})
