import { shippedDictionary } from '@wojaz/content/server'
import { locales } from '@wojaz/travel/locale'
import { defaultSearchState } from '@wojaz/travel/search'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { afterEach, expect, vi } from 'vitest'
import { readSearchBar } from '../../server/search-bar/read-search-bar.ts'
import { makePage } from '../make-page.ts'
import { type SearchShop, shopTest as test, today } from '../search-shop.ts'

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

afterEach(() => vi.restoreAllMocks())

const searched = (search: { tripType?: 'WS' | 'NR' | 'DW'; destinations?: string[] } = {}) =>
  makePage({ globalSearch: { heading: null, tripType: 'WS', destinations: [], ...search } })
const read = (asked: Partial<Parameters<typeof readSearchBar>[0]> = {}) =>
  readSearchBar({ page: searched(), path: '/', locale: 'pl', ...asked }, shop.services)

test('the form of a page begins with the page’s own search, in words that only it says', async () => {
  const facts = await read({ page: searched({ tripType: 'NR' }) })
  expect(facts).toMatchObject({
    heading: 'Znajdź wakacje',
    submitLabel: 'Szukaj',
    phone: '22 255 00 00',
    today,
    search: { ...defaultSearchState, tripType: 'NR' },
  })
  expect(facts?.airports.length).toBeGreaterThan(1)
  const words: Record<string, string> = JSON.parse(facts?.words ?? '')
  expect(Object.keys(words).every((key) => key.startsWith('bar.'))).toBe(true)
  expect(words['bar.party']).toBe('Kto jedzie')
})

test('only what has a page of results is searched for', async () => {
  const { content } = shop.services
  const pages = await content.pageUrls()
  vi.spyOn(content, 'pageUrls').mockResolvedValue(
    pages.filter(({ url }) => url !== tripTypeConfiguration.DW.listingPath),
  )
  expect((await read())?.tripTypes.map(({ code }) => code)).toEqual(['WS', 'NR', 'CZ'])
  expect(await read({ page: searched({ tripType: 'DW' }) })).toBeNull()
})

test('a search that begins on another page than the front page says on which', async () => {
  const begunAt = async (path: string) => (await read({ path }))?.search.pageUrl
  expect([await begunAt('/'), await begunAt('/zima'), await begunAt('/wypoczynek/grecja')]).toEqual([
    null,
    '/zima',
    '/wypoczynek/grecja',
  ])
  const sent = await shop.app.inject('/szukaj?q=:price:tripType:NR&tripType=NR&pageOrigin=/zima')
  expect(sent.headers.location).toMatch(/^\/wypoczynek\/wyniki-wyszukiwania-narty\?.*pageOrigin=%2Fzima/)
})

test('a search of the address goes before the page’s own', async () => {
  const search = { ...defaultSearchState, selectedAirports: ['WAW'] }
  expect((await read({ search }))?.search).toEqual(search)
})

test('of a customer who likes an airport the form begins there, unless the address or the kind of trip says otherwise', async () => {
  const airport = (await read())?.airports[1]?.code ?? ''
  const begun = async (asked: Parameters<typeof read>[0]) => (await read(asked))?.search.selectedAirports
  expect(await begun({ airport })).toEqual([airport])
  expect(await begun({ airport, search: defaultSearchState })).toEqual([])
  expect(await begun({ airport, page: searched({ tripType: 'NR' }) })).toEqual([])
  expect(await begun({ airport: 'XXX' })).toEqual([])
})

test('a page without a search box has no form', async () => {
  expect(await read({ page: makePage({ globalSearch: null }) })).toBeNull()
})

test.each(locales)(
  'in %s the form calls the classes of flights as the checkout sells them',
  async (locale) => {
    const texts = shippedDictionary(locale)
    const classes = (await read({ locale }))?.cabins ?? []
    expect(classes[0]?.code).toBe('Economy')
    expect(classes.map(({ code }) => code)).toContain('Business')
    for (const { code, label } of classes) {
      const name = code.charAt(0).toLowerCase() + code.slice(1)
      expect([code, label]).toEqual([code, texts[`upsells.variant.${name}.title`]])
    }
  },
)
