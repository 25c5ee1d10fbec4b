import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openTestSale, type TestSale } from './open-test-sale.ts'
import { accept, refusalOf } from './sale-hands.ts'

let shop: TestSale

beforeAll(async () => {
  shop = await openTestSale()
})
afterEach(async () => {
  await shop.fail({ kind: 'none' })
  // Longer than the circuit breaker's pause after an outage.
  shop.supplier.passes(60)
})
afterAll(() => shop.close())

type Bought = Awaited<ReturnType<TestSale['paid']>>

const seen = async ({ order, holder }: Pick<Bought, 'order' | 'holder'>) => {
  const found = await shop.sale.order(order.transactionId, holder)
  if (!found) throw new Error('The order is gone.')
  return found
}
const itemOf = async (bought: Pick<Bought, 'order' | 'holder'>) =>
  (await seen(bought)).items[0] as never as Item
type Item = Awaited<ReturnType<typeof seen>>['items'][number]

/** One run of the polling loop after a pause, including the queries to the bank. */
async function round(seconds: number): Promise<void> {
  shop.supplier.passes(seconds)
  await shop.sale.keep()
  await shop.booking.reconcile()
}

describe('a hold of which nobody heard', () => {
  test('is found by a look at once, and made once', async () => {
    await shop.fail({ kind: 'cut', calls: 'hold', times: 1 })
    const { cart } = await shop.addTo(null, 'sunset-cruise')
    expect(cart.items).toMatchObject([{ state: 'on-hold' }])
  })

  test('while the supplier stays silent is shown as asked for, then found', async () => {
    const choice = await shop.choiceOf('sunset-cruise')
    await shop.fail({ kind: 'absent', calls: 'hold' })
    const refusal = refusalOf(await shop.sale.add(null, choice, shop.about))
    const key = 'key' in refusal ? refusal.key : ''
    expect(refusal.code).toBe('supplier-silent')
    expect(await shop.sale.cart(key)).toMatchObject({ items: [{ state: 'asked' }], total: 0 })
    await shop.fail({ kind: 'none' })
    await round(60)
    expect(await shop.sale.cart(key)).toMatchObject({ items: [{ state: 'on-hold' }] })
  })

  test('and whose guest has left is let go', async () => {
    // From here on the emergency contact is cached, so only the time is queried before the hold.
    await shop.addTo(null, 'museum')
    const choice = await shop.choiceOf('sunset-cruise')
    await shop.fail({ kind: 'cut', after: 1 })
    const refusal = refusalOf(await shop.sale.add(null, choice, shop.about))
    const key = 'key' in refusal ? refusal.key : ''
    const item = (await shop.sale.cart(key))?.items[0] as Item
    expect(shop.statusOf(item)).toBe('ON_HOLD')
    accept(await shop.sale.remove(key, item.id))
    await shop.sale.keep()
    await shop.fail({ kind: 'none' })
    await round(60)
    expect(shop.statusOf(item)).toBe('CANCELLED')
  })

  test('a supplier that is away already holds nothing: the guest is told so', async () => {
    const choice = await shop.choiceOf('sunset-cruise')
    await shop.fail({ kind: 'error' })
    expect(refusalOf(await shop.sale.add(null, choice, shop.about))).toEqual({ code: 'supplier-away' })
  })

  test('sold out meanwhile: nothing stands in the cart', async () => {
    const { key } = await shop.addTo(null, 'museum')
    const choice = await shop.choiceOf('sunset-cruise')
    await shop.fail({ kind: 'reject' })
    expect(refusalOf(await shop.sale.add(key, choice, shop.about))).toEqual({ code: 'gone' })
    expect((await shop.sale.cart(key))?.items).toHaveLength(1)
  })
})

describe('paid for, and the supplier', () => {
  test('confirmed though nobody heard of it: there is a ticket, once', async () => {
    const bought = await shop.paid('sunset-cruise')
    await shop.fail({ kind: 'cut', calls: 'confirm', times: 1 })
    await shop.sale.keep()
    expect(await itemOf(bought)).toMatchObject({ state: 'confirmed', codes: [{}, {}] })
  })

  test('takes longer to answer than anybody waits: the next pass finds the ticket', async () => {
    const bought = await shop.paid('sunset-cruise')
    const impatient = shop.openNode({ patience: 300 })
    await shop.fail({ kind: 'delay', delayMs: 2_000, calls: 'confirm' })
    await impatient.sale.keep()
    await shop.fail({ kind: 'none' })
    await round(60)
    expect(await itemOf(bought)).toMatchObject({ state: 'confirmed' })
    expect(shop.newsOf(bought.order)).toEqual(['paid', 'confirmed'])
  })

  test.each(['absent', 'error'] as const)('is away (%s) and comes back: there is a ticket', async (kind) => {
    const bought = await shop.paid('sunset-cruise')
    await shop.fail({ kind })
    for (const pause of [0, 60, 60]) await round(pause)
    expect(await itemOf(bought)).toMatchObject({ state: 'on-hold' })
    await shop.fail({ kind: 'none' })
    await round(60)
    expect(await itemOf(bought)).toMatchObject({ state: 'confirmed' })
  })

  test('is away for longer than it holds: the same is held anew and confirmed', async () => {
    const bought = await shop.paid('sunset-cruise')
    await shop.fail({ kind: 'absent' })
    await round(40 * 60)
    await shop.fail({ kind: 'none' })
    await round(60)
    const item = await itemOf(bought)
    expect(item).toMatchObject({ state: 'confirmed', id: bought.order.items[0]?.id })
    expect(item.bookingId).not.toBe(bought.order.items[0]?.bookingId)
    expect(await shop.givenBack(bought.order)).toBe(0)
  })

  test('has sold the places to others meanwhile: everything comes back by itself', async () => {
    const bought = await shop.paid('sunset-cruise')
    const { productId, choice } = bought.order.items[0] as Item
    await shop.fail({ kind: 'absent' })
    await round(40 * 60)
    await shop.fail({ kind: 'none' })
    const { optionId, availabilityId } = choice
    await shop.supplier.control('allotments', { productId, optionId, availabilityId, places: 0 })
    await round(60)
    await round(1)
    expect(await itemOf(bought)).toMatchObject({ state: 'expired', refund: { amount: bought.order.total } })
    expect(await shop.givenBack(bought.order)).toBe(bought.order.total)
    expect(shop.newsOf(bought.order).slice(0, 2)).toEqual(['paid', 'refused'])
    await shop.supplier.control('allotments', { productId, optionId, availabilityId, places: 40 })
  })

  test('says no to the confirmation: everything comes back, and nothing is held', async () => {
    const bought = await shop.paid('sunset-cruise')
    await shop.fail({ kind: 'reject' })
    await shop.sale.keep()
    await shop.fail({ kind: 'none' })
    await round(60)
    expect(await itemOf(bought)).toMatchObject({ state: 'rejected' })
    expect(shop.statusOf(bought.order.items[0] as Item)).toBe('CANCELLED')
    expect(await shop.givenBack(bought.order)).toBe(bought.order.total)
  })

  test('never comes back: after a day everything is given back, and the supplier hears of it when it does', async () => {
    const bought = await shop.paid('sunset-cruise', 'museum')
    await shop.sale.keep()
    const other = await shop.paid('sunset-cruise')
    await shop.fail({ kind: 'absent' })
    await round(60)
    await round(24 * 3_600)
    expect(await itemOf(other)).toMatchObject({ state: 'expired', refund: { amount: other.order.total } })
    await round(1)
    expect(await shop.givenBack(other.order)).toBe(other.order.total)
    expect(await shop.givenBack(bought.order)).toBe(0)
    await shop.fail({ kind: 'none' })
    // One call tests whether it is available again, then the others follow.
    for (const pause of [60, 60]) await round(pause)
    const { rows } = await shop.pool.query('select from attractions.items where is_cancel_due')
    expect(rows).toEqual([])
  })

  test('calls off what it has confirmed: everything comes back, told at once', async () => {
    const bought = await shop.paid('sunset-cruise', 'museum')
    await shop.sale.keep()
    const [cruise] = (await seen(bought)).items
    await shop.decide(cruise as Item, 'cancel')
    await round(6 * 3_600)
    await round(1)
    const after = await seen(bought)
    expect(after.items).toMatchObject([
      { state: 'cancelled', refund: { amount: cruise?.price.total } },
      { state: 'confirmed', refund: null },
    ])
    expect(await shop.givenBack(bought.order)).toBe(cruise?.price.total)
    expect(shop.newsOf(bought.order)).toContain('cancelled-by-supplier')
  })

  test('a guest hears when the bank has paid it out', async () => {
    const bought = await shop.paid('two-dives')
    await shop.sale.keep()
    await shop.decide(bought.order.items[0] as Item, 'reject')
    await round(60)
    await expect
      .poll(async () => {
        await round(60)
        return (await itemOf(bought)).refund?.state
      })
      .toBe('refunded')
    expect(shop.newsOf(bought.order)).toEqual(['paid', 'waiting', 'refused', 'refunded'])
  })
})

test('two nodes look after the same at once: one ticket, one email, one refund', async () => {
  const other = shop.openNode()
  const bought = await Promise.all([shop.paid('sunset-cruise'), shop.paid('museum'), shop.paid('two-dives')])
  await Promise.all([shop.sale.keep(), other.sale.keep(), shop.sale.keep(), other.sale.keep()])
  await shop.decide(bought[2].order.items[0] as Item, 'reject')
  shop.supplier.passes(60)
  await Promise.all([shop.sale.keep(), other.sale.keep()])
  await shop.booking.reconcile()
  expect(shop.newsOf(bought[0].order)).toEqual(['paid', 'confirmed'])
  expect(shop.newsOf(bought[1].order)).toEqual(['paid', 'confirmed'])
  expect(shop.newsOf(bought[2].order).slice(0, 3)).toEqual(['paid', 'waiting', 'refused'])
  expect(await shop.givenBack(bought[2].order)).toBe(bought[2].order.total)
})
