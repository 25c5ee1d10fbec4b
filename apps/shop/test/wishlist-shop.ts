import type { Offer } from '@wojaz/offers'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { expect } from 'vitest'
import type { SavedOffer } from '../app/features/wishlist-pages/saved-offer.ts'
import type { SearchShop } from './search-shop.ts'

export const wishlistUrl = '/api/www/wishlist'

const anywhere: OfferSearchRequest = {
  offerType: 'BY_PLANE',
  childrenBirthdays: [],
  departuresCodes: [],
  destinationsCodes: [],
  numberOfAdults: 2,
  departureDateFrom: null,
  departureDateTo: null,
  durationFrom: 7,
  durationTo: 7,
  site: 'pl',
  filters: [],
  metaData: { page: 0, pageSize: 5, sorting: 'price' },
}

export interface WishlistShop extends SearchShop {
  /** One offer of each of the cheapest hotels. */
  onSale: readonly Offer[]
  codeOf(position: number): string
  guest(): WishlistGuest
}

export type WishlistGuest = ReturnType<typeof openGuest>

/** A shop, offers to save, and guests. */
export async function wishlistShopOf(shop: SearchShop): Promise<WishlistShop> {
  const found = await shop.services.offers.search(anywhere, 'pl')
  const onSale = found.ok ? found.value.offers : []
  const codeOf = (position: number) => onSale[position]?.offerCode ?? ''
  return { ...shop, onSale, codeOf, guest: () => openGuest(shop) }
}

/** Sells out the offer's hotel for the first night; resolves when the engine has loaded it. */
export async function sellOut({ services }: SearchShop, offerCode: string): Promise<void> {
  const parts = parseOfferCode(offerCode)
  const { hotelCode, date } = parts.ok ? parts.value : { hotelCode: '', date: '' }
  const before = services.offers.version
  await services.database.pool.query(
    `insert into offers.allotments (hotel_code, room_code, night, rooms)
      select hotel_code, code, $2, 0 from offers.room_types where hotel_code = $1
      on conflict (hotel_code, room_code, night) do update set rooms = 0, sold = 0`,
    [hotelCode, date],
  )
  await expect.poll(() => services.offers.version).toBeGreaterThan(before)
}

/** A browser that stores its cookie. */
function openGuest(shop: SearchShop) {
  let cookie = ''
  async function send(
    method: 'GET' | 'POST' | 'DELETE',
    address: string,
    payload?: object | string,
    headers: Record<string, string> = {},
  ) {
    const answer = await shop.app.inject({ method, url: address, payload, headers: { cookie, ...headers } })
    const [given] = answer.cookies
    if (given?.name === 'wishlist') cookie = `wishlist=${given.value}`
    return answer
  }
  return {
    send,
    save: (offerCode: string, headers?: Record<string, string>) =>
      send('POST', wishlistUrl, { offerCode }, headers),
    submit: (fields: Record<string, string>, path = wishlistUrl, headers: Record<string, string> = {}) =>
      send('POST', path, `${new URLSearchParams(fields)}`, {
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      }),
    list: async (locale = 'pl') =>
      (await send('GET', wishlistUrl, undefined, { 'x-market-language': locale })).json<{
        offers: SavedOffer[]
        wishlistCount: number
      }>(),
    count: async () => (await send('GET', `${wishlistUrl}/count`)).json(),
  }
}
