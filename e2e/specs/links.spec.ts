import { defaultLocale, locales, splitLocale } from '@wojaz/travel/locale'
import { crawl } from '../fixtures/crawl.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { pathsInSitemap } from '../fixtures/sitemap.ts'
import { runningStack } from '../stack.ts'

const isPolish = (path: string) => splitLocale(path).locale === defaultLocale

test('every link from the home page on leads to a page that is whole without scripts, every picture has words, and every page of the site map is reached', async () => {
  // Some five hundred pages, each drawn for the first time.
  test.setTimeout(240_000)
  const { pages, dead, withoutWords, unfinished, invalid } = await crawl(runningStack().siteUrl)
  expect(dead).toEqual([])
  expect(withoutWords).toEqual([])
  expect(unfinished).toEqual([])
  expect(invalid).toEqual([])
  for (const locale of locales)
    expect(pages.filter((path) => splitLocale(path).locale === locale).length, locale).toBeGreaterThan(30)

  const reached = new Set(pages)
  for (const kind of ['pages', 'offices', 'directions'] as const)
    expect((await pathsInSitemap(kind)).filter((path) => isPolish(path) && !reached.has(path))).toEqual([])
})
