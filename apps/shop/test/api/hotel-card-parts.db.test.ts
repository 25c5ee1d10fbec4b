import type { Offer } from '@wojaz/offers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { BegunList } from '../../app/features/hotel-card/offer-list-view.ts'
import { addressOf, type CardShop, openCardShop } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: CardShop
let offer: Offer

beforeAll(async () => {
  shop = await openCardShop()
  offer = await shop.someOffer()
})

afterEach(() => vi.restoreAllMocks())
afterAll(() => shop?.close())

const listAt = async (query: string) => (await shop.open(addressOf(offer) + query)).view.offerList

test('all offers wait until somebody asks for them; then they come in pages of six, the cheapest first', async () => {
  expect((await listAt(''))?.begun).toBeNull()
  const one = (await listAt('?offers=1'))?.begun as BegunList
  const two = (await listAt('?offers=2'))?.begun as BegunList
  expect([one.offers.length, two.offers.length]).toEqual([6, 12])
  expect(two.offers.slice(0, 6)).toEqual(one.offers)
  const prices = two.offers.map(({ discountPrice }) => discountPrice)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(new Set(two.offers.map(({ offerCode }) => offerCode)).size).toBe(12)
})

test('the call of the browser goes on where the page ended', async () => {
  const list = await listAt('?offers=1')
  const metaData = { page: 1, pageSize: 6, sorting: 'price' }
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/services/tui-search/api/hotel-cards/configurators/all-offers',
    payload: { ...list?.request, metaData },
  })
  const codes = answer.json().offers.map((one: Offer) => one.offerCode)
  const both = (await listAt('?offers=2'))?.begun as BegunList
  expect(codes).toEqual(both.offers.slice(6).map(({ offerCode }) => offerCode))
  expect(answer.json().pagination.totalResults).toBe(both.total)
})

test('another order is in the address; what cannot be meant is not asked for', async () => {
  const begun = (await listAt('?offers=1&offersSort=START_DATE_ASCENDING'))?.begun as BegunList
  const dates = begun.offers.map(({ departureDate }) => departureDate)
  expect(dates).toEqual([...dates].sort())
  for (const rubbish of ['0', '-1', '21', '1.5', 'all'])
    expect((await listAt(`?offers=${rubbish}`))?.begun).toBeNull()
  expect((await listAt('?offers=1&offersSort=rubbish'))?.begun?.sorting).toBe('price')
})

test('other hotels: the same trip elsewhere, houses around, houses alike; none twice, none the house itself', async () => {
  const found = { alternatives: 0, nearby: 0, similar: 0 }
  for (const own of await shop.listed('WS', 12)) {
    const { others } = (await shop.open(addressOf(own))).view
    const { alternatives, nearby, similar } = others
    const all = [...alternatives, ...nearby, ...similar]
    const codes = [own, ...all].map(({ hotelCode }) => hotelCode)
    expect(new Set(codes).size).toBe(codes.length)
    const { departureDate, duration: nights, airportName: airport } = own
    for (const other of alternatives)
      expect(other).toMatchObject({ departureDate, nights, airport, people: 2 })
    const far = nearby.map(({ km }) => km)
    expect(far).toEqual([...far].sort((one, other) => one - other))
    for (const { url, total } of all) expect((await shop.offerAt(url)).quote.total).toBe(total)
    found.alternatives += alternatives.length
    found.nearby += nearby.length
    found.similar += similar.length
  }
  expect(found.alternatives).toBeGreaterThan(0)
  expect(found.nearby + found.similar).toBeGreaterThan(0)
})

test.each([
  ['availability', 'configurator'],
  ['departureHours', 'configurator'],
  ['allOffers', 'offers'],
  ['search', 'others'],
] as const)('when %s fails, %s is told to be missing and the rest of the card stands', async (verb, part) => {
  vi.spyOn(shop.services.offers, verb).mockRejectedValue(new Error('a fault of ours'))
  // Another hotel than the cards before, whose results are cached.
  const address = `${addressOf(offer)}?offers=3&q=price:byPlane:T:ctAdult:2:${verb}`
  const reported = vi.spyOn(shop.services.reports, 'componentFailed')
  const card = await shop.open(verb === 'search' ? otherPlace() : address)
  expect(card.view.failed).toContain(part)
  expect(card.view.offer?.offer.quote.total).toBeGreaterThan(0)
  expect(card.view.roomChoice.rooms.length).toBeGreaterThan(0)
  expect(card.isKept).toBe(false)
  expect(reported).toHaveBeenCalledWith(expect.objectContaining({ component: `hotelCard.${part}` }))
})

test('the calendar is made of what the configurator is made of, and is told to be missing with it', async () => {
  vi.spyOn(shop.services.offers, 'availability').mockRejectedValue(new Error('a fault of ours'))
  const { view } = await shop.open(addressOf(offer))
  expect(view.calendar).toBeNull()
  expect(view.failed).toEqual(['configurator', 'calendar'])
})

test('when upsells or rooms fail, they are told to be missing and the price stands', async () => {
  vi.spyOn(shop.services.booking, 'upsells').mockRejectedValue(new Error('a fault of ours'))
  const price = shop.services.offers.offer
  vi.spyOn(shop.services.offers, 'offer').mockImplementation((code, view) =>
    code === offer.offerCode ? price(code, view) : Promise.reject(new Error('a fault of ours')),
  )
  const { view, isKept } = await shop.open(addressOf(offer))
  expect(view.failed).toEqual(expect.arrayContaining(['rooms', 'upsells']))
  expect([view.upsells, view.roomChoice.rooms]).toEqual([[], []])
  expect(view.offer?.offer.quote.total).toBe(offer.quote.total)
  expect(isKept).toBe(false)
})

/** A search that is not cached yet. */
function otherPlace(): string {
  return addressOf(offer).replace(/_2$/, '_1')
}

test('a card that is whole is kept for the next guest', async () => {
  const card = await shop.open(addressOf(offer))
  expect(card.view.failed).toEqual([])
  expect(card.isKept).toBe(true)
})

test('documents are pages that are there', async () => {
  const pages = new Set((await shop.services.content.pageUrls()).map(({ url }) => url))
  const { view } = await shop.open(addressOf(offer))
  for (const { url } of view.documents) expect(pages.has(url)).toBe(true)
})
