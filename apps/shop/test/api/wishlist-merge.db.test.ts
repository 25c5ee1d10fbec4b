import { beforeEach, expect } from 'vitest'
import { mostSavedOffers } from '../../app/features/wishlist/wishlist-limits.ts'
import { customerList, newGuestId } from '../../server/wishlist/guest-id.ts'
import { type AccountShop, accountShopOf, customerOf, newPerson, type Person } from '../account-shop.ts'
import { shopTest as test } from '../search-shop.ts'

let shop: AccountShop
let anna: Person
test.beforeAll(({ shop: opened }) => {
  shop = accountShopOf(opened)
})
beforeEach(() => {
  anna = newPerson()
})

const offer = (offerCode: string, total = 100_00) => ({ offerCode, hotelName: 'Hotel', total })
const save = (owner: string, ...codes: string[]) =>
  codes.reduce(async (before, code) => {
    await before
    await shop.services.wishlists.save(owner, offer(code))
  }, Promise.resolve())
const codes = async (owner: string) =>
  (await shop.services.wishlists.ofGuest(owner)).map(({ offerCode }) => offerCode)

test('what a guest saved is on the customer’s list after the login, on every device, and gone with the logout', async () => {
  const phone = await customerOf(shop, anna)
  const { user_uid: uid } = await phone.userInfo()
  await save(customerList(uid), 'A')
  const desk = shop.guest()
  const guest = newGuestId()
  await save(guest, 'B', 'C')
  desk.cookies.set('wishlist', guest)
  expect((await desk.send('GET', '/api/www/wishlist/count')).json().wishlistCount).toBe(2)
  await desk.logIn(anna)
  for (const device of [desk, phone])
    expect((await device.send('GET', '/api/www/wishlist/count')).json()).toEqual({
      wishlistCount: 3,
      offerCodes: ['C', 'B', 'A'],
    })
  expect(desk.cookies.has('wishlist')).toBe(false)
  await desk.send('DELETE', '/api/www/wishlist?offerCode=C')
  expect((await phone.send('GET', '/api/www/wishlist/count')).json().wishlistCount).toBe(2)
  await desk.call('/api/www/mytui/api/logout')
  expect((await desk.send('GET', '/api/www/wishlist/count')).json().wishlistCount).toBe(0)
  expect(await codes(guest)).toEqual([])
})

test('of an offer in both lists the earlier one stays, with its price of then', async () => {
  const { wishlists } = shop.services
  const [guest, customer] = [newGuestId(), customerList('c-1')]
  await wishlists.save(guest, offer('A', 100_00))
  await wishlists.save(customer, offer('A', 200_00))
  await wishlists.save(customer, offer('B', 300_00))
  await wishlists.save(guest, offer('B', 400_00))
  await wishlists.merge(guest, customer)
  expect(await wishlists.ofGuest(customer)).toMatchObject([offer('B', 300_00), offer('A', 100_00)])
})

test('a list never grows beyond its limit: the newest of what the guest saved finds room', async () => {
  const { wishlists } = shop.services
  const [guest, customer] = [newGuestId(), customerList('c-2')]
  await save(customer, ...Array.from({ length: mostSavedOffers - 1 }, (_, at) => `own${at}`))
  await save(guest, 'older', 'newer')
  await wishlists.merge(guest, customer)
  const merged = await codes(customer)
  expect(merged).toHaveLength(mostSavedOffers)
  expect(merged).toContain('newer')
  expect(merged).not.toContain('older')
})

test('tabs that come in at the same moment merge once, and what is saved meanwhile is not lost', async () => {
  const { wishlists } = shop.services
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
  const { wishlists } = shop.services
  const [guest, customer] = [newGuestId(), customerList('c-4')]
  await save(guest, 'A')
  await wishlists.share(guest)
  const token = (await wishlists.shareToken(guest)) ?? ''
  await save(customer, 'B')
  await wishlists.merge(guest, customer)
  expect((await wishlists.ofShared(token))?.map(({ offerCode }) => offerCode)).toEqual(['B', 'A'])
})
