import type { Offer } from '@wojaz/offers'
import { defaultSearchState, readHotelCardAddress, toOfferSearchRequest } from '@wojaz/travel'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Configurator } from '../../app/features/hotel-card/hotel-card-view.ts'
import type { PriceCalendar } from '../../app/features/hotel-card/price-calendar-view.ts'
import { priceParts } from '../../app/features/hotel-card/price-parts.ts'
import { addressOf, type CardShop, openCardShop } from '../hotel-card-shop.ts'
import { services } from '../search-shop.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop?.close())

const fullPrice = [{ filterId: 'priceSelector', selectedValues: ['fullPrice'] }]

test('the same code has the same total on the list, the card, in its breakdown and in every call, 500 times', async () => {
  const codes = await someCodes(500)
  expect(codes).toHaveLength(500)
  for (const [offerCode, { total, url }] of codes) {
    const { view } = await shop.open(url)
    const quote = view.offer?.offer.quote as Offer['quote']
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
      parts: priceParts(quote).reduce((sum, { amount }) => sum + amount, 0),
      price: price.json().discountPrice,
      quote: price.json().quote.total,
      offerData: offerData.offer.quote.total,
      validity: [validity.total, validity.isPriceChanged],
      counted: Math.round(counted.value * 100),
    }).toEqual({
      ...{ card: total, parts: total, price: total, quote: total, offerData: total },
      ...{ validity: [total, false], counted: total },
    })
  }
})

test('what calls offer beside an offer – options, days, rooms, hours, airports – costs what its code then costs', async () => {
  let compared = 0
  for (const [offerCode] of await someCodes(500, 25)) {
    const asked = { offerCode }
    const { filters } = await shop.call<{ filters: Configurator }>('configurators/filters', asked)
    const { calendar } = await shop.call<{ calendar: PriceCalendar }>('configurators/price-calendar', asked)
    const airports = await shop.call<Linked[]>('other-airports', asked)
    const rooms = await shop.call<Rooms>('configurators/rooms', asked)
    const hours = await shop.call<{ offerCode: string; price: number }[]>('configurators/hours', asked)
    const cells = calendar.grid.rows.flatMap(({ cells: row }) => row.flatMap((cell) => cell ?? []))
    const linked = [...Object.values(filters).flat(), ...calendar.days, ...cells, ...airports]
    const told = [
      ...linked.map(({ url, total }) => [readHotelCardAddress(url)?.offer?.offerCode, total] as const),
      ...rooms.flatMap((party) =>
        party.rooms.flatMap(({ boarding }) =>
          boarding.map(({ offer }) => [offer.offerCode, offer.discountPrice] as const),
        ),
      ),
      ...hours.map((hour) => [hour.offerCode, hour.price] as const),
    ]
    compared += told.length
    for (const [code, total] of new Map(told)) {
      const found = await shop.services.offers.offer(code ?? '', { locale: 'pl', perPerson: false })
      expect([code, found.ok && found.value.quote.total]).toEqual([code, total])
    }
  }
  expect(compared).toBeGreaterThan(500)
})

interface Linked {
  url: string
  total: number
}

type Rooms = { rooms: { boarding: { offer: Offer }[] }[] }[]

/** Codes of many hotels with what their lists say they cost; every `step`th of them. */
async function someCodes(count: number, step = 1) {
  const lists = await Promise.all((['WS', 'DW', 'NR'] as const).map((tripType) => shop.listed(tripType, 40)))
  const codes = new Map<string, { total: number; url: string }>()
  for (const { hotelCode, tripType } of lists.flat()) {
    const search = { ...defaultSearchState, tripType, fullPrice: true }
    const request = toOfferSearchRequest(search, { pageSize: 25 })
    const found = await shop.services.offers.allOffers(hotelCode, request, 'pl')
    for (const offer of found.ok ? found.value.offers : [])
      codes.set(offer.offerCode, { total: offer.discountPrice, url: addressOf(offer) })
  }
  return [...codes].slice(0, count).filter((_, position) => position % step === 0)
}
