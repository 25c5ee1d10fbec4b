import { afterAll, beforeAll, expect, test } from 'vitest'
import { blik, openTestSale, type TestSale } from './open-test-sale.ts'
import { tellAll } from './sale-hands.ts'

let shop: TestSale

beforeAll(async () => {
  shop = await openTestSale()
})
afterAll(() => shop.close())

const buyers = 200
const places = 10

test('200 buyers for the last 10 places: ten tickets, and nobody is charged without one', {
  timeout: 120_000,
}, async () => {
  const choice = await shop.choiceOf('sunset-cruise', { tickets: { adult: 1 } })
  const product = shop.supplier.products.find(({ kind }) => kind === 'sunset-cruise')
  const { optionId, availabilityId } = choice
  await shop.supplier.control('allotments', { productId: product?.id, optionId, availabilityId, places })

  async function buy(): Promise<string> {
    const added = await shop.sale.add(null, choice, shop.about)
    if (!added.ok) return added.refusal.code
    const { key } = added.value
    const total = await tellAll(shop.sale, key)
    const order = await shop.sale.placeOrder(key, { agreedTotal: total, terms: true })
    if (!order.ok) return order.refusal.code
    const holder = { cartKeys: [key], customer: null }
    const begun = await shop.sale.startPayment(order.value.transactionId, holder, blik)
    if (!begun.ok) return begun.refusal.code
    await shop.whenPaid(order.value, holder)
    return 'paid'
  }

  const ends = await Promise.all(Array.from({ length: buyers }, buy))
  await shop.sale.keep()
  const { rows: states } = await shop.pool.query<{ state: string; count: number }>(
    `select items.state, count(*)::int from attractions.items join attractions.orders using (cart_id)
     where orders.state = 'paid' group by 1`,
  )
  expect(ends.filter((end) => end === 'paid')).toHaveLength(places)
  expect(states).toEqual([{ state: 'confirmed', count: places }])
  const charged = (await shop.bank.orders()).filter(({ status }) => status === 'COMPLETED')
  expect(charged).toHaveLength(places)
  expect(ends.every((end) => ['paid', 'sold-out', 'gone', 'supplier-away'].includes(end))).toBe(true)
})
