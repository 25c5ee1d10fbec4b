import type { Page } from '@playwright/test'
import { locales, localisedPath, splitLocale } from '@wojaz/travel/locale'
import { expectValidHtml } from '../fixtures/expect-valid-html.ts'
import { knownParts } from '../fixtures/known-parts.ts'
import { test } from '../fixtures/one-tab-test.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  zoomedIn,
} from '../fixtures/shop-test.ts'
import { oneOfEachDepth, pathsInSitemap } from '../fixtures/sitemap.ts'

const paths = await pathsInSitemap('pages')
const offices = await pathsInSitemap('offices')
const places = await pathsInSitemap('directions')
const hotels = await pathsInSitemap('hotels')
const pages = [...new Set(paths.map((path) => splitLocale(path).path))]

test('the sitemap names every page in all five languages', () => {
  const translated = pages.flatMap((page) => locales.map((locale) => localisedPath(locale, page)))
  expect(new Set(paths)).toEqual(new Set(translated))
  expect(pages.length).toBeGreaterThan(10)
})

pages.forEach((page, position) => {
  // Every other page is loaded on the wide screen and made narrow, as when a guest turns a tablet.
  const widths = position % 2 ? [desktop, phone] : [phone, desktop]
  test(`${page} is valid, accessible and fits at 320, 375 and 1280 px in all five languages`, async ({
    page: tab,
  }) => {
    for (const locale of locales) {
      const path = localisedPath(locale, page)
      await test.step(path, () => expectFaultless(tab, path, widths))
    }
  })
})

locales.forEach((locale, turn) => {
  const own = [places, offices, hotels].flatMap((kind) => oneOfEachDepth(kind, locale, turn))
  // Flights have a template for each depth too, and so have lists.
  const flights = `${own[turn % 3]}/wyloty-z-warszawy`
  const offers = `${own[(turn + 1) % 3]}/oferty-samolotem`
  const widths = turn % 2 ? [desktop, phone] : [phone, desktop]

  test(`places, offices and hotels in ${locale} are valid, accessible and fit, one of each kind for all`, async ({
    page,
  }) => {
    for (const path of [...own, flights, offers])
      await test.step(path, () => expectFaultless(page, path, widths))
  })
})

test.describe('asked about cookies', () => {
  test.use({ hasDecidedOnCookies: false })

  test('/ is valid, accessible and fits at 320, 375 and 1280 px in all five languages', async ({ page }) => {
    for (const locale of locales) {
      const path = localisedPath(locale, '/')
      await test.step(path, () => expectFaultless(page, path, [phone, desktop]))
      await expect(page.locator('.consent-banner')).toBeVisible()
    }
  })
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
    const { known, isKnown, remember } = await knownParts(page)
    if (!isKnown) await expectAccessible(page, known)
    remember()
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize(zoomedIn)
  await expectNoSidewaysScroll(page)
}

/** No page shows the key of a text instead of the text, or a gap where a value belongs. */
async function expectWordsForGuests(page: Page) {
  const texts = await page.locator('header, main, footer').allTextContents()
  // An e-mail address runs into whatever stands after it.
  const text = texts.join(' ').replace(/[\w.-]+@[\w.-]+/g, '')
  // A sentence runs into the next element too ('złotych.październik'): keys have no letters but plain ones around them.
  const dotted = text.match(/(?<![\p{L}\d])[a-z]+(\.[a-z][A-Za-z]+)+(?!\p{L})/gu) ?? []
  expect(dotted.filter((words) => !/\.(example|pl|eu)$/.test(words))).toEqual([])
  expect(text).not.toContain('{{')
}
