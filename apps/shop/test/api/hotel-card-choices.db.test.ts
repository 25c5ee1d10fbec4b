import type { Offer } from '@wojaz/offers'
import { expect, vi } from 'vitest'
import { configuratorFields } from '../../app/features/hotel-card/hotel-card-view.ts'
import { configuratorOptions } from '../../server/hotel-card/configurator.ts'
import { staysAround } from '../../server/hotel-card/stays-around.ts'
import { addressOf, type CardShop, cardTest as test } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: CardShop

test.beforeAll(({ shop: opened }) => {
  shop = opened
})

test('every option leads to the offer it promises: its price, itself, and nothing changed but what it says', async () => {
  for (const tripType of ['WS', 'DW', 'NR'] as const) {
    const [offer] = await shop.listed(tripType, 1)
    const { view } = await shop.open(addressOf(offer as Offer))
    const before = view.offer?.offer as Offer
    for (const field of configuratorFields)
      for (const option of view.configurator?.[field] ?? []) {
        const after = await shop.offerAt(option.url)
        const changed = new Set<string>(option.changes.map((change) => change.field))
        expect(after.quote.total).toBe(option.total)
        expect(String(facts(after)[field])).toBe(option.value)
        for (const other of ['date', 'duration', 'airport', 'board'] as const)
          if (other !== field) expect(facts(after)[other] !== facts(before)[other]).toBe(changed.has(other))
      }
  }
})

const facts = (offer: Offer) => ({
  date: offer.departureDate,
  duration: offer.duration,
  airport: offer.airportCode,
  hour: offer.departureTime,
  board: offer.boardCode,
})

test('by car and to the snow there is no airport and no hour to choose', async () => {
  for (const offer of [...(await shop.listed('DW', 1)), ...(await shop.listed('NR', 1))]) {
    const { view } = await shop.open(addressOf(offer))
    expect(view.configurator).toMatchObject({ airport: [], hour: [] })
    expect(view.configurator?.date.length).toBeGreaterThan(0)
  }
})

test('where a plane leads to the snow its flights are told, not chosen', async () => {
  const flown = await shop.someOffer()
  const { offers } = shop.services
  const [facts, around] = await Promise.all([
    offers.hotel(flown.hotelCode, 'pl'),
    staysAround(flown, { offers, locale: 'pl' }),
  ])
  if (!facts.ok || !around) throw new Error('nothing on sale')
  const airportsOf = (offer: Offer) =>
    configuratorOptions({ offers, facts: facts.value, offer, around, locale: 'pl' }).airport()
  expect((await airportsOf(flown)).length).toBeGreaterThan(1)
  expect(await airportsOf({ ...flown, tripType: 'NR' })).toEqual([])
})

test('the form of another party leads to the offer for it, as near as possible to the one before', async () => {
  const offer = await shop.someOffer()
  const moved = await shop.thrownBy(`${addressOf(offer)}?ctAdult=2&birthDate=2020-05-01&birthDate=`)
  expect(moved.status).toBe(302)
  const { view } = await shop.open(moved.headers.get('location') ?? '')
  expect(view.offer?.offer.occupancies).toMatchObject([
    { adultsCount: 2, childrenBirthDates: ['2020-05-01'] },
  ])
})

test('a party too large for a booking online, or for the house, is told so and keeps what it had', async () => {
  const offer = await shop.someOffer()
  const tooMany = await shop.open(`${addressOf(offer)}?ctAdult=8&birthDate=2020-05-01`)
  expect(tooMany.view).toMatchObject({ partyRefusal: 'too-many', offer: { offer } })
  const noRoom = await shop.open(`${addressOf(offer)}?ctAdult=8`)
  expect(noRoom.view).toMatchObject({ partyRefusal: 'no-room', offer: { offer } })
})
