import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'

const found = (page: Page) => page.getByRole('status').filter({ hasText: /atrakcj/ })
const number = async (page: Page) => Number((await found(page).textContent())?.replace(/\D/g, ''))
const choice = (page: Page) => page.getByRole('form', { name: 'Wybierz termin i bilety' })

/** There is always an open day a month ahead. */
async function chooseDay(page: Page) {
  await choice(page).getByRole('link', { name: 'Późniejszy miesiąc' }).click()
  await expect(page).toHaveURL(/month=/)
  await choice(page).getByRole('link', { name: /od \d/ }).first().click()
  await expect(page).toHaveURL(/date=/)
}

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test(`on a ${name} a guest comes from the landing to a chosen time and sees the price at once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openPage(page, '/atrakcje')
    await expectAccessible(page)
    await page.getByLabel('Miejsce lub atrakcja').fill('rejss')
    await page.getByRole('button', { name: 'Szukaj' }).click()
    await expect(page).toHaveURL(/wyniki-wyszukiwania\?.*q=rejss/)
    const all = await number(page)
    expect(all).toBeGreaterThan(20)
    if (viewport === phone) await page.locator('label', { hasText: 'Filtry' }).click()
    await page.getByRole('checkbox', { name: 'Polski' }).check()
    await expect(page).toHaveURL(/language=pl/)
    await expect.poll(() => number(page)).toBeLessThan(all)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/atrakcje\/[^/]+\/[^/]+-\d+/)
    await openPage(page, page.url())
    await chooseDay(page)
    const time = choice(page).getByRole('radio').first()
    await time.check({ force: true })
    await expect(choice(page)).toContainText(/Bezpłatne anulowanie do|nie można już anulować bezpłatnie/)
    const total = choice(page).locator('strong')
    const before = await total.textContent()
    await choice(page)
      .getByRole('button', { name: /^Więcej: / })
      .first()
      .click()
    await expect(total).not.toHaveText(before ?? '')
    const add = choice(page).getByRole('button', { name: 'Dodaj do koszyka' })
    await expect(add).toHaveAttribute('formmethod', 'post')
    await expect(add).toHaveAttribute('formaction', '/atrakcje/payment')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest filters the list, chooses a day and a time, and reads the price', async ({ page }) => {
    await page.goto('/atrakcje/wyniki-wyszukiwania?q=rejs')
    await page.getByRole('checkbox', { name: 'Polski' }).check()
    await page.getByRole('button', { name: 'Zastosuj filtry' }).click()
    await expect(page).toHaveURL(/language=pl/)
    await page.getByRole('article').first().getByRole('link').click()
    await chooseDay(page)
    await choice(page).getByRole('radio').first().check({ force: true })
    await choice(page).getByRole('button', { name: 'Pokaż cenę' }).click()
    await expect(page).toHaveURL(/time=/)
    await expect(choice(page).locator('strong')).toContainText('zł')
  })
})

test('a guest looks at what was found on the map', async ({ page }) => {
  await page.setViewportSize(desktop)
  await openPage(page, '/atrakcje/wyniki-wyszukiwania?q=rejs')
  await page.getByRole('link', { name: 'Pokaż na mapie' }).click()
  await expect(page).toHaveURL(/map=yes/)
  await expect(page.locator('[data-drawn]')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Pokaż listę' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('at the end of the home page there are attractions to begin with', async ({ page }) => {
  await openPage(page, '/')
  const shelf = page.getByRole('region', { name: 'Popularne atrakcje' })
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(shelf.getByRole('article')).toHaveCount(4)
})
