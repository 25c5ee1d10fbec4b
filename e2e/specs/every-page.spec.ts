import type { Page } from '@playwright/test'
import { locales, localisedPath, splitLocale } from '@wojaz/travel'
import { expectValidHtml } from '../fixtures/expect-valid-html.ts'
import { test } from '../fixtures/one-tab-test.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
} from '../fixtures/shop-test.ts'
import { pathsInSitemap } from '../fixtures/sitemap.ts'

const paths = await pathsInSitemap()

paths.forEach((path, position) => {
  // Every other page is loaded on the wide screen and made narrow, as when a guest turns a tablet.
  const widths = position % 2 ? [desktop, phone] : [phone, desktop]
  test(`${path} is valid, accessible and fits at 375 and 1280 px`, ({ page }) =>
    expectFaultless(page, path, widths))
})

test.describe('asked about cookies', () => {
  test.use({ hasDecidedOnCookies: false })

  for (const locale of locales) {
    const path = localisedPath(locale, '/')
    test(`${path} is valid, accessible and fits at 375 and 1280 px`, async ({ page }) => {
      await expectFaultless(page, path, [phone, desktop])
      await expect(page.locator('.consent-banner')).toBeVisible()
    })
  }
})

test('the sitemap names the pages in all five languages', () => {
  for (const locale of locales)
    expect(paths.filter((path) => splitLocale(path).locale === locale).length, locale).toBeGreaterThan(10)
})

async function expectFaultless(page: Page, path: string, widths: (typeof phone)[]) {
  await page.setViewportSize(widths[0] as typeof phone)
  const answer = await openPage(page, path)
  expect(answer?.status()).toBe(200)
  await page.evaluate(() => document.fonts.ready)
  expectValidHtml((await answer?.text()) as string)
  await expectWordsForGuests(page)
  for (const width of widths) {
    await page.setViewportSize(width)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
}

/** No page shows the key of a text instead of the text, or a gap where a value belongs. */
async function expectWordsForGuests(page: Page) {
  const texts = await page.locator('header, main, footer').allTextContents()
  // An e-mail address runs into whatever stands after it.
  const text = texts.join(' ').replace(/[\w.-]+@[\w.-]+/g, '')
  const dotted = text.match(/\b[a-z]+(\.[a-z][A-Za-z]+)+\b/g) ?? []
  expect(dotted.filter((words) => !/\.(example|pl|eu)$/.test(words))).toEqual([])
  expect(text).not.toContain('{{')
}
