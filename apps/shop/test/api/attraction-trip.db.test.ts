import { randomUUID } from 'node:crypto'
import { type Attraction, type AttractionOption, emptyAttractionQuery } from '@wojaz/attractions'
import { searchAttractions } from '@wojaz/attractions/server'
import { RouterContextProvider } from 'react-router'
import { expect } from 'vitest'
import { numberOfAttraction, readSearch } from '../../app/features/attractions/attraction-address.ts'
import { actCart } from '../../server/attraction-checkout/act-cart.ts'
import { loadCart } from '../../server/attraction-checkout/load-cart.ts'
import { attractionsOfTrip } from '../../server/attraction-checkout/my-attractions.ts'
import { loadAttraction, loadResults } from '../../server/attractions/load-attractions.ts'
import { type ChoiceTrip, readChoice, readChoiceWish } from '../../server/attractions/read-choice.ts'
import { pathOf } from '../../server/attractions/shown-attraction.ts'
import {
  customerContext,
  deliveryContext,
  servicesContext,
  visitContext,
} from '../../server/request/context.ts'
import { serverI18n } from '../../server/request/server-i18n.ts'
import { type AttractionTill, tillTest as test } from '../attraction-till.ts'
import { today } from '../shop-content.ts'

interface Trip {
  readonly number: string
  readonly cookie: string
  readonly from: string
  readonly to: string
}

/** A paid trip to a place with attractions, and the cookie of the browser that bought it. */
async function bookedTrip(shop: AttractionTill): Promise<Trip> {
  const { index } = shop.services.attractions
  const offer = (await shop.found()).find(
    ({ breadcrumbs, hotelCode }) => hotelCode !== '' && breadcrumbs.some(({ code }) => sold(shop, code) > 5),
  )
  if (!offer) throw new Error(`Nothing is sold near any trip: ${index.listed.length} attractions`)
  const { key, id, total } = await shop.filledCart(offer)
  const { body } = await shop.order(key, total)
  await shop.call('checkout/cart/payment', {
    key,
    once: randomUUID(),
    body: { variant: 'full', method: { kind: 'blik', code: '777123' } },
  })
  const number = body.orderNumber
  const state = async () =>
    (await shop.call<{ state: string }>(`payment/common/${number}`, { key })).body.state
  await expect.poll(state).toBe('confirmed')
  return { number, cookie: `carts=${id}.${key}`, from: offer.departureDate, to: offer.returnDate }
}

function sold({ services: { attractions } }: AttractionTill, code: string): number {
  if (!attractions.index.places.has(code)) return 0
  return searchAttractions(attractions.index, {
    ...emptyAttractionQuery,
    placeCodes: [code],
    pageSize: 1,
  }).total
}

/** Calls a page's loader or action like the server, with this cookie. */
async function visit(
  shop: AttractionTill,
  address: string,
  { cookie = '', form }: { cookie?: string; form?: Record<string, string> } = {},
) {
  const url = new URL(address, 'http://localhost:3000')
  const context = new RouterContextProvider()
  context.set(servicesContext, shop.services)
  context.set(customerContext, null)
  context.set(deliveryContext, {
    i18n: serverI18n(await shop.services.content.dictionary('pl')),
    keepUntil: null,
  } as never)
  context.set(visitContext, { locale: 'pl', path: url.pathname } as never)
  const request = new Request(url, {
    headers: { cookie },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  return { context, request }
}

async function detail(shop: AttractionTill, address: string, cookie?: string) {
  const { context, request } = await visit(shop, address, { ...(cookie && { cookie }) })
  const segment = new URL(request.url).pathname.split('/').at(-1) ?? ''
  return (await loadAttraction(context, request, segment)).view
}

/** The URL of the trip's attractions, as linked on its page. */
async function wayToAttractions(shop: AttractionTill, { number, cookie }: Trip): Promise<string> {
  const { context, request } = await visit(shop, `/mytui/${number}`, { cookie })
  return (await attractionsOfTrip(context, request, number)).add?.href ?? ''
}

async function firstFitting(
  shop: AttractionTill,
  search: URLSearchParams,
  fits: (attraction: Attraction, option: AttractionOption) => boolean,
): Promise<string> {
  const { attractions } = shop.services
  const found = searchAttractions(attractions.index, {
    ...emptyAttractionQuery,
    placeCodes: readSearch(search).placeCodes,
    pageSize: 400,
  })
  for (const { number, placeCode, titles } of found.attractions) {
    const attraction = await attractions.read(number)
    const [option] = attraction?.options ?? []
    if (attraction && option && fits(attraction, option))
      return pathOf(attractions.index, placeCode, titles.pl, number)
  }
  throw new Error('Nothing like that is on sale')
}

test('a trip without attractions leads to those at its place, on its days, for its people', async ({
  shop,
}) => {
  const trip = await bookedTrip(shop)
  const href = await wayToAttractions(shop, trip)
  const search = readSearch(new URL(href, 'http://localhost').searchParams)
  expect(search).toMatchObject({ trip: trip.number, date: trip.from, dateTo: trip.to, people: 2 })
  expect(search.placeCodes).toHaveLength(1)
  const { context, request } = await visit(shop, href, { cookie: trip.cookie })
  const { view } = await loadResults(context, request)
  expect(view.total).toBeGreaterThan(0)
  expect(view.trip).toMatchObject({ from: trip.from, to: trip.to })
  expect(view.search.trip).toBe(trip.number)
})

test('its day and the tickets of those who travel stand in the form', async ({ shop }) => {
  const trip = await bookedTrip(shop)
  const { searchParams: params, search } = new URL(await wayToAttractions(shop, trip), 'http://localhost')
  const path = await firstFitting(shop, params, (_, { pickup }) => pickup === 'always')
  const view = await detail(shop, path + search, trip.cookie)
  expect(view.trip).toBe(trip.number)
  const { date, tickets, times } = view.choice
  expect(date !== null && date >= trip.from && date <= trip.to).toBe(true)
  expect(Object.values(tickets)).toEqual([2])
  expect(times.some(({ isOpen }) => isOpen)).toBe(true)
})

test('where one has to be fetched, it is at the point nearest to the hotel', async ({ shop }) => {
  const { attractions, attractionTimes: ask, clock } = shop.services
  const path = await firstFitting(shop, new URLSearchParams(), (_, { pickup }) => pickup === 'always')
  const attraction = (await attractions.read(numberOfAttraction(path) ?? 0)) as Attraction
  const days = { from: '2026-07-01', to: '2026-07-31' }
  const choice = (hotel: ChoiceTrip['hotel']) =>
    readChoice(attraction, readChoiceWish(new URLSearchParams(), 2), {
      ask,
      now: clock(),
      today,
      locale: 'pl',
      trip: { ...days, birthDates: ['1988-02-29', '2018-05-05'], hotel },
    })
  const { pickupPoints, pickup, tickets } = await choice(null)
  expect([pickupPoints.length > 1, pickup]).toEqual([true, null])
  expect(Object.values(tickets)).toEqual([1, 1])
  for (const { id, at } of pickupPoints)
    expect((await choice(at ? { name: 'Hotel', at } : null)).pickup).toBe(id)
})

test('put into the cart, it belongs to the trip, and those who travel are known', async ({ shop }) => {
  const trip = await bookedTrip(shop)
  const { searchParams: params, search } = new URL(await wayToAttractions(shop, trip), 'http://localhost')
  const path = await firstFitting(shop, params, (_, { pickup }) => pickup !== 'always')
  const { choice, number } = await detail(shop, path + search, trip.cookie)
  const form = {
    intent: 'add',
    attraction: String(number),
    option: choice.option.id,
    time: choice.times.find(({ isOpen }) => isOpen)?.id ?? '',
    ...Object.fromEntries(
      Object.entries(choice.tickets).map(([id, count]) => [`tickets.${id}`, String(count)]),
    ),
    trip: trip.number,
  }
  const added = async (cookie: string) => {
    const adding = await visit(shop, '/atrakcje/payment', { cookie, form })
    const answer = (await actCart(adding.context, adding.request)) as Response
    expect(answer.status).toBe(303)
    const key = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const opened = await visit(shop, '/atrakcje/payment', { cookie: `${cookie}; ${key}` })
    const cart = await loadCart(opened.context, opened.request)
    const kept = await shop.services.attractionSale.cart(key.split('=')[1] ?? '')
    return {
      trip: kept?.tripNumber,
      names: cart?.people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
      buyer: cart?.buyer,
    }
  }
  expect(await added(trip.cookie)).toMatchObject({
    trip: trip.number,
    names: ['Osobaa Żółć', 'Osobab Żółć'],
    buyer: { firstName: 'Zofia', lastName: 'Żółć', email: 'zofia@example.com', phone: '+48600100200' },
  })
  expect(await added('')).toEqual({ trip: null, names: [], buyer: {} })
})

test('a stranger with its number gets nothing of the trip', async ({ shop }) => {
  const trip = await bookedTrip(shop)
  const href = await wayToAttractions(shop, trip)
  const { searchParams: params } = new URL(href, 'http://localhost')
  const { context, request } = await visit(shop, href)
  const { view } = await loadResults(context, request)
  expect([view.trip, view.search.trip]).toEqual([null, null])
  expect(JSON.stringify(view)).not.toContain(trip.number)
  const path = await firstFitting(shop, params, (_, { pickup }) => pickup === 'always')
  const seen = await detail(shop, `${path}?trip=${trip.number}`)
  expect([seen.trip, seen.choice.date, seen.choice.pickup]).toEqual([null, null, null])
  const other = await bookedTrip(shop)
  const ofOther = await detail(shop, `${path}?trip=${trip.number}`, other.cookie)
  expect([ofOther.trip, ofOther.choice.date]).toEqual([null, null])
  const asked = await visit(shop, '/mytui', { cookie: other.cookie })
  expect((await attractionsOfTrip(asked.context, asked.request, trip.number)).add).toBeNull()
})
