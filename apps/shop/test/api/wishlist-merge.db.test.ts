import { customerList, newGuestId } from '@wojaz/wishlist/server'
import { beforeEach, expect } from 'vitest'
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
