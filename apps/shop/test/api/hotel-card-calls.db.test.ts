import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { isDrawing } from '@wojaz/pictures'
import type { PriceStanding } from '@wojaz/travel/money'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect, vi } from 'vitest'
import type { ChosenOffer } from '../../app/features/hotel-card/hotel-card-view.ts'
import { documentedCalls } from '../documented-calls.ts'
import { addressOf, type CardShop, cardTest as test } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: CardShop
let offers: Offer[]
test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  offers = (await Promise.all((['WS', 'DW', 'NR'] as const).map((type) => shop.listed(type, 1)))).flat()
})

test('every call of the card answers as the documentation says, and with nothing more', async () => {
  const calls = await documentedCalls(shop.app, 'hotel-card')
  expect(calls.size).toBe(17)
  for (const [name, schemaOf] of calls) {
    const [method = '', path = ''] = name.split(' ')
    const published = schemaOf(200)
    for (const { hotelCode, offerCode } of offers) {
      const answer = await shop.app.inject(
        method === 'GET'
          ? path.replace('{offerCode}', offerCode)
          : { method: 'POST', url: path, payload: { hotelCode, offerCode } },
      )
      const read = published.safeParse(answer.json())
      expect({ path, status: answer.statusCode, issues: read.error?.issues ?? [] }).toEqual({
        path,
        status: 200,
        issues: [],
      })
    }
  }
})

test('calls say what the page of the same offer says', async () => {
  for (const offer of offers) {
    const { hotelCode, offerCode } = offer
    const { view } = await shop.open(addressOf(offer))
    const chosen = view.offer as ChosenOffer
    const { departureDate: date, departureTime: departureHours } = chosen.offer
    expect(await shop.call('offerData', { offerCode })).toEqual({
      ...chosen,
      offer: {
        ...chosen.offer,
        priceType: 'fullPrice',
        startDate: date,
        accommodationDate: date,
        date,
        departureHours,
      },
    })
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

test('the offer of a card has its day and hour under every name of the specification', async () => {
  const [{ hotelCode } = {} as Offer] = offers
  const { offer } = await shop.call<{ offer: { offer: Offer } }>('offers', { hotelCode })
  const { departureDate, departureTime } = offer.offer
  expect(offer.offer).toMatchObject({
    startDate: departureDate,
    accommodationDate: departureDate,
    date: departureDate,
    departureHours: departureTime,
  })
})

test('rooms are embedded in the offer, each with its boards, the people who would live there and the price', async () => {
  const [{ offerCode } = {} as Offer] = offers
  const offer = await shop.call<Offer & { _embedded: { rooms: EmbeddedRoom[] } }>('configurators/rooms', {
    offerCode,
  })
  expect(offer.offerCode).toBe(offerCode)
  const { rooms } = offer._embedded
  expect(rooms.length).toBeGreaterThan(0)
  for (const { roomCode, roomName, boarding, roomBoardingOffers } of rooms) {
    expect(roomName).toEqual(expect.any(String))
    expect(boarding.length).toBeGreaterThan(0)
    expect(roomBoardingOffers).toMatchObject(boarding)
    for (const { boardCode, occupancy, offer: withIt } of roomBoardingOffers) {
      const people = { adultsCount: 2, childrenBirthDates: [], participantsCount: 2 }
      expect(occupancy).toEqual({ ...people, roomCode, boardCode })
      expect(withIt.occupancies[0]).toMatchObject(occupancy)
    }
  }
})

interface EmbeddedRoom {
  roomCode: string
  roomName: string
  boarding: { boardCode: string; boardName: string }[]
  roomBoardingOffers: { boardCode: string; occupancy: object; offer: Offer }[]
}

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
    isBookable: false,
    reason: 'date-not-on-sale',
    total: null,
  })
})

test('statistics say how the price stands among those of the weeks before, as the card does', async () => {
  let judged = 0
  for (const offer of offers) {
    const { view } = await shop.open(addressOf(offer))
    const { standing } = await shop.call<{ standing: PriceStanding | null }>('statistics', {
      offerCode: offer.offerCode,
    })
    expect(standing).toEqual(view.calendar?.standing)
    const past = await shop.services.offers.pastPrices(offer.offerCode)
    const totals = past.ok ? past.value.map(({ total }) => total) : []
    judged += standing ? 1 : 0
    expect(standing?.compared ?? 0).toBe(totals.length < 12 ? 0 : totals.length)
    expect(standing?.lowest ?? Math.min(...totals)).toBe(Math.min(...totals))
  }
  expect(judged).toBeGreaterThan(0)
})

interface Upsells {
  upsells: {
    type: string
    title: string
    isPromoted: boolean
    personRefs: number[]
    childRefs: number[]
    headerImageUrl: string
    attachments: { title: string; url: string }[]
    variants: { code: string; title: string; price: number; isIncluded: boolean; options: string[] }[]
  }[]
}

test('upsells are what can be added when booking, at the price the cart then asks', async () => {
  for (const offer of offers) {
    const { upsells } = await shop.call<Upsells>('upsells', { offerCode: offer.offerCode })
    const opened = await shop.services.booking.openCart({ offerCode: offer.offerCode, locale: 'pl' })
    const offered = opened.ok ? opened.value.offeredUpsells : []
    expect(offered.length).toBeGreaterThan(1)
    expect(
      upsells.map(({ type, variants }) => [type, variants.map(({ code, price }) => [code, price])]),
    ).toEqual(offered.map(({ type, variants }) => [type, variants.map(({ code, price }) => [code, price])]))
    const named = upsells.flatMap(({ title, variants }) => [title, ...variants.map((one) => one.title)])
    expect(named.filter((title) => title === '' || title.startsWith('upsells.'))).toEqual([])
  }
})

test('an upsell has its picture, what to read first and what each variant consists of', async () => {
  const [{ offerCode } = {} as Offer] = offers
  const sentence = expect.stringMatching(/^\p{Lu}.*\.$/u)
  const { upsells } = await shop.call<Upsells>('upsells', { offerCode })
  for (const { headerImageUrl, attachments, variants } of upsells) {
    expect(isDrawing(headerImageUrl)).toBe(true)
    expect(attachments).toEqual([])
    for (const { options } of variants) expect(options).toEqual([sentence])
  }
})

test('of upsells it is said what the price already holds, for whom they are, and what was promised comes first', async () => {
  const fetched = (await shop.listed('WS', 40)).find(({ quote }) => quote.transfer > 0) as Offer
  const { offerCode } = fetched
  const { upsells } = await shop.call<Upsells>('upsells', { offerCode })
  const transfer = upsells.find(({ type }) => type === 'TRANSFER')
  expect(transfer?.variants[0]).toMatchObject({ code: 'TRANSFER_SHARED', price: 0, isIncluded: true })
  expect(upsells.find(({ type }) => type === 'LUGGAGE')?.personRefs).toEqual([0, 1])
  expect(upsells.some(({ isPromoted }) => isPromoted)).toBe(false)
  const promised = await shop.call<Upsells>('upsells', { offerCode, promotedUpsellCodes: ['INSURANCE_PLUS'] })
  expect(promised.upsells[0]).toMatchObject({ type: 'INSURANCE', isPromoted: true })
  expect(promised.upsells).toHaveLength(upsells.length)
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

test('an upsell is for the same people in the call of the card and in the cart', async () => {
  const [{ offerCode } = {} as Offer] = offers
  const people = ({
    type,
    personRefs,
    childRefs,
  }: Pick<Upsells['upsells'][number], 'type' | 'personRefs' | 'childRefs'>) => ({
    type,
    personRefs,
    childRefs,
  })
  const { upsells } = await shop.call<Upsells>('upsells', { offerCode })
  const opened = await shop.app.inject({
    method: 'POST',
    url: '/api/www/checkout/cart/product',
    payload: { offerCode },
    headers: { 'idempotency-key': randomUUID() },
  })
  const inCart = await shop.app.inject({
    url: '/api/www/checkout/cart/upsell',
    headers: { 'cart-id': String(opened.headers['cart-id']) },
  })
  expect(upsells.map(people)).toEqual(inCart.json<Upsells>().upsells.map(people))
})

test('prices are in grosze and say whether they are for one person or for all, in every call', async () => {
  for (const { offerCode, hotelCode } of offers) {
    const { offer } = await shop.call<{ offer: PricedOffer }>('offerData', { offerCode })
    expect([offer.priceType, offer.discountPrice]).toEqual(['fullPrice', offer.quote.total])
    const counted = await shop.call<{ value: number; discount: number }>('analytics', { offerCode })
    expect(counted).toMatchObject({ value: offer.quote.total, discount: offer.quote.discount })
    const { offers: perPerson } = await shop.call<{ offers: PricedOffer[] }>('configurators/all-offers', {
      hotelCode,
    })
    for (const { priceType, discountPrice, quote } of perPerson)
      expect([priceType, discountPrice]).toEqual(['personPrice', quote.perPerson])
  }
})

interface PricedOffer extends Offer {
  priceType: string
}

test('a hotel divides a party into rooms only if its trip type does, and an offer of several rooms is not found otherwise', async () => {
  const [tour] = await shop.listed('WO', 1)
  const types = await shop.app.inject({
    method: 'POST',
    url: '/api/www/listing/gs/initial',
    payload: { tripType: 'WO' },
  })
  const [{ options }] = types.json<[{ options: { code: string; multiroom: boolean }[] }]>()
  expect(options.find(({ code }) => code === 'WO')?.multiroom).toBe(false)
  for (const { hotelCode } of await shop.listed('WO', 40))
    expect(await shop.call('hotels', { hotelCode })).toMatchObject({ multiroomEnabled: false })
  const rooms = [{ adultsCount: 1 }, { adultsCount: 1 }]
  const found = await shop.app.inject({
    method: 'POST',
    url: '/api/www/search/offers/count',
    payload: { offerType: 'TOUR', occupancies: rooms },
  })
  expect([tour === undefined, found.json()]).toEqual([false, 0])
})
