import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { customerList, newGuestId } from './list-id.ts'
import { migrateWishlist } from './migrate-wishlist.ts'
import { mostSavedOffers } from './wishlist-limits.ts'
import { openWishlists } from './wishlists.ts'

let store: Awaited<ReturnType<typeof openTestWishlists>>
beforeAll(async () => {
  store = await openTestWishlists()
})
beforeEach(() => store.pool.query('delete from wishlist.list'))
afterAll(() => store.close())

async function openTestWishlists() {
  const { url, drop } = await createTestDatabase()
  const { pool, close } = openDatabase({ url, applicationName: 'test', onError() {} })
  await migrateWishlist(pool)
  let now = '2026-06-01T12:00:00Z'
  return {
    pool,
    wishlists: openWishlists({ pool, clock: () => new Date(now) }),
    setClock(moment: string) {
      now = moment
    },
    async close() {
      await close()
      await drop()
    },
  }
}

const offer = (offerCode: string, total = 100_00) => ({ offerCode, hotelName: 'Hotel', total })
const save = async (owner: string, ...codes: string[]) => {
  for (const code of codes) await store.wishlists.save(owner, offer(code))
}
const codes = async (owner: string) =>
  (await store.wishlists.ofGuest(owner)).map(({ offerCode }) => offerCode)

test('a guest without a list gets one, and its id is not in the database', async () => {
  const saved = await store.wishlists.save(null, offer('A'))
  const id = saved.ok ? saved.value : ''
  expect(await codes(id)).toEqual(['A'])
  const { rows } = await store.pool.query('select * from wishlist.list')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(id)
})

test('of an offer in both lists the earlier one stays, with its price of then', async () => {
  const { wishlists } = store
  const [guest, customer] = [newGuestId(), customerList('c-1')]
  await wishlists.save(guest, offer('A', 100_00))
  await wishlists.save(customer, offer('A', 200_00))
  await wishlists.save(customer, offer('B', 300_00))
  await wishlists.save(guest, offer('B', 400_00))
  await wishlists.merge(guest, customer)
  expect(await wishlists.ofGuest(customer)).toMatchObject([offer('B', 300_00), offer('A', 100_00)])
})

test('a list never grows beyond its limit: the newest of what the guest saved finds room', async () => {
  const [guest, customer] = [newGuestId(), customerList('c-2')]
  await save(customer, ...Array.from({ length: mostSavedOffers - 1 }, (_, at) => `own${at}`))
  await save(guest, 'older', 'newer')
  await store.wishlists.merge(guest, customer)
  const merged = await codes(customer)
  expect(merged).toHaveLength(mostSavedOffers)
  expect(merged).toContain('newer')
  expect(merged).not.toContain('older')
})

test('tabs that come in at the same moment merge once, and what is saved meanwhile is not lost', async () => {
  const { wishlists } = store
  const [guest, customer] = [newGuestId(), customerList('c-3')]
  await save(guest, 'A', 'B')
  await Promise.all([
    ...Array.from({ length: 8 }, () => wishlists.merge(guest, customer)),
    wishlists.save(customer, offer('C')),
    wishlists.save(guest, offer('D')),
  ])
  await wishlists.merge(guest, customer)
  expect((await codes(customer)).sort()).toEqual(['A', 'B', 'C', 'D'])
  expect(await codes(guest)).toEqual([])
})

test('an address the guest has given away goes on showing the list', async () => {
  const { wishlists } = store
  const [guest, customer] = [newGuestId(), customerList('c-4')]
  await save(guest, 'A')
  await wishlists.share(guest)
  const token = (await wishlists.shareToken(guest)) ?? ''
  await save(customer, 'B')
  await wishlists.merge(guest, customer)
  expect((await wishlists.ofShared(token))?.map(({ offerCode }) => offerCode)).toEqual(['B', 'A'])
})

test('who has the address of a list reads it until sharing ends', async () => {
  const { wishlists } = store
  const guest = newGuestId()
  await save(guest, 'A')
  await wishlists.share(guest)
  const token = (await wishlists.shareToken(guest)) ?? ''
  expect((await wishlists.ofShared(token))?.map(({ offerCode }) => offerCode)).toEqual(['A'])
  await wishlists.endSharing(guest)
  expect(await wishlists.ofShared(token)).toBeNull()
  expect(await wishlists.ofShared('0'.repeat(32))).toBeNull()
})

test('a list nobody has looked at for longer than its cookie lives is forgotten', async () => {
  const [anna, ewa, jan] = [newGuestId(), newGuestId(), newGuestId()]
  store.setClock('2025-01-01T12:00:00Z')
  await save(anna, 'A')
  await save(ewa, 'B')
  store.setClock('2025-12-24T12:00:00Z')
  await codes(ewa)
  store.setClock('2026-06-02T12:00:00Z')
  await save(jan, 'C')
  expect((await store.pool.query('select * from wishlist.list')).rows).toHaveLength(2)
  expect([await codes(anna), await codes(ewa)]).toEqual([[], ['B']])
})
