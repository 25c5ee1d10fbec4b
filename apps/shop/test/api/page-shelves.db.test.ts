import { pageComponents } from '@wojaz/content'
import { addDays } from '@wojaz/travel/dates'
import { expect, vi } from 'vitest'
import { offersOfPage } from '../../server/showcase/offers-of-page.ts'
import { type DestinationShop, destinationShopOf, firstVisit } from '../destination-shop.ts'
import { cardTest as test } from '../hotel-card-shop.ts'
import { today } from '../search-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: DestinationShop

test.beforeAll(({ shop: opened }) => {
  shop = destinationShopOf(opened)
})

async function pageOfOffers() {
  const found = await shop.services.content.page('/oferty', firstVisit)
  if (!found.ok) throw new Error(found.refusal.code)
  return found.value
}

test('components of a page get what their editor asked for; what finds nothing stays away', async () => {
  const page = await pageOfOffers()
  const shelves = await offersOfPage({ page, path: '/oferty', locale: 'pl' }, shop.services)
  const [promoted, lastMinute, topHotels, lastWatched, nowhere, places, tiles] = pageComponents(page).map(
    ({ uid }) => shelves[uid],
  )
  const offersOf = (shelf: typeof promoted) => (shelf?.kind === 'holidays' ? shelf.offers : [])
  expect(offersOf(promoted).length).toBeGreaterThan(0)
  expect(offersOf(promoted).every(({ reduction }) => reduction !== null)).toBe(true)
  expect(offersOf(topHotels)).toHaveLength(5)
  const lastDay = addDays(today, 21)
  expect(offersOf(lastMinute).length).toBeGreaterThan(0)
  expect(offersOf(lastMinute).filter(({ departureDate }) => departureDate > lastDay)).toEqual([])
  expect([lastWatched, nowhere]).toEqual([undefined, undefined])
  const namesOf = (shelf: typeof promoted) =>
    shelf?.kind === 'places' ? shelf.places.map(({ name }) => name) : []
  expect(namesOf(places)).toEqual(['Wyspa', 'Kraj'])
  // Of the page's tiles one is switched off, and another has nothing on sale.
  expect(namesOf(tiles)).toEqual(['Brzeg'])
})

test('tiles of a page that searches for skiing lead countries to their winter, with the price of skiing there', async () => {
  const page = await pageOfOffers()
  const skiing = {
    ...page,
    slots: [],
    tiles: [{ code: 'C0', active: true }],
    globalSearch: { heading: null, tripType: 'NR' as const, destinations: [] },
  }
  const shelves = await offersOfPage({ page: skiing, path: '/oferty', locale: 'pl' }, shop.services)
  const { shelves: ofWinter } = await shop.open('c0/zima')
  expect(shelves).toMatchObject({
    'page-tiles': {
      kind: 'places',
      places: [{ url: '/wypoczynek/c0/zima', trip: 'NR', price: ofWinter[0]?.offers[0]?.perPerson }],
    },
  })
})

test('a component whose offers fail shows nothing, is reported, and the others stay', async () => {
  const page = await pageOfOffers()
  const showcase = { ...shop.services.showcase, promoted: () => Promise.reject(new Error('no index')) }
  const shelves = await offersOfPage({ page, path: '/oferty', locale: 'pl' }, { ...shop.services, showcase })
  expect(Object.values(shelves).map(({ kind }) => kind)).toEqual(['holidays', 'holidays', 'places', 'places'])
  expect(shop.logged).toContainEqual(
    expect.objectContaining({ msg: 'component failed', component: 'offerCarousel', message: 'no index' }),
  )
})
