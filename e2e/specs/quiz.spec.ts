import type { Page } from '@playwright/test'
import { totalOf as totalOfCart } from '../fixtures/checkout-page.ts'
import { expectTotal } from '../fixtures/hotel-card-page.ts'
import { tabTo } from '../fixtures/keyboard.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test.use({ reducedMotion: 'reduce' })

const question = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
/** '5 779 zł za 2 osoby' → 5779. */
const zloty = (text: string | null) => Number(/[\d\s]+(?=\szł)/.exec(text ?? '')?.[0].replace(/\D/g, ''))

test('a guest without a plan answers the quiz on a phone and begins to book at the price of the result', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await allow(page, '')
  await openPage(page, '/')
  await page.locator('main').getByRole('link', { name: 'Nie wiesz, dokąd? Zrób quiz' }).click()
  await expect(question(page, 'Kto jedzie?')).toBeVisible()
  await openPage(page, page.url())
  for (const [answer, next] of [
    ['We dwoje', 'Kiedy?'],
    ['Latem', 'Co chcesz tam robić?'],
    ['Leżeć na plaży', 'Jak ma być ciepło?'],
  ] as const) {
    await page.locator('main').getByRole('link', { name: answer }).click()
    await expect(question(page, next)).toBeFocused()
  }
  const skipped = ['Na jak długo?', 'Ile na osobę?', 'W jakim tempie?', 'Co z jedzeniem?']
  for (const next of [...skipped, 'Miejsca, które do Ciebie pasują']) {
    await page.getByRole('link', { name: 'Pomiń to pytanie' }).click()
    await expect(question(page, next)).toBeFocused()
  }
  const places = page.locator('main article')
  await expect(places).toHaveCount(3)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  const first = (await places.first().getByRole('heading', { level: 3 }).textContent()) ?? ''
  await places
    .first()
    .getByRole('link', { name: /^Nie to miejsce/ })
    .click()
  await expect(page.getByRole('link', { name: `Przywróć: ${first}` })).toBeVisible()
  await expect(places.getByRole('heading', { level: 3, name: first, exact: true })).toHaveCount(0)

  const total = zloty(await places.first().getByText('za 2 osoby').textContent())
  expect(total).toBeGreaterThan(0)
  await places
    .first()
    .getByRole('link', { name: /^Zobacz ofertę/ })
    .click()
  await expect(page).toHaveURL(/OfferCodeWS/)
  await expectTotal(page, total)
  await page.getByRole('link', { name: 'Zarezerwuj', exact: true }).click()
  await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
  await expect.poll(() => totalOfCart(page)).toBe(total)
})

test('by keyboard alone on a wide screen: eight questions, a place, the booking', async ({ page }) => {
  await allow(page, '')
  await openPage(page, '/quiz')
  const press = async (name: RegExp | string) => {
    await tabTo(page, page.locator('main').getByRole('link', { name }).first())
    await page.keyboard.press('Enter')
  }
  await press(/^We dwoje/)
  await expect(question(page, 'Kiedy?')).toBeFocused()
  const skipped = [
    ...['Co chcesz tam robić?', 'Jak ma być ciepło?', 'Na jak długo?', 'Ile na osobę?'],
    ...['W jakim tempie?', 'Co z jedzeniem?', 'Miejsca, które do Ciebie pasują'],
  ]
  for (const next of skipped) {
    // A weather without a month: places are shown in a month that has it.
    await press(next === 'Na jak długo?' ? /^Gorąco/ : 'Pomiń to pytanie')
    await expect(question(page, next)).toBeFocused()
  }
  const first = page.locator('main article').first()
  await expect(first.getByText(/^Taka pogoda i oferty: /)).toBeVisible()
  const total = zloty(await first.getByText('za 2 osoby').textContent())
  await press(/^Zobacz ofertę/)
  await expectTotal(page, total)
  await tabTo(page, page.getByRole('link', { name: 'Zarezerwuj ten wyjazd' }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
  await expect.poll(() => totalOfCart(page)).toBe(total)
})
