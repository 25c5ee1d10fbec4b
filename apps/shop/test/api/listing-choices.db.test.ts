import { defaultSearchState, encodeSearchParams } from '@wojaz/travel/search'
import { describe, expect, vi } from 'vitest'
import { type ListingShop, planePath, searched, listingTest as test } from '../listing-shop.ts'
import { today } from '../search-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: ListingShop

test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const allows = { cookie: 'cookie_consent=1.2026-06-01.preferences; listing_sort=priceDESC' }

describe('forms without scripts', () => {
  test('filters lead to the address that says them', async () => {
    const { status, headers } = await shop.sentTo(
      `${planePath}?form=filters&filter.board=AI&filter.minHotelCategory=&priceFrom=1 000&priceTo=`,
    )
    expect(status).toBe(303)
    const expected = { board: ['AI'], amountRange: ['1000#'] }
    expect(headers.get('location')).toBe(
      searched({ durationFrom: 7, durationTo: 7, selectedFilterValues: expected }).replace(
        '&fullPrice=false',
        '',
      ),
    )
  })

  test('a sort is remembered where the guest allows it, and only there', async () => {
    const form = `${planePath}?form=sort&sort=hotelRating`
    expect((await shop.sentTo(form, allows)).headers.get('set-cookie')).toMatch(
      /^listing_sort=hotelRating; Path=\//,
    )
    expect((await shop.sentTo(form)).headers.get('set-cookie')).toBeNull()
  })
})

describe('sorts', () => {
  test('the remembered one orders the bare address; a link keeps its own', async () => {
    const dearest = await shop.open(planePath, allows)
    const prices = dearest.offers.map(({ perPerson }) => perPerson)
    expect(prices).toEqual([...prices].sort((a, b) => b - a))
    expect((await shop.open(searched({ sortCode: 'hotelRating' }), allows)).q).toMatch(/^:hotelRating:/)
    expect((await shop.open(planePath, { cookie: 'listing_sort=priceDESC' })).q).toMatch(/^:price:/)
  })

  test('by departure looks at the next days, the cheapest first', async () => {
    const { offers } = await shop.open(searched({ sortCode: 'nearestDeparture' }))
    expect(offers.length).toBeGreaterThan(0)
    expect(offers.every(({ departureDate }) => departureDate > today && departureDate <= '2026-06-15')).toBe(
      true,
    )
  })
})

test('a link with a search of another trip type leads to that type', async () => {
  const car = encodeSearchParams({ ...defaultSearchState, tripType: 'DW' })
  const { status, headers } = await shop.sentTo(`${planePath}?${car}`)
  expect(status).toBe(302)
  expect(headers.get('location')).toMatch(/^\/wypoczynek\/wyniki-wyszukiwania-samochod\?q=/)
})

test('a circle on the map narrows the list to it', async () => {
  const all = await shop.open(`${planePath}?page=1-3`)
  const [{ coordinates: centre } = { coordinates: { latitude: 0, longitude: 0 } }] = all.offers
  const near = await shop.open(
    `${planePath}?map=${centre.latitude.toFixed(3)},${centre.longitude.toFixed(3)},5`,
  )
  expect(near.total).toBeGreaterThan(0)
  expect(near.total).toBeLessThan(all.total)
  expect(near.around).toMatchObject({ radiusKm: 5 })
})
