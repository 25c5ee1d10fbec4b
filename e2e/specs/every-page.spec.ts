import { HtmlValidate } from 'html-validate'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../fixtures/shop-test.ts'

const locales = ['pl', 'cs', 'ro', 'hu', 'uk'] as const

const addressesInSitemap = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((found) => new URL(found[1] as string).pathname)
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#?]*)/g)].map((found) => found[1] as string)

test('every link on every page of the sitemap leads somewhere, in all five languages', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const pages = addressesInSitemap(await (await request.get('/sitemap.xml')).text())
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

test('every page is valid HTML', async ({ request }) => {
  test.setTimeout(240_000)
  const pages = addressesInSitemap(await (await request.get('/sitemap.xml')).text())
  const checker = new HtmlValidate({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    // React writes attributes its own way; these rules judge style, not meaning.
    rules: {
      'attribute-boolean-style': 'off',
      'doctype-style': 'off',
      'no-inline-style': 'off',
      'void-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      'attribute-empty-style': 'off',
      'script-type': 'off',
      'require-sri': 'off',
    },
  })
  for (const path of pages) {
    const report = await checker.validateString(await (await request.get(path)).text())
    const complaints = report.results.flatMap((result) =>
      result.messages.map((message) => `${path}:${message.line} ${message.ruleId}: ${message.message}`),
    )
    expect(complaints).toEqual([])
  }
})

for (const viewport of [phone, desktop]) {
  test(`every page is accessible and fits at ${viewport.width} px`, async ({ page, request }) => {
    test.setTimeout(420_000)
    const pages = addressesInSitemap(await (await request.get('/sitemap.xml')).text())
    // All Polish pages, and in the other languages the home page: they share everything but the words.
    const looked = pages.filter((path) => !/^\/(cs|ro|hu|uk)\/./.test(path))
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of looked) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectAccessible(page)
        await expectNoSidewaysScroll(page)
      })
    }
  })
}

test('no page shows the key of a text instead of the text', async ({ page, request }) => {
  const pages = addressesInSitemap(await (await request.get('/sitemap.xml')).text()).filter((path) =>
    /^\/((cs|ro|hu|uk)\/?)?$/.test(path),
  )
  expect(pages).toHaveLength(locales.length)
  for (const path of pages) {
    await page.goto(path)
    const texts = await page.locator('header, main, footer').allTextContents()
    const text = texts.join(' ').replace(/\S*wojaz\.example/g, '')
    expect(text.match(/\b[a-z]+(\.[a-z][A-Za-z]+)+\b/g) ?? []).toEqual([])
    expect(text).not.toContain('{{')
  }
})
