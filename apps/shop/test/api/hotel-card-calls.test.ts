import type { Offer } from '@wojaz/offers'
import { defaultSearchState, type PriceStanding, toOfferSearchRequest } from '@wojaz/travel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { addressOf, type CardShop, openCardShop } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

interface Documented {
  readonly tags?: readonly string[]
  readonly responses: Record<
    string,
    { content: { 'application/json': { schema: Parameters<typeof z.fromJSONSchema>[0] } } }
  >
}

let shop: CardShop
let offers: Offer[]
beforeAll(async () => {
  shop = await openCardShop()
  offers = (await Promise.all((['WS', 'DW', 'NR'] as const).map((type) => shop.listed(type, 1)))).flat()
})
afterAll(() => shop?.close())

test('every call of the card answers as the documentation says, and with nothing more', async () => {
  const { paths } = (await shop.app.inject('/api/docs/json')).json<{
    paths: Record<string, { post?: Documented; get?: Documented }>
  }>()
  const calls = Object.entries(paths).flatMap(([path, { post, get }]) =>
    [post, get].flatMap((call) =>
      call?.tags?.includes('hotel-card') ? [{ path, call, isGet: call === get }] : [],
    ),
  )
  expect(calls).toHaveLength(16)
  for (const { path, call, isGet } of calls) {
    const schema = call.responses[200]?.content['application/json'].schema ?? {}
    const published = z.fromJSONSchema(schema, { defaultTarget: 'openapi-3.0' })
    for (const { hotelCode, offerCode } of offers) {
      const answer = await shop.app.inject(
        isGet
          ? path.replace('{offerCode}', offerCode)
          : { method: 'POST', url: path, payload: { hotelCode, offerCode } },
      )
      const read = published.safeParse(answer.json())
      expect({ path, status: answer.statusCode, issues: read.error?.issues ?? [] }).toEqual({
        ...{ path, status: 200, issues: [] },
      })
    }
  }
})

test('calls say what the page of the same offer says', async () => {
  for (const offer of offers) {
    const { hotelCode, offerCode } = offer
    const { view } = await shop.open(addressOf(offer))
    expect(await shop.call('offerData', { offerCode })).toEqual(view.offer)
    expect(await shop.call('configurators/filters', { offerCode })).toEqual({ filters: view.configurator })
    expect(await shop.call('configurators/price-calendar', { offerCode })).toEqual({
      calendar: view.calendar,
    })
    expect(await shop.call('nearby', { hotelCode })).toMatchObject({ places: view.hotel.nearby })
    const alternatives = await shop.app.inject(`/api/www/hotel-cards/alternatives/${offerCode}`)
    expect(alternatives.json()).toEqual({ offers: view.others.alternatives })
    expect(await shop.call('hotels', { hotelCode })).toMatchObject({
      details: { code: hotelCode, name: view.hotel.name, stars: view.hotel.stars },
      hotelUrl: view.hotel.url,
      multiroomEnabled: view.hotel.multiroomEnabled,
    })
  }
})

test('a search opens the card with the same offer as the page does', async () => {
  const [{ hotelCode, hotelUrl } = {} as Offer] = offers
  const { view } = await shop.open(hotelUrl)
  const { offer } = await shop.call<{ offer: { offer: Offer } }>('offers', { hotelCode })
  expect(offer.offer.offerCode).toBe(view.offer?.offer.offerCode)
})

test('other airports leave out the offer’s own; own transport has none', async () => {
  const [flown, driven] = offers as [Offer, Offer]
  const others = await shop.call<{ value: string }[]>('other-airports', { offerCode: flown.offerCode })
  expect(others.length).toBeGreaterThan(0)
  expect(others.map(({ value }) => value)).not.toContain(flown.airportCode)
  expect(await shop.call('other-airports', { offerCode: driven.offerCode })).toEqual([])
})

test('a validation tells a changed price from the price that was seen', async () => {
  const [{ offerCode, quote } = {} as Offer] = offers
  const asked = (total: number | null) => shop.call('validations', { offerCode, total })
  const answer = { offerCode, isBookable: true, reason: null, total: quote.total }
  expect(await asked(quote.total)).toEqual({ ...answer, isPriceChanged: false })
  expect(await asked(quote.total - 100)).toEqual({ ...answer, isPriceChanged: true })
  expect(await asked(null)).toEqual({ ...answer, isPriceChanged: null })
  const past = offerCode.replace(/\d{6}/, '200101')
  expect(await shop.call('validations', { offerCode: past })).toMatchObject({
    ...{ isBookable: false, reason: 'date-not-on-sale', total: null },
  })
})

test('statistics say how the day stands among all departures of the same trip', async () => {
  for (const offer of offers) {
    const { view } = await shop.open(addressOf(offer))
    const { standing } = await shop.call<{ standing: PriceStanding | null }>('statistics', {
      offerCode: offer.offerCode,
    })
    expect(standing).toEqual(view.calendar?.standing)
    const year = view.calendar?.year.map(({ price }) => price) ?? []
    expect(standing?.lowest ?? Math.min(...year)).toBe(Math.min(...year))
  }
})

test('upsells are what the price already holds: a seat on the transfer for everybody who needs one', async () => {
  const fetched = (await shop.listed('WS', 40)).find(({ quote }) => quote.transfer > 0)
  const driven = offers[1] as Offer
  const { upsells } = await shop.call<{ upsells: object[] }>('upsells', { offerCode: fetched?.offerCode })
  expect(upsells).toMatchObject([
    {
      type: 'TRANSFER',
      groupType: 'INCLUDED',
      variants: [{ price: 0 }],
      personRefs: ['adults-1', 'adults-2'],
    },
  ])
  expect(await shop.call('upsells', { offerCode: driven.offerCode })).toEqual({ upsells: [] })
})

test('alternatives to an offer that is gone are of the same hotel first, for the same people', async () => {
  const [{ offerCode, hotelCode } = {} as Offer] = offers
  const gone = offerCode.replace(/\d{6}/, '260601')
  const { offers: near } = (await shop.app.inject(`/api/www/hotel-cards/alternatives/${gone}`)).json<{
    offers: { hotelCode: string; people: number }[]
  }>()
  expect(near[0]).toMatchObject({ hotelCode, people: 2 })
})

test('counting learns how many children travel, and nothing by which one could be known', async () => {
  const family = { ...defaultSearchState, childrenBirthDates: ['2020-05-01'] }
  const found = await shop.services.offers.search(toOfferSearchRequest(family), 'pl')
  const offerCode = (found.ok && found.value.offers[0]?.offerCode) || ''
  expect(offerCode).toContain('200501')
  const counted = await shop.call<{ childCount: number }>('analytics', { offerCode })
  expect(counted.childCount).toBe(1)
  expect(JSON.stringify(counted)).not.toMatch(/200501|2020-05-01/)
})
