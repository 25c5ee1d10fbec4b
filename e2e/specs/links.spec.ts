import { defaultLocale, locales, splitLocale } from '@wojaz/travel/locale'
import { type Crawl, crawl } from '../fixtures/crawl.ts'
import { expect, openPage, test } from '../fixtures/shop-test.ts'
import { pathsInSitemap } from '../fixtures/sitemap.ts'
import { runningStack } from '../stack.ts'

const isPolish = (path: string) => splitLocale(path).locale === defaultLocale

test('the links from the home page on lead to pages of every kind that are whole, valid and in words for guests, in five languages', {
  tag: ['@gate', '@crawl'],
}, async () => {
  // Only for a hanging shop: some hundred pages, each rendered for the first time, on a possibly busy machine.
  test.setTimeout(600_000)
  const crawled = await crawl(runningStack().siteUrl, true)
  expect(crawled.dead).toEqual([])
  expect(crawled.unfinished).toEqual([])
  expect(crawled.invalid).toEqual([])
  expect(crawled.slips).toEqual([])
  expect(crawled.withoutWords).toEqual([])
  for (const locale of locales)
    expect(
      crawled.pages.filter((path) => splitLocale(path).locale === locale).length,
      locale,
    ).toBeGreaterThan(30)
})

test.describe('every link from the home page on, as a search engine follows them', () => {
  test.describe.configure({ mode: 'serial' })
  let crawled: Crawl

  test.beforeAll(async () => {
    // About five hundred pages, each rendered for the first time, on a possibly busy machine.
    test.setTimeout(600_000)
    crawled = await crawl(runningStack().siteUrl)
  })

  test('leads to a page that is whole without scripts and is valid HTML, in five languages', () => {
    expect(crawled.dead).toEqual([])
    expect(crawled.unfinished).toEqual([])
    expect(crawled.invalid).toEqual([])
    for (const locale of locales)
      expect(
        crawled.pages.filter((path) => splitLocale(path).locale === locale).length,
        locale,
      ).toBeGreaterThan(30)
  })

  test('leads to words for guests: no key of a text, no gap, no picture without a description', () => {
    expect(crawled.slips).toEqual([])
    expect(crawled.withoutWords).toEqual([])
  })

  test('reaches every page, place and office that the site map names in Polish', async () => {
    const reached = new Set(crawled.pages)
    const missing = (paths: string[]) => paths.filter((path) => !reached.has(path))
    for (const kind of ['pages', 'offices', 'destinations'] as const)
      expect(missing((await pathsInSitemap(kind)).filter(isPolish))).toEqual([])
  })

  test('shows pictures that are there', async ({ page }) => {
    expect(crawled.pictures.size).toBeGreaterThan(20)
    await openPage(page, '/')
    const broken = await page.evaluate(
      async (addresses) => {
        const load = async (src: string) => {
          const image = Object.assign(new Image(), { src })
          await image.decode().catch(() => {})
          return image.naturalWidth > 0 ? [] : [src]
        }
        return (await Promise.all(addresses.map(load))).flat()
      },
      [...crawled.pictures],
    )
    expect(broken).toEqual([])
  })
})
