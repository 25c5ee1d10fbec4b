import { expect } from 'vitest'
import { type Send, ShopRefusal, sendByFetch, shopClient } from '../../client/shop-client.ts'
import { writeCalls } from '../../client/write-calls.ts'
import { type CheckoutShop, contact, checkoutTest as test } from '../checkout-shop.ts'

let shop: CheckoutShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

/** Without a network between them. */
const send: Send = async ({ method, path, headers, body }) => {
  const answer = await shop.app.inject({ method: method as 'POST', url: path, headers, payload: body })
  return {
    status: answer.statusCode,
    header: (name) => (answer.headers[name] === undefined ? null : String(answer.headers[name])),
    bytes: async () => answer.rawPayload,
  }
}

test('the client knows every call as the shop describes it; `npm run client` writes it anew', async () => {
  const document = (await shop.app.inject('/api/docs/json')).json()
  await expect(writeCalls(document)).toMatchFileSnapshot('../../client/calls.ts')
})

test('a stranger finds a trip, orders it and begins to pay, with nothing but the client', async () => {
  const call = shopClient({ send })
  const { body: found } = await call('searchOffers', { body: { offerType: 'BY_PLANE', numberOfAdults: 2 } })
  const [offer] = found.offers
  const { cart, body: opened } = await call('openCart', { body: { offerCode: offer?.offerCode ?? '' } })
  const own = { cart: cart ?? '' }
  const person = { title: 'woman', lastName: 'Nowak', birthDate: '1987-03-24' } as const
  const { body: filled } = await call('changeCart', {
    ...own,
    body: {
      participants: [
        { ...person, firstName: 'Anna' },
        { ...person, firstName: 'Ewa' },
      ],
      contact,
      consents: {
        terms: true,
        standardForm: true,
        marketingEmail: false,
        marketingSms: false,
        marketingPhone: false,
      },
    },
  })
  expect([filled.id, filled.participants.length]).toEqual([opened.id, 2])
  const { body: order } = await call('placeOrder', { ...own, body: { agreedTotal: filled.agreedTotal } })
  const { body: begun } = await call('beginPayment', {
    ...own,
    body: { variant: 'full', method: { kind: 'blik', code: '777123' } },
  })
  expect(begun.paymentId).toMatch(/\w/)
  const { body: read } = await call('readOrder', { ...own, path: { orderNumber: order.orderNumber } })
  expect(read).toMatchObject({ orderNumber: order.orderNumber, total: filled.agreedTotal })
})

test('a refusal has its code, its message in the language that was asked for, and what to mend', async () => {
  const call = shopClient({ send, locale: 'cs' })
  const asked = call('searchOffers', { body: { offerType: 'BY_PLANE', departuresCodes: ['QQQ'] } })
  const refused = await asked.catch((fault: unknown) => fault)
  expect(refused).toBeInstanceOf(ShopRefusal)
  expect(refused).toMatchObject({
    status: 422,
    refusal: { code: 'unknown-airport', fields: { departuresCodes: expect.stringMatching(/\p{L}/u) } },
  })
})

test('a call that answers with a file gives its bytes', async () => {
  const call = shopClient({ send })
  const { body: found } = await call('searchOffers', { body: { offerType: 'BY_PLANE' } })
  const { body } = await call('readOfferCalendarFile', {
    path: { offerCode: found.offers[0]?.offerCode ?? '' },
  })
  expect(new TextDecoder().decode(body)).toMatch(/^BEGIN:VCALENDAR/)
})

test('over a real network the client needs only the address of the shop', async () => {
  const call = shopClient({ send: sendByFetch(shop.services.env.siteUrl), locale: 'hu' })
  const { body: pages } = await call('listPages', { query: { 'where[url][equals]': '/zima', limit: 1 } })
  expect(pages.docs.map(({ url }) => url)).toEqual(['/zima'])
  const { body: attractions } = await call('searchAttractions', { query: { category: ['rejsy', 'muzea'] } })
  expect(attractions.meta.count).toBe(attractions.data.length)
  const refused = await call('readHotel', { body: { hotelCode: 'NIKT' } }).catch((fault: unknown) => fault)
  expect(refused).toMatchObject({ status: 404, refusal: { code: 'hotel-not-found' } })
})
