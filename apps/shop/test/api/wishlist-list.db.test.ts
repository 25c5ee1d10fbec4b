import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSearchShop, today } from '../search-shop.ts'
import {
  sellOut,
  wishlistUrl as url,
  type WishlistGuest,
  type WishlistShop,
  wishlistShopOf,
} from '../wishlist-shop.ts'

let shop: WishlistShop
// A separate shop, because one hotel is sold out here.
beforeAll(async () => {
  shop = await wishlistShopOf(await openSearchShop())
})
afterAll(() => shop?.close())
beforeEach(() => shop.services.database.pool.query('delete from wishlist.list'))

const guest = () => shop.guest()
const codeOf = (position: number) => shop.codeOf(position)

describe('the list', () => {
  test('shows what an offer costs now beside what it cost then', async () => {
    const anna = guest()
    await anna.save(codeOf(0))
    await shop.services.database.pool.query('update wishlist.saved_offer set total = total + 12300')
    const { offers } = await anna.list()
    const quoted = shop.onSale[0]?.quote
    expect(offers).toHaveLength(1)
    expect(offers[0]).toMatchObject({
      code: codeOf(0),
      hotelName: shop.onSale[0]?.hotelName,
      adults: 2,
      children: 0,
      savedOn: today,
      totalThen: (quoted?.total ?? 0) + 12_300,
      sale: { total: quoted?.total, perPerson: quoted?.perPerson },
      alternatives: [],
    })
  })

  test('sold out is sold out, with what comes nearest to it', async () => {
    const anna = guest()
    await anna.save(codeOf(0))
    await sellOut(shop, codeOf(0))
    const { offers } = await anna.list()
    expect(offers[0]).toMatchObject({ sale: null, hotelName: shop.onSale[0]?.hotelName })
    const near = offers[0]?.alternatives ?? []
    expect(near.length).toBeGreaterThan(0)
    for (const { code } of near) {
      const priced = await shop.services.offers.offer(code, { locale: 'pl', perPerson: true })
      expect(priced.ok).toBe(true)
    }
  })

  test('leads to the very offer on the card of its hotel', async () => {
    const anna = guest()
    const [, offer] = shop.onSale
    await anna.save(codeOf(1))
    const { offers } = await anna.list()
    expect(offers[0]?.hotel?.offerUrl).toBe(hotelCardAddress(offer?.hotelUrl ?? '', 'WS', codeOf(1)))
  })
})

describe('sharing', () => {
  const share = (who: WishlistGuest, wish: 'share' | 'end') => who.send('POST', `${url}/share`, { wish })

  test('gives an address nobody guesses, the same until it is taken back', async () => {
    const anna = guest()
    await anna.save(codeOf(1))
    const first = (await share(anna, 'share')).json()
    expect(first.shareUrl).toMatch(/^http:\/\/localhost:3000\/ulubione\/lista\/[0-9a-f]{32}$/)
    expect((await share(anna, 'share')).json()).toEqual(first)
    expect((await share(anna, 'end')).json()).toEqual({ shareUrl: null })
    expect((await share(anna, 'share')).json()).not.toEqual(first)
  })

  test('a guest without a list has nothing to share', async () => {
    expect((await share(guest(), 'share')).json()).toEqual({ shareUrl: null })
  })
})
