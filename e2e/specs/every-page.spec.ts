import type { Page } from '@playwright/test'
import { accountPaths } from '@wojaz/account'
import { defaultLocale, locales, localisedPath, splitLocale } from '@wojaz/travel/locale'
import { reservationPath } from '@wojaz/travel/offer-code'
import { bookableCard } from '../fixtures/bookable-offer.ts'
import { knownParts } from '../fixtures/known-parts.ts'
import { openWithLateCode } from '../fixtures/late-code.ts'
import { test } from '../fixtures/one-tab-test.ts'
import { openPage } from '../fixtures/open-page.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  zoomedIn,
} from '../fixtures/shop-test.ts'
import { oneOfEachDepth, pathsInSitemap } from '../fixtures/sitemap.ts'
import { runningStack } from '../stack.ts'

// links.spec.ts checks the HTML and the texts of every page by HTTP only.
const paths = await pathsInSitemap('pages')
const offices = await pathsInSitemap('offices')
const places = await pathsInSitemap('destinations')
const hotels = await pathsInSitemap('hotels')
const attractions = await pathsInSitemap('attractions')
const seen = await offersOnHomePage()
const pages = [...new Set(paths.map((path) => splitLocale(path).path))]
const otherLocales = locales.filter((locale) => locale !== defaultLocale)

test('the sitemap names every page in all five languages', () => {
  const translated = pages.flatMap((page) => locales.map((locale) => localisedPath(locale, page)))
  expect(new Set(paths)).toEqual(new Set(translated))
  expect(pages.length).toBeGreaterThan(10)
})

/** One page of each kind; another turn picks others, so that different data is covered. */
const ofEachKind = (locale: (typeof locales)[number], turn: number) => {
  const own = [places, offices, hotels].flatMap((kind) => oneOfEachDepth(kind, locale, turn))
  // Flights and lists have a template for each depth, too.
  const toDo = oneOfEachDepth(attractions, locale, turn)
  return [...own, ...toDo, `${own[turn % 3]}/wyloty-z-warszawy`, `${own[(turn + 1) % 3]}/oferty-samolotem`]
}

const inPolish = [...pages, ...ofEachKind(defaultLocale, 0)]
/** Articles of one section differ only in their words: hydration is checked for the first of them. */
const firstOfShelf = new Set(
  inPolish.filter((path, at) => inPolish.findIndex((one) => shelfOf(one) === shelfOf(path)) === at),
)
inPolish.forEach((path, position) => {
  // Every other page is loaded on the wide screen and made narrow, as when a guest rotates a tablet.
  const widths = position % 2 ? [desktop, phone] : [phone, desktop]
  test(`${path} is accessible at 375 and 1280 px, fits there and at 320, and is taken over as sent`, async ({
    page,
  }) => {
    await comesBack(page)
    await expectFaultless(page, path, widths, firstOfShelf.has(path) ? openWithLateCode : openPage)
  })
})

const { login, register, remind } = accountPaths
const card = await bookableCard('grecja', '2')
const booking = `${reservationPath}/${card.slice(card.lastIndexOf('/') + 1)}`
const unlisted = {
  cookies: '/ustawienia-cookies',
  wishlist: '/ulubione',
  login,
  register,
  remind,
  card,
  booking,
}
for (const [name, path] of Object.entries(unlisted)) {
  test(`the page of ${name}, which no sitemap names, is taken over as sent`, async ({ page }) => {
    await comesBack(page)
    await openWithLateCode(page, path)
    await openWithLateCode(page, path)
  })
}

test.describe('asked about cookies', () => {
  test.use({ hasDecidedOnCookies: false })

  test('/ is accessible at 375 and 1280 px and fits there and at 320', async ({ page }) => {
    await expectFaultless(page, '/', [phone, desktop], openWithLateCode)
    await expect(page.locator('.consent-banner')).toBeVisible()
  })
})

otherLocales.forEach((locale, turn) => {
  test(`the longest words of every page in ${locale} fit at 320 px`, async ({ browser, baseURL }) => {
    // As the server sends them: the parts that scripts add have separate tests.
    const context = await browser.newContext({ baseURL, viewport: zoomedIn, javaScriptEnabled: false })
    const tab = await context.newPage()
    for (const path of [
      ...pages.map((page) => localisedPath(locale, page)),
      ...ofEachKind(locale, turn + 1),
    ]) {
      const answer = await tab.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expectNoSidewaysScroll(tab, path)
    }
    await context.close()
  })
})

async function expectFaultless(
  page: Page,
  path: string,
  widths: (typeof phone)[],
  open: typeof openWithLateCode,
) {
  await page.setViewportSize(widths[0] as typeof phone)
  const answer = await open(page, path)
  expect(answer?.status()).toBe(200)
  // The whole page in its own letters: a browser loads a font, and lays out what is below, only when it is needed.
  await page.evaluate(() => {
    document.documentElement.dataset.whole = ''
    return document.fonts.load('1em "Onest Variable"', 'ażж')
  })
  for (const width of widths) {
    await page.setViewportSize(width)
    const { known, isKnown, remember } = await knownParts(page)
    if (!isKnown) await expectAccessible(page, known)
    remember()
    await expectNoSidewaysScroll(page)
  }
  await page.setViewportSize(zoomedIn)
  await expectNoSidewaysScroll(page)
  // Once more, with everything the first visit has stored.
  await open(page, path)
}

/** `/inspiracje/grecja` and `/inspiracje/turcja` belong to one section. */
function shelfOf(path: string): string {
  const parts = path.split('/')
  return parts.length > 2 ? `${parts[1]} ${parts.length}` : path
}

/** A returning guest with consent: pages with a place for it show the last seen offers. */
async function comesBack(page: Page) {
  const { siteUrl } = runningStack()
  const search = encodeURIComponent(':price:dF:7:dT:7:ctAdult:2:tripType:WS')
  await page.context().addCookies([
    { name: 'cookie_consent', value: '1.2026-01-01.preferences', url: siteUrl },
    { name: 'last_search', value: search, url: siteUrl },
  ])
  await page.evaluate((offers) => localStorage.setItem('last_watched', offers), JSON.stringify(seen))
}

/** The offers on the home page. */
async function offersOnHomePage(): Promise<string[]> {
  const html = await (await fetch(runningStack().siteUrl)).text()
  return [...html.matchAll(/\/OfferCodeWS\/([A-Z0-9_-]+)/g)].map(([, code]) => code as string).slice(0, 2)
}
