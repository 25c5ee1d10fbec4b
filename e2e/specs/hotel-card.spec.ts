import type { Locator, Page } from '@playwright/test'
import { readHotelCardAddress } from '@wojaz/travel'
import { test } from '../fixtures/one-tab-test.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test as settingTest,
} from '../fixtures/shop-test.ts'

/** A hotel by the sea that planes lead to, as the page of its country names it. */
async function someHotel(page: Page): Promise<string> {
  const country = await (await page.request.get('/wypoczynek/grecja')).text()
  const [, path] = /"(\/wypoczynek\/grecja\/[^"]+)\/OfferCodeWS\//.exec(country) ?? []
  if (!path) throw new Error('The page of Greece shows no holiday by plane.')
  return path
}

const amount = (text: string | null) => Number((text ?? '').replace(/[^\d−-]/g, '').replace('−', '-'))
const boxOf = (page: Page) => page.getByRole('complementary', { name: 'Twoja oferta' })
const totalOf = (page: Page) => boxOf(page).locator('[aria-live] strong')
const expectTotal = (page: Page, total: number) =>
  expect.poll(async () => amount(await totalOf(page).textContent())).toBe(total)

/** Opens a line of the trip and takes the first other option; answers with what it makes of the price. */
async function takeAnother(page: Page, name: string): Promise<number> {
  const box = boxOf(page)
  await box.locator('summary').filter({ hasText: name }).click()
  const option = box.getByRole('navigation', { name }).locator('a:not([aria-current])').first()
  const label = (await option.locator('.font-medium').first().textContent()) as string
  const difference = await option.locator('.tabular-nums').textContent()
  await option.click()
  await expect(box.getByRole('navigation', { name }).locator('[aria-current]')).toContainText(label)
  return amount(difference)
}

test('a guest changes airport, length, room and party line by line, and one price follows', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openPage(page, await someHotel(page))
  await expectAccessible(page)
  let total = amount(await totalOf(page).textContent())
  for (const line of ['Lotnisko', 'Długość pobytu']) {
    total += await takeAnother(page, line)
    await expectTotal(page, total)
    expect(readHotelCardAddress(new URL(page.url()).pathname)?.offer?.tripType).toBe('WS')
  }

  const room = page
    .locator('#pokoje li')
    .filter({ has: page.getByRole('link', { name: /^Wybierz/ }) })
    .first()
  total = amount((await room.locator('strong').textContent()) ?? '')
  await room.getByRole('link', { name: /^Wybierz/ }).click()
  await expectTotal(page, total)

  const box = boxOf(page)
  await box.locator('summary').filter({ hasText: 'Uczestnicy' }).click()
  await box.getByRole('group', { name: 'Pokój 1' }).getByLabel('Data urodzenia dziecka 1').fill('2019-05-01')
  await box.getByText('Dodaj pokój').click()
  await box.getByRole('group', { name: 'Pokój 2' }).getByLabel('Dorośli').selectOption('2')
  await box.getByRole('button', { name: 'Przelicz cenę' }).click()
  await expect(box).toContainText('2 osoby dorosłe, 1 dziecko + 2 osoby dorosłe')
  await expect(box).toContainText('za 5 osób')
  // The breakdown, the code for the phone and the box say one price.
  const full = await totalOf(page).textContent()
  await expect(page.locator('#cena tfoot')).toContainText(full as string)
  await expect(page.locator('#rezerwacja')).toContainText(full as string)
  await page.goBack()
  await expectTotal(page, total)
})

test('in the calendar a keyboard walks from offer to offer and into the next month', async ({ page }) => {
  await openPage(page, await someHotel(page))
  const grid = page.getByRole('grid')
  const heading = page.locator('#price-month')
  const month = (await heading.textContent()) as string
  await grid.locator('a:not([tabindex])').focus()
  await page.keyboard.press('PageDown')
  await expect(heading).not.toHaveText(month)
  // Months without offers are walked through with the same key.
  const focused = grid.locator('a:focus').or(page.locator('[role=grid]:focus'))
  await expect(focused).toHaveCount(1)
  for (let shown = await heading.textContent(); (await focused.getAttribute('role')) === 'grid'; ) {
    await page.keyboard.press('PageDown')
    await expect(heading).not.toHaveText(shown as string)
    await expect(focused).toHaveCount(1)
    shown = await heading.textContent()
  }
  const day = grid.locator('a:focus')
  await page.keyboard.press('ArrowRight')
  const price = amount(await day.locator('span').nth(1).textContent())
  await page.keyboard.press('Enter')
  await expect(grid.locator('[aria-current]')).toHaveCount(1)
  await expectTotal(page, price)
})

test('on a phone the price stays at hand and leads to the telephone; an old link leads to the nearest offers', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, await someHotel(page))
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Zarezerwuj', exact: true }).click()
  const booking = page.locator('#rezerwacja')
  await expect(booking).toBeInViewport()
  await expect(booking.getByRole('link', { name: /^\+48/ })).toHaveAttribute('href', /^tel:\+48/)
  const code = (await booking.locator('dd').first().textContent()) as string

  const hotel = new URL(page.url()).pathname
  const past = code.replace(/^([A-Z]{6})\d{6}/, '$1200101')
  await openPage(page, `${hotel}/OfferCodeWS/${past}`)
  await expect(page.getByText('Ta oferta nie jest już w sprzedaży')).toBeVisible()
  await expect(totalOf(page)).toBeVisible()
})

settingTest.describe('without scripts', () => {
  settingTest.use({ javaScriptEnabled: false })

  settingTest('the offer, its price and every choice are there', async ({ page }) => {
    await page.goto(await someHotel(page))
    const box = boxOf(page)
    const before = amount(await totalOf(page).textContent())
    await box.locator('summary').filter({ hasText: 'Lotnisko' }).click()
    const option: Locator = box
      .getByRole('navigation', { name: 'Lotnisko' })
      .locator('a:not([aria-current])')
      .first()
    const difference = amount(await option.locator('.tabular-nums').textContent())
    await option.click()
    expect(amount(await totalOf(page).textContent())).toBe(before + difference)
    await expect(page.locator('#rezerwacja')).toContainText('Kod oferty')
  })
})
