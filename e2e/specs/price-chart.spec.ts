import type { Page } from '@playwright/test'
import { amount, totalOf } from '../fixtures/hotel-card-page.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import { cards } from '../fixtures/listing-page.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'

/** '…: od 1 234 zł za osobę' → 1234. */
const zloty = (text: string | null) =>
  Number(/[\d\u00a0 ]+(?=\u00a0zł)/.exec(text ?? '')?.[0].replace(/\D/g, ''))

/** The list starts at the price of the bar, and so does the card of its first offer. */
async function expectListAndCard(page: Page, price: number, openFirst: () => Promise<void>) {
  await expect(page).toHaveURL(/wyniki-wyszukiwania-samolot/)
  const first = cards(page).first()
  await expect(first).toBeVisible()
  expect(zloty(await first.locator('p > strong').first().textContent())).toBe(price)
  await openFirst()
  await expect(page).toHaveURL(/OfferCodeWS/)
  // The card shows the price for both.
  await expect.poll(async () => Math.ceil(amount(await totalOf(page).textContent()) / 2)).toBe(price)
}

const firstOffer = (page: Page) => cards(page).first().getByRole('heading', { level: 3 }).getByRole('link')

test('a guest on a phone compares two places, looks at the days of a month and opens list and card at the price of a bar', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await openPage(page, '/kiedy-najtaniej')
  await page.getByText('Zmień', { exact: true }).click()
  await page.getByLabel('Kierunek').selectOption('GR')
  await page.getByLabel('Porównaj z').first().selectOption('ES')
  await page.getByRole('button', { name: 'Pokaż ceny' }).click()
  await expect(page).toHaveURL(/c=GR&c=ES/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /: pokaż dni$/ })
    .nth(1)
    .click()
  await expect(page).toHaveURL(/month=/)
  await expect(page.getByRole('heading', { level: 2, name: /^Najniższe ceny dzień po dniu/ })).toBeVisible()
  const bar = page.locator('[data-bar]').first()
  const price = zloty(await bar.getAttribute('aria-label'))
  await bar.click()
  await expectListAndCard(page, price, () => firstOffer(page).click())
})

test('by keyboard alone: along the bars of a year, into the list, onto the card', async ({ page }) => {
  await openPage(page, '/kiedy-najtaniej?c=GR')
  const stop = page.locator('[data-bar][tabindex="0"]')
  await tabTo(page, stop)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const name = (await stop.getAttribute('aria-label')) ?? ''
  await expect(stop).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expectListAndCard(page, zloty(name), async () => {
    await tabTo(page, firstOffer(page))
    await page.keyboard.press('Enter')
  })
})
