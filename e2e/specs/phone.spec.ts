import type { Page } from '@playwright/test'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { countElements, phoneScreen } from '../../scripts/bench/first-view.ts'
import { pageWeight } from '../../scripts/bench/page-weight.ts'
import { anAttraction } from '../../scripts/bench/phone-pages.ts'
import { bookableCard } from '../fixtures/bookable-offer.ts'
import { settled } from '../fixtures/settled.ts'
import { expect, openPage, test } from '../fixtures/shop-test.ts'
import { traveller } from '../fixtures/traveller.ts'
import { allow, userInfoCall } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

test.use({ viewport: phoneScreen, reducedMotion: 'reduce' })

interface Budget {
  /** Gzipped bytes of the page with its styles, and of the scripts it names. */
  html: number
  scripts: number
  /** Elements in all; those of the first view are at most 900 everywhere. */
  elements: number
}

const firstViewElements = 900
/** Bytes of the letters of a Polish page. Whole files of the font are 62,000. */
const fontBytes = 30_000

const pages: Record<string, Budget & { path: () => Promise<string> | string }> = {
  home: { path: () => '/', html: 70_000, scripts: 170_000, elements: 2_200 },
  list: { path: () => tripTypeConfiguration.WS.listingPath, html: 70_000, scripts: 180_000, elements: 2_100 },
  card: { path: () => bookableCard('grecja', '2'), html: 80_000, scripts: 180_000, elements: 3_400 },
  destination: { path: () => '/wypoczynek/grecja', html: 75_000, scripts: 180_000, elements: 2_500 },
  // Moves where DejaVu stands in for the letters until they are there: its words are wider, and the lines break elsewhere.
  flights: {
    path: () => tripTypeConfiguration.CZ.listingPath,
    html: 65_000,
    scripts: 180_000,
    elements: 1_700,
  },
  chart: { path: () => '/kiedy-najtaniej?c=GR', html: 65_000, scripts: 180_000, elements: 2_000 },
  attraction: {
    path: () => anAttraction(runningStack().siteUrl),
    html: 65_000,
    scripts: 180_000,
    elements: 1_600,
  },
}

for (const [name, { path, ...budget }] of Object.entries(pages))
  test(`on a phone the first view of a page is small, and nothing in it moves: ${name}`, async ({ page }) => {
    await allow(page, '')
    await watchStart(page)
    await expectWithin(page, await path(), budget)
  })

test('on a phone the first view of a reservation is small, and nothing in it moves', async ({ page }) => {
  const number = await traveller(page, 'budget of a reservation')
  await watchStart(page)
  await expectWithin(page, `/mytui/rezerwacja/${number}/karta/podsumowanie`, {
    html: 75_000,
    scripts: 250_000,
    elements: 1_600,
  })
})

for (const path of ['/', tripTypeConfiguration.WS.listingPath, '/wypoczynek/grecja'])
  test(`on a phone Back finds its place, from another document and within it: ${path}`, async ({ page }) => {
    await allow(page, '')
    await openPage(page, path)
    const place = await scrollDown(page)
    await page.goto('/kontakt')
    await page.goBack()
    await expectPlace(page, place)
    await page
      .getByRole('link', { name: 'Kontakt', exact: true })
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await expect(page).toHaveURL(/\/kontakt$/)
    await page.goBack()
    await expectPlace(page, place)
  })

test('on a phone Back finds its place on a card that led to another hotel', async ({ page }) => {
  await allow(page, '')
  await openPage(page, await cardWithOthers())
  const hotel = await page.getByRole('heading', { level: 1 }).textContent()
  const other = page.locator('[data-card-below] a[href*="/OfferCode"]').first()
  await scrollDown(page)
  await other.scrollIntoViewIfNeeded()
  const place = await placeOf(page)
  await other.evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(hotel ?? '')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hotel ?? '')
  await expectPlace(page, place)
})

async function expectWithin(page: Page, path: string, { html, scripts, elements }: Budget) {
  const lastAsked = page.waitForResponse((answer) => new URL(answer.url()).pathname === userInfoCall)
  await openPage(page, path)
  await lastAsked
  await settled(page)
  const fonts = await sizesOfFonts(page)
  expect(fonts.length, 'fonts').toBeGreaterThan(0)
  expect(
    fonts.reduce((sum, bytes) => sum + bytes, 0),
    'bytes of fonts',
  ).toBeLessThanOrEqual(fontBytes)
  const { all, firstView } = await countElements(page)
  expect(firstView, 'elements of the first view').toBeLessThanOrEqual(firstViewElements)
  expect(all, 'elements').toBeLessThanOrEqual(elements)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const weight = await pageWeight(runningStack().siteUrl, path, cookie)
  expect(weight.html, 'bytes of the page').toBeLessThanOrEqual(html)
  expect(weight.javascript, 'bytes of scripts').toBeLessThanOrEqual(scripts)
  expect(weight.css, 'bytes of style sheets beside the page').toBe(0)
  const { shift, reads } = await page.evaluate(() => {
    const seen = window as unknown as { shift: number; reads: string[] }
    return { shift: seen.shift, reads: seen.reads }
  })
  expect(shift).toBeLessThan(0.05)
  expect(reads, 'layout read by scripts').toEqual([])
}

/** Of the files that the page has loaded, from the shop or from the browser's cache. */
async function sizesOfFonts(page: Page): Promise<number[]> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const fonts = urls.filter((url) => url.endsWith('.woff2'))
  return Promise.all(fonts.map(async (url) => (await (await fetch(url)).arrayBuffer()).byteLength))
}

/** A card below which another hotel is offered. */
async function cardWithOthers(): Promise<string> {
  const { siteUrl } = runningStack()
  const textOf = async (path: string) => (await fetch(siteUrl + path)).text()
  const country = await textOf('/wypoczynek/grecja')
  for (const [, card] of country.matchAll(/href="(\/[^"]+\/OfferCodeWS\/[^"?]+)"/g)) {
    const below = (await textOf(card as string)).split('data-card-below')[1]
    if (below && /href="[^"]+\/OfferCode/.test(below)) return card as string
  }
  throw new Error('Below no card of Greece is another hotel.')
}

/**
 * Notes what moves, and what scripts ask about the layout: the browser has to work it out for the answer. A `ResizeObserver` is told
 * after each layout and may ask.
 */
async function watchStart(page: Page) {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { shift: 0, reads: [] as string[] })
    let isLaidOut = false
    window.ResizeObserver = class extends window.ResizeObserver {
      constructor(told: ResizeObserverCallback) {
        super((...news) => {
          isLaidOut = true
          told(...news)
          isLaidOut = false
        })
      }
    }
    const questions = [
      [Element.prototype, /^(client|scroll)(Width|Height|Top|Left)$|^get(BoundingClientRect|ClientRects)$/],
      [HTMLElement.prototype, /^offset(Width|Height|Top|Left)$|^innerText$/],
    ] as const
    for (const [kind, names] of questions)
      for (const name of Object.getOwnPropertyNames(kind).filter((one) => names.test(one))) {
        const asked = Object.getOwnPropertyDescriptor(kind, name) as PropertyDescriptor
        const part = asked.get ? 'get' : 'value'
        const answer = asked[part] as (this: unknown, ...of: unknown[]) => unknown
        Object.defineProperty(kind, name, {
          ...asked,
          [part](...of: unknown[]) {
            if (!isLaidOut) seen.reads.push(name)
            return answer.apply(this, of)
          },
        })
      }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Goes on trying while the browser goes back. */
async function expectPlace(page: Page, place: Awaited<ReturnType<typeof placeOf>>) {
  await expect(async () => expect(await placeOf(page)).toEqual(place)).toPass({ timeout: 20_000 })
}

/** Jumps over parts that were not laid out yet, and waits until they are. */
async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 2_600))
  await page.waitForFunction(() => document.documentElement.dataset.whole !== undefined)
  return placeOf(page)
}

function placeOf(page: Page) {
  return page.evaluate(() => {
    const part = document.elementFromPoint(180, 300)?.closest('li, section, footer, [data-track]')
    return { y: Math.round(window.scrollY), text: part?.textContent?.slice(0, 60) }
  })
}
