import { locales } from '@wojaz/travel'
import { expect, test } from '../fixtures/shop-test.ts'
import { pathsInSitemap } from '../fixtures/sitemap.ts'

const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map((found) => found[1] as string)

test('every link on every page of the sitemap leads somewhere, in all five languages', async ({
  request,
}) => {
  const pages = await pathsInSitemap()
  expect(pages.length).toBeGreaterThan(10 * locales.length)

  const linkedFrom = new Map<string, string>()
  for (const path of pages) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    for (const link of linksIn(await answer.text())) if (!linkedFrom.has(link)) linkedFrom.set(link, path)
  }
  for (const [link, page] of linkedFrom) {
    if (pages.includes(link)) continue
    expect((await request.get(link, { maxRedirects: 0 })).status(), `${link} on ${page}`).toBe(200)
  }
})
