import { locales, localisedPath } from '@wojaz/travel/locale'
import { describe, expect, vi } from 'vitest'
import type { TestApp } from '../build-test-app.ts'
import { childrenOf, readXml, textOf, type XmlNode } from '../read-xml.ts'
import { shopTest as test } from '../search-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: TestApp
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const site = 'http://localhost:3000'
const open = async (url: string) => {
  const { body, headers, statusCode } = await shop.app.inject(url)
  expect(statusCode).toBe(200)
  return { xml: readXml(body), type: String(headers['content-type']) }
}

describe('the sitemap', () => {
  const isDay = /^\d{4}-\d{2}-\d{2}$/
  const entriesOf = async (kind: string) => childrenOf((await open(`/sitemap/${kind}.xml`)).xml, 'url')

  test('is an index with a part per kind that has pages, each dated by its newest page', async () => {
    const { xml, type } = await open('/sitemap.xml')
    expect(type).toBe('application/xml; charset=utf-8')
    expect(xml).toMatchObject({
      name: 'sitemapindex',
      attributes: { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' },
    })
    const parts = childrenOf(xml, 'sitemap')
    expect(parts.map((part) => textOf(part, 'loc'))).toEqual([
      `${site}/sitemap/pages.xml`,
      `${site}/sitemap/offices.xml`,
      `${site}/sitemap/destinations.xml`,
      `${site}/sitemap/hotels.xml`,
    ])
    for (const kind of ['pages', 'offices', 'destinations', 'hotels']) {
      const days = (await entriesOf(kind)).map((entry) => textOf(entry, 'lastmod') ?? '')
      const own = parts.find((part) => textOf(part, 'loc')?.endsWith(`${kind}.xml`))
      expect(textOf(own, 'lastmod')).toBe(days.sort().at(-1))
    }
  })

  test.each(['pages', 'destinations', 'hotels'])(
    'names every language of every page once: %s',
    async (kind) => {
      const entries = await entriesOf(kind)
      const addresses = entries.map((entry) => textOf(entry, 'loc'))
      expect(addresses.length).toBeGreaterThan(0)
      expect(new Set(addresses).size).toBe(addresses.length)
      for (const entry of entries) {
        expect(textOf(entry, 'lastmod')).toMatch(isDay)
        const links = childrenOf(entry, 'xhtml:link').map(({ attributes }) => attributes)
        expect(links.map(({ hreflang }) => hreflang)).toEqual([...locales, 'x-default'])
        expect(links.map(({ href }) => href)).toContain(textOf(entry, 'loc'))
      }
    },
  )

  test('says the day an editor last changed a page, and changes with it', async () => {
    const dayOf = async (path: string) => {
      const entries = await entriesOf('pages')
      return textOf(
        entries.find((entry) => textOf(entry, 'loc') === site + path),
        'lastmod',
      )
    }
    const { pool } = shop.services.database
    expect(await dayOf('/zima')).not.toBe('2025-03-09')
    await pool.query(`update cms.pages set updated_at = '2025-03-09T10:00:00Z' where url = '/zima'`)
    await pool.query('notify content_changed')
    await vi.waitFor(async () => expect(await dayOf('/zima')).toBe('2025-03-09'), { timeout: 30_000 })
  })

  test('says the day a hotel last changed, and that its prices are no change', async () => {
    const { pool } = shop.services.database
    const days = async () => (await entriesOf('hotels')).map((entry) => textOf(entry, 'lastmod'))
    // Changing all hotels rebuilds the index.
    const rebuilt = { timeout: 30_000 }
    const long = '2025-03-09'
    await pool.query(`update offers.hotels set changed_at = '${long}T10:00:00Z'`)
    await vi.waitFor(async () => expect(new Set(await days())).toEqual(new Set([long])), rebuilt)
    await pool.query(`update offers.price_periods set price = price + 1`)
    await pool.query(`update offers.hotels set popularity = 0, stars = stars`)
    await pool.query(
      `update offers.hotels set content = '{"texts": {}}' where seo_name = (select min(seo_name) from offers.hotels)`,
    )
    await vi.waitFor(
      async () => expect((await days()).filter((day) => day !== long)).toHaveLength(locales.length),
      rebuilt,
    )
  })

  test('leaves out what is closed, what is a template, and places with nothing on sale', async () => {
    const paths = [...(await entriesOf('pages')), ...(await entriesOf('destinations'))].map((entry) =>
      textOf(entry, 'loc')?.slice(site.length),
    )
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/cs/zima', '/wypoczynek/c0', '/uk/wypoczynek/c0/r0a/sr0a1']),
    )
    expect(paths.filter((path) => /pustynia|\/c1|szablony|dawna-promocja|szkic/.test(path ?? ''))).toEqual([])
  })

  test('is named in robots.txt', async () => {
    const { body, headers } = await shop.app.inject('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    const own = locales.flatMap((locale) => ['/pz/', '/mytui'].map((path) => localisedPath(locale, path)))
    const closed = ['/admin', '/api/', '/biuro', ...own]
    const lines = closed.map((path) => `Disallow: ${path}\n`).join('')
    expect(body).toBe(`User-agent: *\n${lines}\nSitemap: ${site}/sitemap.xml\n`)
  })
})

describe.each(locales)('the feed of the week in %s', (locale) => {
  const path = localisedPath(locale, '/rss/oferty-tygodnia.xml')
  const channelOf = async (): Promise<XmlNode> => {
    const { xml, type } = await open(path)
    expect(type).toBe('application/rss+xml; charset=utf-8')
    expect(xml).toMatchObject({ name: 'rss', attributes: { version: '2.0' } })
    return childrenOf(xml, 'channel')[0] as XmlNode
  }

  test('has what RSS 2.0 asks of a channel', async () => {
    const channel = await channelOf()
    expect(textOf(channel, 'title')).toMatch(/^Wojaż: ./)
    expect(textOf(channel, 'description')).toMatch(/./)
    expect(textOf(channel, 'link')).toBe(site + localisedPath(locale, '/'))
    expect(textOf(channel, 'language')).toBe(locale)
    expect(textOf(channel, 'lastBuildDate')).toBe('Mon, 01 Jun 2026 12:00:00 GMT')
    expect(childrenOf(channel, 'atom:link').map(({ attributes }) => attributes)).toEqual([
      { href: site + path, rel: 'self', type: 'application/rss+xml' },
    ])
  })

  test('lists reduced offers, each once, each with a page of the shop', async () => {
    const items = childrenOf(await channelOf(), 'item')
    expect(items.length).toBeGreaterThan(0)
    const guids = items.map((item) => childrenOf(item, 'guid')[0])
    expect(guids.map((guid) => guid?.attributes.isPermaLink)).toEqual(items.map(() => 'false'))
    expect(new Set(guids.map((guid) => guid?.text)).size).toBe(items.length)
    for (const item of items) {
      expect(textOf(item, 'title')).toMatch(/−\d+%\)$/)
      expect(textOf(item, 'description')).toMatch(/\d{2}\.\d{2}\.2026/)
      const link = textOf(item, 'link') ?? ''
      expect(link.startsWith(site + localisedPath(locale, '/wypoczynek/'))).toBe(true)
    }
  })
})
