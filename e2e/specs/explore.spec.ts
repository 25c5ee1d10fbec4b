import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from '../fixtures/shop-test.ts'

const found = (page: Page) => page.getByRole('status').filter({ hasText: /kierun/ })
const destinations = (page: Page) => page.locator('main article')
/** 'od 1 234 zł' → 1234. */
const zloty = (text: string | null) =>
  Number(/[\d\u00a0 ]+(?=\u00a0zł)/.exec(text ?? '')?.[0].replace(/\D/g, ''))

test('a guest with a budget finds destinations, looks at them on the map and goes on to the offers of a month', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openPage(page, '/')
  await page.locator('main').getByRole('link', { name: 'Dokąd w moim budżecie' }).click()
  await expect(page).toHaveURL(/\/odkrywaj$/)
  await openPage(page, page.url())
  const all = await destinations(page).count()
  await page.getByLabel('Budżet', { exact: true }).fill('2 000')
  await page.getByRole('button', { name: 'Pokaż kierunki' }).click()
  await expect(page).toHaveURL(/budget=2\+000/)
  await expect(found(page)).toHaveText(/w budżecie$/)
  const some = await destinations(page).count()
  expect(some).toBeLessThan(all)
  expect(some).toBeGreaterThan(1)
  for (const price of await destinations(page).locator('p > strong').allTextContents())
    expect(zloty(price)).toBeLessThanOrEqual(2_000)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('link', { name: 'Pokaż na mapie' }).click()
  // The marker of a single destination; clusters show a number instead.
  const mark = page.getByRole('button', { name: /^\p{L}.*, od /u }).first()
  await expect(mark).toContainText('zł')
  await expect(page.locator('[data-drawn]')).toBeVisible()
  await expectAccessible(page)
  await mark.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('main article h3:focus')).toBeVisible()
  await page.getByRole('link', { name: 'Ukryj mapę' }).click()
  await expect(page.locator('[data-drawn]')).toHaveCount(0)

  const month = destinations(page).first().locator('li a').filter({ hasText: /tanio/ }).first()
  const price = zloty(await month.locator('strong').textContent())
  await month.click()
  await expect(page).toHaveURL(/wyniki-wyszukiwania-samolot/)
  const first = page.locator('#wyniki article').first()
  await expect(first).toBeVisible()
  expect(zloty(await first.locator('p > strong').first().textContent())).toBe(price)
  await page.goBack()
  await expect(page.getByLabel('Budżet', { exact: true })).toHaveValue('2000')
  await expect(destinations(page)).toHaveCount(some)
})
