import type { Page } from '@playwright/test'
import { searchDropdowns } from '@wojaz/travel/trip'
import { cards, listing, names, searched, settled, sort } from '../fixtures/listing-page.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test('above the list the search is one line that opens to the form; on a phone a view that Back closes', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openPage(page, searched({ selectedDestinationsCodes: ['GR'], selectedAirports: ['KTW'] }))
  const line = page.locator('[data-search-line] > summary')
  const field = (name: string) => page.locator(`[data-dropdown="${name}"] > summary`)
  await expect(line).toContainText('Grecja · z: Katowice')
  await expect(field('region')).toBeHidden()
  await line.hover()
  await expect(page.locator('form[data-live]')).toBeVisible()
  await line.click()
  await field('duration').click()
  await page
    .locator('[data-dropdown="duration"]')
    .getByRole('radio', { name: /^7 nocy/ })
    .click()
  await page.locator('[data-search] button[type="submit"]').click()
  await settled(page, /dF%3A7%3AdT%3A7/)
  await expect(line).toContainText('7 nocy')
  await expect(field('region')).toBeHidden()

  await page.setViewportSize(phone)
  const { href } = await page.evaluate(() => ({ href: window.location.href }))
  await line.click()
  const view = page.getByRole('dialog', { name: 'Zmień wyszukiwanie' })
  await expect(view).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  for (const name of searchDropdowns) await expect(field(name)).toBeVisible()
  await field('airport').click()
  const airports = page.getByRole('dialog', { name: 'Skąd' })
  await expect(airports.getByRole('checkbox', { name: /^Katowice/ })).toBeChecked()
  await page.goBack()
  await expect(airports).toHaveCount(0)
  await expect(view).toBeVisible()
  await page.goBack()
  await expect(view).toHaveCount(0)
  expect(page.url()).toBe(href)
})

test('at 200 % nothing has to be pushed sideways, and everything can be reached', async ({
  browser,
  baseURL,
}) => {
  const screen = { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 }
  const page = await browser.newPage({ ...screen, ...(baseURL && { baseURL }) })
  await allow(page, 'preferences')
  for (const path of ['/', listing]) {
    await openPage(page, path)
    await expectNoSidewaysScroll(page)
    const line = page.locator('[data-search-line] > summary')
    if (await line.count()) await line.click()
    for (const name of searchDropdowns)
      await page.locator(`[data-dropdown="${name}"] > summary`).click({ trial: true })
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
  }
  await openPage(page, listing)
  await cards(page).first().getByRole('link').last().click({ trial: true })
  await page.getByRole('link', { name: 'Filtry' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtry' })
  await filters.getByRole('checkbox').last().click({ trial: true })
  await filters.getByRole('button', { name: /^Pokaż/ }).click({ trial: true })
  await expectNoSidewaysScroll(page)

  // Whoever goes through the cards by keyboard sees where they are: the bar at the lower edge stays out of the way.
  await openPage(page, '/wypoczynek/grecja/oferty-all-inclusive')
  await cards(page).first().getByRole('link').first().focus()
  const hidden: string[] = []
  for (
    let focus: Focus = { inCard: true, isSeen: true, what: '' };
    focus.inCard;
    focus = await focusNow(page)
  ) {
    if (!focus.isSeen) hidden.push(focus.what)
    await page.keyboard.press('Tab')
  }
  expect(hidden).toEqual([])
  await page.close()
})

interface Focus {
  inCard: boolean
  isSeen: boolean
  what: string
}

const focusNow = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const element = document.activeElement as Element
    const { left, top, width, height } = element.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    const inCard = element.closest('article') !== null
    return { inCard, isSeen: Boolean(there?.closest('article')), what: element.textContent }
  })

test.describe('when the network fails in the middle', () => {
  test.use({ expectedComplaint: /Failed to load resource|net::ERR/ })
  test('the results stay, say so, and come with the next try', async ({ page }) => {
    await page.setViewportSize(desktop)
    await openPage(page, listing)
    const before = await names(page)
    await page.route(/\.data\?/, (route) => route.abort())
    await sort(page).selectOption('priceDESC')
    await expect(page.getByRole('alert')).toContainText('Nie udało się wczytać wyników.')
    expect(await names(page)).toEqual(before)
    await page.unroute(/\.data\?/)
    await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await settled(page, /priceDESC/)
    expect(await names(page)).not.toEqual(before)
  })
})

test('on a phone filters and orders fill the screen, Back closes them, and nothing is lost', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await allow(page, 'preferences')
  await openPage(page, listing)
  await cards(page).nth(1).scrollIntoViewIfNeeded()
  await page.getByRole('link', { name: 'Filtry' }).click()
  const filters = page.getByRole('dialog', { name: 'Filtry' })
  await expect(filters).toBeVisible()
  const y = await page.evaluate(() => window.scrollY)
  // The price of the cheapest, which stands first, goes along with the number of offers.
  const cheapest = (await cards(page).first().getByRole('strong').last().textContent()) ?? ''
  await expect(page.getByText(/^\d+ ofert\S* ?od \d/)).toContainText(cheapest)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await filters.getByRole('checkbox', { name: /^All inclusive/ }).check()
  await expect(filters.getByRole('button', { name: /^Pokaż \d+ ofert/ })).toBeEnabled()
  await page.goBack()
  await expect(filters).toHaveCount(0)
  expect(page.url()).not.toContain('board')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(y)

  await page.getByRole('link', { name: 'Filtry' }).click()
  await filters.getByRole('checkbox', { name: /^All inclusive/ }).check()
  await filters.getByRole('button', { name: /^Pokaż/ }).click()
  await settled(page, /board%3AAI[^#]*$/)
  await page.getByRole('link', { name: 'Sortowanie' }).click()
  await page
    .getByRole('dialog', { name: 'Sortowanie' })
    .getByRole('link', { name: 'Najlepiej oceniane' })
    .click()
  await settled(page, /hotelRating[^#]*$/)
  await page.goBack()
  await settled(page, /q=%3Aprice[^#]*board%3AAI/)
})
