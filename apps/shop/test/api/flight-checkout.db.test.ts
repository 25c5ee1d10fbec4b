import { randomUUID } from 'node:crypto'
import { type CharterResult, type Offer, priceParts } from '@wojaz/offers'
import { expect } from 'vitest'
import { type CheckoutShop, contact, checkoutTest as test } from '../checkout-shop.ts'

interface Upsells {
  upsells: { type: string; variants: { code: string; price: number }[] }[]
}

let shop: CheckoutShop
let offers: readonly Offer[]

const priced = async (code: string): Promise<Offer> => {
  const found = await shop.services.offers.bookable(code, { locale: 'pl', perPerson: false })
  if (!found.ok) throw new Error(found.refusal.code)
  return found.value
}

test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  const { body } = await shop.call<CharterResult>('search/offers/charter', { body: { offerType: 'CHARTER' } })
  offers = await Promise.all(body.offers.slice(0, 3).map(({ offerCode }) => priced(offerCode)))
})

const nth = (number: number) => offers[number] as Offer
const flightsOf = ({ departureFlight, returnFlight }: Offer) =>
  [departureFlight, returnFlight].flatMap((leg) => leg?.flightId ?? [])

test('a flight of the list goes into a cart at the price of the list, with upsells of a flight and none of a stay', async () => {
  const offer = nth(0)
  const { key, total } = await shop.filledCart(offer)
  expect(total).toBe(offer.quote.total)
  const { body } = await shop.call<Upsells>('checkout/cart/upsell', { key })
  const types = body.upsells.map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(['SEATS', 'LUGGAGE', 'INSURANCE', 'ASSISTANCE']))
  expect(types).not.toContain('TRANSFER')
  expect(types).not.toContain('FACULTATIVE_TRIPS')
  // A package is insured by law, a flight is not.
  const insurance = body.upsells.find(({ type }) => type === 'INSURANCE')
  expect(insurance?.variants[0]?.price).toBeGreaterThan(0)
})

test('the list and the cart tell the fare from what airports take; with the funds they are the price', async () => {
  const { body } = await shop.call<CharterResult>('search/offers/charter', { body: { offerType: 'CHARTER' } })
  expect(body.offers.length).toBeGreaterThan(0)
  for (const { quote } of body.offers) {
    expect(quote.airportCharges).toBeGreaterThan(0)
    expect(quote.airFare + quote.airportCharges + quote.tfg + quote.tfp).toBe(quote.total)
  }
  const offer = nth(0)
  const { key } = await shop.filledCart(offer)
  const { body: product } = await shop.call<{ offer: Offer }>('checkout/cart/product', { key })
  expect(product.offer.quote).toEqual(offer.quote)
  expect(priceParts(product.offer.quote).map(({ part }) => part)).toEqual([
    ...['airFare', 'airportCharges', 'tfg', 'tfp'],
  ])
})

test('a guest buys seats there and back, pays by BLIK, and holds documents without a voucher', async () => {
  const offer = nth(0)
  const { key, id } = await shop.filledCart(offer)
  const flights = flightsOf(offer).map((flightId) => ({
    flightId,
    seats: [
      { seat: '20A', person: 0 },
      { seat: '20B', person: 1 },
    ],
  }))
  expect((await shop.call('checkout/temporary-reservations', { key, body: { flights } })).status).toBe(200)
  const consents = {
    terms: true,
    standardForm: false,
    marketingEmail: false,
    marketingSms: false,
    marketingPhone: false,
  }
  const { body: cart } = await shop.call<{ price: { total: number } }>('checkout/cart/update', {
    key,
    body: { contact, consents },
  })
  expect(cart.price.total).toBeGreaterThan(offer.quote.total)
  const { body: order } = await shop.order(key, cart.price.total)
  await shop.call('checkout/cart/payment', {
    key,
    once: randomUUID(),
    body: { variant: 'full', method: { kind: 'blik', code: '777123' } },
  })
  const state = async () =>
    (await shop.call<{ state: string }>(`payment/common/${order.orderNumber}`, { key })).body.state
  await expect.poll(state).toBe('confirmed')
  const stock = await shop.rows<{ flight_id: number; count: number; night: string | null }>(
    'select flight_id, count, night from booking.order_stock where order_number = $1 order by flight_id',
    [order.orderNumber],
  )
  expect(stock).toEqual(
    flightsOf(offer)
      .sort((a, b) => a - b)
      .map((flight_id) => ({ flight_id, count: 2, night: null })),
  )
  const file = async (name: string) =>
    (
      await shop.app.inject({
        url: `/pz/dokumenty/${order.orderNumber}/${name}`,
        headers: { cookie: `carts=${id}.${key}` },
      })
    ).statusCode
  expect(await file('potwierdzenie.pdf')).toBe(200)
  expect(await file('kalendarz.ics')).toBe(200)
  expect(await file('voucher.pdf')).toBe(404)
}, 60_000)

test('three fly one way with a heavier case: one plane is taken, and documents name no way back', async () => {
  const { body } = await shop.call<CharterResult>('search/offers/charter', {
    body: {
      offerType: 'CHARTER',
      numberOfAdults: 2,
      childrenBirthdays: ['2019-05-01'],
      filters: [{ filterId: 'flightWay', selectedValues: ['oneWay'] }],
    },
  })
  const offer = await priced(body.offers[0]?.offerCode ?? '')
  expect(offer).toMatchObject({ returnFlight: null, duration: 0, returnDate: offer.departureDate })
  const { key, id, total } = await shop.filledCart(offer)
  expect(total).toBe(offer.quote.total)
  const { body: upsells } = await shop.call<Upsells>('checkout/cart/upsell', { key })
  const heavier = upsells.upsells.find(({ type }) => type === 'LUGGAGE')?.variants.at(-1)
  const { body: cart } = await shop.call<{ price: { total: number } }>('checkout/cart/update', {
    key,
    body: { upsells: [{ type: 'LUGGAGE', code: heavier?.code, person: 0 }] },
  })
  expect(cart.price.total).toBe(total + (heavier?.price ?? 0))
  const { body: order } = await shop.order(key, cart.price.total)
  await shop.call('checkout/cart/payment', {
    key,
    once: randomUUID(),
    body: { variant: 'full', method: { kind: 'blik', code: '777123' } },
  })
  const state = async () =>
    (await shop.call<{ state: string }>(`payment/common/${order.orderNumber}`, { key })).body.state
  await expect.poll(state).toBe('confirmed')
  const stock = await shop.rows<{ flight_id: number; count: number }>(
    'select flight_id, count from booking.order_stock where order_number = $1',
    [order.orderNumber],
  )
  expect(stock).toEqual([{ flight_id: offer.departureFlight?.flightId, count: 3 }])
  const file = (name: string) =>
    shop.app.inject({
      url: `/pz/dokumenty/${order.orderNumber}/${name}`,
      headers: { cookie: `carts=${id}.${key}` },
    })
  expect((await file('potwierdzenie.pdf')).statusCode).toBe(200)
  const calendar = (await file('kalendarz.ics')).body
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
}, 60_000)

test('without the terms there is no order', async () => {
  const { key, total } = await shop.filledCart(nth(0))
  const consents = {
    terms: false,
    standardForm: false,
    marketingEmail: false,
    marketingSms: false,
    marketingPhone: false,
  }
  await shop.call('checkout/cart/update', { key, body: { consents } })
  expect(await shop.order(key, total)).toMatchObject({
    status: 409,
    body: { code: 'cart-incomplete', facts: { missing: ['terms'] } },
  })
})

test('what is no flight of ours is refused with a sentence', async () => {
  const { offerCode } = nth(0)
  const back = offerCode.slice(3, 6) + offerCode.slice(0, 3) + offerCode.slice(6)
  const answer = await shop.call<{ code: string; message: string }>('checkout/cart/product', {
    body: { offerCode: back },
    once: randomUUID(),
  })
  expect(answer).toMatchObject({ status: 404, body: { code: 'offer-unknown', message: expect.any(String) } })
})
