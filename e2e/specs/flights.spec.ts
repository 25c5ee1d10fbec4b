import type { Page } from '@playwright/test'
import { amount, fillContact, fillPeople, heading, next, order, totalOf } from '../fixtures/checkout-page.ts'
import { cards } from '../fixtures/listing-page.ts'
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

test.setTimeout(180_000)

const priceOf = async (page: Page) =>
  amount(await cards(page).first().locator('strong').first().textContent())

/** Books the first flight of the list for two, at the list's price per person. */
async function bookFirst(page: Page, perPerson: number) {
  await cards(page)
    .first()
    .getByRole('link', { name: /^Rezerwuj/ })
    .click()
  await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
  await expect(heading(page)).toHaveText('Dodatki do wyjazdu')
  await openPage(page, page.url())
  await expect.poll(async () => Math.ceil((await totalOf(page)) / 2)).toBe(perPerson)
}

async function payAll(page: Page) {
  await next(page, 'podróżni').click()
  await fillPeople(page)
  await fillContact(page)
  await next(page, 'podsumowanie').click()
  await page.getByRole('checkbox', { name: 'Akceptuję warunki uczestnictwa.' }).check()
  await order(page).click()
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(heading(page)).toContainText('Jedziesz!')
  await expect(page.getByText('Biletu nie drukujesz.')).toBeVisible()
}

for (const [screen, viewport] of Object.entries({ desktop, phone }))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('from the flights to a country to the list of a month, and to a flight that is paid for', async ({
      page,
    }) => {
      await allow(page, '')
      await openPage(page, '/czartery/turcja')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      const month = page.locator('main li a').filter({ hasText: /tanio/ }).first()
      const price = amount(await month.locator('strong').textContent())
      await month.click()
      await expect(page).toHaveURL(/\/wyszukiwarka-lotow\?/)
      await expect(cards(page).first()).toContainText('Powrót')
      await expect.poll(() => priceOf(page)).toBe(price)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await bookFirst(page, price)
      await payAll(page)
    })

    test('where to from my airport within a budget: a list, a map, and the flights of a month', async ({
      page,
    }) => {
      await allow(page, '')
      await openPage(page, '/zaawansowana-wyszukiwarka-lotow')
      const destinations = page.locator('main article')
      const all = await destinations.count()
      await page.getByLabel('Wylot z').selectOption('WAW')
      await page.getByLabel('Budżet', { exact: true }).fill('900')
      await page.getByRole('button', { name: 'Pokaż kierunki' }).click()
      await expect(page).toHaveURL(/budget=900/)
      await expect(page.getByRole('status').filter({ hasText: /w budżecie$/ })).toHaveCount(1)
      const some = await destinations.count()
      expect(some).toBeGreaterThan(0)
      expect(some).toBeLessThan(all)
      for (const price of await destinations.locator('p > strong').allTextContents())
        expect(amount(price)).toBeLessThanOrEqual(900)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await page.getByRole('link', { name: 'Pokaż na mapie' }).click()
      await expect(page.locator('[data-drawn]')).toBeVisible()
      await expect(page.getByRole('button', { name: /^\p{L}.*, od /u }).first()).toContainText('zł')
      await page.getByRole('link', { name: 'Ukryj mapę' }).click()

      const month = destinations.first().locator('li a').filter({ hasText: /tanio/ }).first()
      const price = amount(await month.locator('strong').textContent())
      await month.click()
      await expect(page).toHaveURL(/\/wyszukiwarka-lotow\?/)
      await expect(cards(page).first()).toContainText('Warszawa')
      await expect.poll(() => priceOf(page)).toBe(price)
      await bookFirst(page, price)
    })
  })
