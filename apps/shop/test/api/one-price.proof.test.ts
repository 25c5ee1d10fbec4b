import { proofSample } from '@wojaz/database/testing'
import { type Offer, priceParts } from '@wojaz/offers'
import { readHotelCardAddress } from '@wojaz/travel/offer-code'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import type { Configurator } from '../../app/features/hotel-card/hotel-card-view.ts'
import type { PriceCalendar } from '../../app/features/hotel-card/price-calendar-view.ts'
import { addressOf, type CardShop, cardTest as test } from '../hotel-card-shop.ts'
import { services } from '../search-shop.ts'

vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })

let shop: CardShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const compared = proofSample({ full: 500, fewer: 100 })

const fullPrice = [{ filterId: 'priceSelector', selectedValues: ['fullPrice'] }]

test(`the same code has the same total on the list, the card, its calendar, in its breakdown and in every call, ${compared} times at random`, async () => {
  const codes = await someCodes(compared)
  expect(codes).toHaveLength(compared)
  expect(new Set(codes.map(([, { tripType }]) => tripType))).toEqual(new Set(tripTypes))
  expect(new Set(codes.map(([, { party }]) => party))).toEqual(new Set(parties))
  const inCalendars = new Map<string, number>()
  for (const [offerCode, { total, url }] of codes) {
    const { view } = await shop.open(url)
    const quote = view.offer?.offer.quote as Offer['quote']
    const days = daysOf(view.calendar as PriceCalendar)
    expect(days.filter(([code, cost]) => (inCalendars.get(code) ?? cost) !== cost)).toEqual([])
    for (const [code, cost] of days) inCalendars.set(code, cost)
    const price = await shop.app.inject({
      method: 'POST',
      url: `${services}/search/offers/price`,
      payload: { offerCode, filters: fullPrice },
    })
    const [offerData, validity, counted] = await Promise.all([
      shop.call<{ offer: Offer }>('offerData', { offerCode }),
      shop.call<{ total: number; isPriceChanged: boolean }>('validations', { offerCode, total }),
      shop.call<{ value: number }>('analytics', { offerCode }),
    ])
    expect({
      card: quote.total,
      calendar: days.filter(([code]) => code === offerCode).map(([, cost]) => cost),
      parts: priceParts(quote).reduce((sum, { amount }) => sum + amount, 0),
      price: price.json().discountPrice,
      quote: price.json().quote.total,
      offerData: offerData.offer.quote.total,
      validity: [validity.total, validity.isPriceChanged],
      counted: counted.value,
    }).toEqual({
      // A day of the month and a cell of the grid.
      card: total,
      calendar: [total, total],
      parts: total,
      price: total,
      quote: total,
      offerData: total,
      validity: [total, false],
      counted: total,
    })
  }
  expect(inCalendars.size).toBeGreaterThan(compared * 10)
  const listed = [...inCalendars].filter(([code]) => told.has(code))
  expect(listed.length).toBeGreaterThanOrEqual(compared)
  expect(listed.filter(([code, cost]) => told.get(code)?.total !== cost)).toEqual([])
  const again = await Promise.all([...inCalendars].map(async ([code]) => [code, await costOf(code)] as const))
  expect(again.filter(([code, cost]) => inCalendars.get(code) !== cost)).toEqual([])
})

test('what calls offer beside an offer – options, days, rooms, hours, airports – costs what its code then costs', async () => {
  let seen = 0
  for (const [offerCode] of await someCodes(20)) {
    const asked = { offerCode }
    const { filters } = await shop.call<{ filters: Configurator }>('configurators/filters', asked)
    const { calendar } = await shop.call<{ calendar: PriceCalendar }>('configurators/price-calendar', asked)
    const airports = await shop.call<Linked[]>('other-airports', asked)
    const rooms = await shop.call<Rooms>('configurators/rooms', asked)
    const hours = await shop.call<{ offerCode: string; price: number }[]>('configurators/hours', asked)
    const costs = [
      ...[...Object.values(filters).flat(), ...airports].map(codeAndCost),
      ...daysOf(calendar),
      ...rooms._embedded.rooms.flatMap(({ roomBoardingOffers }) =>
        roomBoardingOffers.map(({ offer }) => [offer.offerCode, offer.discountPrice] as const),
      ),
      ...hours.map((hour) => [hour.offerCode, hour.price] as const),
    ]
    seen += costs.length
    for (const [code, total] of new Map(costs)) expect([code, await costOf(code)]).toEqual([code, total])
  }
  expect(seen).toBeGreaterThan(500)
})

interface Linked {
  url: string
  total: number
}

type Rooms = { _embedded: { rooms: { roomBoardingOffers: { offer: Offer }[] }[] } }

const codeAndCost = ({ url, total }: Linked) =>
  [readHotelCardAddress(url)?.offer?.offerCode ?? '', total] as const

/** Days of the month and cells of the grid: each with its offer code and shown price. */
function daysOf({ days, grid }: PriceCalendar) {
  const cells = grid.rows.flatMap((row) => row.cells.flatMap((cell) => cell ?? []))
  return [...days, ...cells].map(codeAndCost)
}

async function costOf(offerCode: string): Promise<number | false> {
  const found = await shop.services.offers.offer(offerCode, { locale: 'pl', perPerson: false })
  return found.ok && found.value.quote.total
}

const tripTypes = ['WS', 'DW', 'NR', 'WO'] as const
const parties = [
  { adultsCount: 2, childrenBirthDates: [] },
  { adultsCount: 1, childrenBirthDates: [] },
  { adultsCount: 3, childrenBirthDates: [] },
  { adultsCount: 2, childrenBirthDates: ['2020-02-02'] },
  { adultsCount: 2, childrenBirthDates: ['2016-08-30', '2026-03-01'] },
]

/** The same random sample in every run; all if there are fewer. */
function drawn<Item>(items: readonly Item[], most: number): Item[] {
  const count = Math.min(most, items.length)
  const draw = fc.shuffledSubarray([...items], { minLength: count, maxLength: count })
  return fc.sample(draw, { seed: 20_261_116, numRuns: 1 })[0] as Item[]
}

/** Prices shown in lists: of every trip type and of each hotel on them, for various parties. */
const told = new Map<string, Told>()

async function someCodes(count: number) {
  if (told.size === 0)
    for (const tripType of tripTypes) for (const party of parties) await ask(tripType, party)
  const taken = new Map<string, number>()
  const turnOf = ({ tripType, party }: Told) => {
    const kind = `${tripType} ${JSON.stringify(party)}`
    const turn = taken.get(kind) ?? 0
    taken.set(kind, turn + 1)
    return turn
  }
  // Random order within each kind, alternating between the kinds.
  return drawn([...told], told.size)
    .map((one) => ({ one, turn: turnOf(one[1]) }))
    .sort((one, other) => one.turn - other.turn)
    .slice(0, count)
    .map(({ one }) => one)
}

interface Told {
  total: number
  url: string
  tripType: (typeof tripTypes)[number]
  party: (typeof parties)[number]
}

async function ask(tripType: (typeof tripTypes)[number], party: (typeof parties)[number]) {
  const search = { ...defaultSearchState, ...party, tripType, fullPrice: true }
  const list = await shop.services.offers.search(toOfferSearchRequest(search, { pageSize: 40 }), 'pl')
  const hotels = list.ok ? list.value.offers : []
  const more = await Promise.all(
    drawn(hotels, 12).map(({ hotelCode }) =>
      shop.services.offers.allOffers(hotelCode, toOfferSearchRequest(search, { pageSize: 15 }), 'pl'),
    ),
  )
  for (const offer of [...hotels, ...more.flatMap((found) => (found.ok ? found.value.offers : []))])
    told.set(offer.offerCode, { total: offer.discountPrice, url: addressOf(offer), tripType, party })
}
