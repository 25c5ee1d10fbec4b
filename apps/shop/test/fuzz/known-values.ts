import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { contact } from '../checkout-shop.ts'
import { call } from './call.ts'
import type { CmsDocuments } from './cms-requests.ts'
import type { KnownValues } from './schema-values.ts'
import type { Send } from './send-request.ts'

/** Valid values for requests: offers on sale, open carts, an order, places, a form. */
export async function knownValues(send: Send, customer: string): Promise<KnownValues> {
  const search = await call(send, '/api/www/search/offers', { body: { offerType: 'BY_PLANE' } })
  const offers = (JSON.parse(search.body) as { offers: Offer[] }).offers.slice(0, 4)
  const carts = await Promise.all(offers.map(({ offerCode }) => openCart(send, offerCode, customer)))
  const orderNumber = [await placeOrder(send, offers[0] as Offer, customer)]
  const offerCode = offers.map((offer) => offer.offerCode)
  const cartId = carts.map(({ id }) => id)
  const places = { destinationsCodes: ['C0', 'R0A', 'SR0A1'], departuresCodes: ['KTW', 'WAW'] }
  return {
    offerCode,
    offerCodes: offerCode,
    cartId,
    cart: cartId,
    orderNumber,
    number: orderNumber,
    cartKey: carts.map(({ key }) => key),
    hotelCode: offers.map((offer) => offer.hotelCode),
    cardUrl: offers.map(({ hotelUrl, tripType, offerCode: code }) =>
      hotelCardAddress(hotelUrl, tripType, code),
    ),
    flightId: offers.flatMap(({ departureFlight }) => departureFlight?.flightId ?? []),
    ...places,
    selectedDestinationsCodes: places.destinationsCodes,
    selectedAirports: places.departuresCodes,
    form: await formsOf(send, '/kontakt'),
    pageUrl: ['/kontakt', '/zima'],
    filterId: ['facilities', 'amountRange', 'priceSelector', 'hours', 'additionalType'],
    sorting: ['price', 'price-desc'],
    month: ['2026-06', '2026-07'],
    text: ['Kraj', 'C0', 'wys'],
    file: ['pl.1.js', 'umowa.pdf', 'voucher.pdf'],
    '*': ['default/hotel.jpg', 'media/a.png', 'oferty.png'],
  }
}

async function openCart(send: Send, offerCode: string, cookie: string): Promise<{ id: string; key: string }> {
  const headers = { 'idempotency-key': randomUUID() }
  const answer = await call(send, '/api/www/checkout/cart/product', { body: { offerCode }, headers, cookie })
  return { id: JSON.parse(answer.body).id, key: String(answer.headers['cart-id']) }
}

async function placeOrder(send: Send, { offerCode }: Offer, cookie: string): Promise<string> {
  const { key } = await openCart(send, offerCode, cookie)
  const order = (path: string, body: object) =>
    call(send, `/api/www/checkout/cart/${path}`, {
      body,
      cookie,
      headers: { 'cart-id': key, 'idempotency-key': randomUUID() },
    })
  const person = { firstName: 'Zofia', lastName: 'Żółć', birthDate: '1988-02-29', title: 'woman' }
  const marketing = { marketingEmail: false, marketingSms: false, marketingPhone: false }
  const filled = await order('update', {
    participants: [person, person],
    contact,
    consents: { terms: true, standardForm: true, ...marketing },
  })
  const placed = await order('shortOrder', { agreedTotal: JSON.parse(filled.body).price.total })
  return JSON.parse(placed.body).orderNumber
}

async function formsOf(send: Send, url: string): Promise<string[]> {
  const { body } = await call(send, `/api/pages?where[url][equals]=${url}`)
  const [page] = JSON.parse(body).docs as { slots: { components: { uid: string }[] }[] }[]
  return (page?.slots ?? []).flatMap(({ components }) => components.map(({ uid }) => uid))
}

const collections = ['pages', 'destinations', 'search-criteria', 'redirects', 'users']
const globals = ['header', 'footer', 'global-search', 'checkout-header', 'dictionary']

/** One document of each kind. */
export async function cmsDocuments(send: Send, cookie: string): Promise<CmsDocuments> {
  const read = async (path: string) => JSON.parse((await call(send, path, { cookie })).body)
  const documents = await Promise.all([
    ...collections.map(async (name) => [name, (await read(`/api/${name}?limit=1&depth=0&sort=-id`)).docs[0]]),
    ...globals.map(async (name) => [name, await read(`/api/globals/${name}?depth=0`)]),
  ])
  return Object.fromEntries(documents)
}
