import { randomUUID } from 'node:crypto'
import { knownOfAttractions } from '@wojaz/attractions/server'
import { inTransaction } from '@wojaz/database'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestSale, type TestSale } from './open-test-sale.ts'
import { anna } from './sale-hands.ts'

let shop: TestSale

beforeAll(async () => {
  shop = await openTestSale()
})
beforeEach(() => shop.supplier.goTo('2026-11-15T12:00:00.000Z'))
afterAll(() => shop.close())

const person = { id: randomUUID(), email: anna.email }

const read = (name: string) =>
  inTransaction(shop.pool, async (client) =>
    knownOfAttractions.find((known) => known.name === name)?.read(client, person),
  )
const isUnderWay = () =>
  inTransaction(shop.pool, async (client) => {
    const answers = await Promise.all(knownOfAttractions.map((known) => known.isUnderWay?.(client, person)))
    return answers.includes(true)
  })
const erase = () =>
  inTransaction(shop.pool, async (client) => {
    for (const known of knownOfAttractions) await known.erase?.(client, person, shop.clock())
  })
/** The tables that still contain something of the person. */
async function found(): Promise<string[]> {
  const { rows } = await shop.pool.query<{ name: string }>(
    `select 'carts' as name from attractions.carts where carts::text ilike '%anna@%'
     union select 'orders' from attractions.orders where orders::text ilike '%anna@%'
     union select 'items' from attractions.items where items.told::text like '%EA1234567%' or items.told::text like '%advanced%'`,
  )
  return rows.map(({ name }) => name).toSorted()
}

test('who leaves is forgotten: carts at once, what is under way afterwards, what is ahead once it is over', async () => {
  await shop.filled('two-dives')
  const { order, holder } = await shop.paid('museum')
  expect(await isUnderWay()).toBe(true)
  await shop.sale.keep()
  expect(await isUnderWay()).toBe(false)
  expect(await read('attractionCarts')).toMatchObject([{ contact: { email: anna.email } }])
  expect(await read('attractionOrders')).toMatchObject([
    { number: order.number, paid: order.total, attractions: [{ state: 'confirmed', price: order.total }] },
  ])

  await erase()
  await erase()
  expect(await found()).toEqual(['carts', 'orders'])
  expect(await shop.sale.ordersOf(person)).toEqual([])
  expect(await shop.sale.order(order.transactionId, holder)).toMatchObject({ number: order.number })

  shop.supplier.goTo('2027-09-01T12:00:00.000Z')
  await shop.sale.tidy()
  expect(await found()).toEqual([])
  expect(await shop.sale.order(order.transactionId, holder)).toBeNull()
  const { rows } = await shop.pool.query('select paid from attractions.orders where number = $1', [
    order.number,
  ])
  expect(rows).toEqual([{ paid: order.total }])
})

test('what was typed into a cart that nobody came back to is gone after a month', async () => {
  const { key } = await shop.filled('two-dives')
  expect(await found()).toEqual(['carts', 'items'])
  shop.supplier.passes(31 * 24 * 3_600)
  await shop.sale.tidy()
  expect(await found()).toEqual([])
  expect(await shop.sale.cart(key)).toBeNull()
})

test('an attraction that was bought with an old address stays the customer’s', async () => {
  const { order } = await shop.paid('museum')
  await shop.sale.joinOrders(person)
  const moved = { id: person.id, email: 'new@example.com' }
  expect((await shop.sale.ordersOf(moved)).map(({ number }) => number)).toEqual([order.number])
})

test('who has the address later does not take what belongs to a customer, nor what one who left had bought', async () => {
  const { order: theirs } = await shop.paid('museum')
  const { order: left } = await shop.paid('museum')
  await shop.sale.joinOrders(person)
  await shop.pool.query(
    'update attractions.orders set customer_id = null, whole_until = $2 where transaction_id = $1',
    [left.transactionId, '2030-01-01'],
  )
  const later = { id: randomUUID(), email: anna.email }
  await shop.sale.joinOrders(later)
  const { rows } = await shop.pool.query(
    'select customer_id as id from attractions.orders where transaction_id = any($1) order by customer_id nulls last',
    [[theirs.transactionId, left.transactionId]],
  )
  expect(rows).toEqual([{ id: person.id }, { id: null }])
  const listed = (await shop.sale.ordersOf(later)).map(({ number }) => number)
  expect(listed).not.toContain(theirs.number)
  expect(await shop.sale.order(theirs.transactionId, { cartKeys: [], customer: later })).toBeNull()
})
