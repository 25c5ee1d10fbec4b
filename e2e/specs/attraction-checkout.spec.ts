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

const choice = (page: Page) => page.getByRole('form', { name: 'Wybierz termin i bilety' })

/** The first of a list that can be had next month, put into the cart. */
async function addFirst(page: Page, search: string) {
  await openPage(page, `/atrakcje/wyniki-wyszukiwania?${search}`)
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/atrakcje\/[^/]+\/[^/]+-\d+/)
  await openPage(page, page.url())
  await choice(page).getByRole('link', { name: 'Późniejszy miesiąc' }).click()
  await expect(page).toHaveURL(/month=/)
  await choice(page).getByRole('link', { name: /od \d/ }).first().click()
  await expect(page).toHaveURL(/date=/)
  await choice(page).getByRole('radio').first().check({ force: true })
  await choice(page).getByRole('button', { name: 'Dodaj do koszyka' }).click()
  await expect(page).toHaveURL(/\/atrakcje\/payment$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Koszyk atrakcji' })).toBeVisible()
}

async function sayWhoBuys(page: Page) {
  const buyer = page.getByRole('group', { name: 'Kto kupuje' })
  await buyer.getByLabel('Imię').fill('Zofia')
  await buyer.getByLabel('Nazwisko').fill('Żółć')
  await buyer.getByLabel('E-mail').fill('zofia@example.com')
  await buyer.getByLabel('Telefon').fill('+48 600 100 200')
}

for (const [name, viewport] of Object.entries({ desktop, phone })) {
  test(`on a ${name} a guest buys a boat trip, shows the ticket and calls it off in time`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await addFirst(page, 'q=rejs')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await sayWhoBuys(page)
    await page.getByRole('checkbox', { name: /Akceptuję regulamin/ }).check()
    await page.getByLabel('Kod BLIK').fill('777123')
    await page.getByRole('button', { name: /^Zamawiam i płacę/ }).click()
    await expect(page).toHaveURL(/\/atrakcje\/payment\/success\//)
    await expect(page.getByRole('heading', { level: 1, name: 'Gotowe, masz bilety' })).toBeVisible({
      timeout: 30_000,
    })
    await expectAccessible(page)

    await page.getByRole('link', { name: /^Pokaż bilet/ }).click()
    await expect(page.getByRole('img', { name: /^Kod biletu: / }).first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: 'Zrezygnuj' }).click()
    await expect(page.getByText('Zrezygnować z tej atrakcji?')).toBeVisible()
    await page.getByRole('button', { name: 'Tak, rezygnuję' }).click()
    await expect(page.getByText('Rezygnacja przyjęta.')).toBeVisible()
    await expect(page.getByText('Anulowane')).toBeVisible()
    await expect(page.getByText(/^Zwr(ot|ócono)/)).toBeVisible()
  })
}

test('a payment that the bank refuses can be tried again with the same cart', async ({ page }) => {
  await addFirst(page, 'q=rejs')
  await sayWhoBuys(page)
  await page.getByRole('checkbox', { name: /Akceptuję regulamin/ }).check()
  await page.getByLabel('Kod BLIK').fill('500500')
  await page.getByRole('button', { name: /^Zamawiam i płacę/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Płatność się nie udała' })).toBeVisible({
    timeout: 30_000,
  })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Spróbuj jeszcze raz' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue('zofia@example.com')
  await expect(page.getByText(/^Miejsca są Twoje do/)).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what was typed stays while a hold is extended and an attraction let go', async ({ page }) => {
    await page.goto('/atrakcje/wyniki-wyszukiwania?q=rejs')
    await page.getByRole('article').first().getByRole('link').click()
    await choice(page).getByRole('link', { name: 'Późniejszy miesiąc' }).click()
    await choice(page).getByRole('link', { name: /od \d/ }).first().click()
    await choice(page).getByRole('radio').first().check({ force: true })
    await choice(page).getByRole('button', { name: 'Dodaj do koszyka' }).click()
    await expect(page).toHaveURL(/\/atrakcje\/payment$/)
    await page.getByLabel('E-mail').fill('zofia@')
    await page.getByRole('button', { name: 'Przedłuż' }).click()
    await expect(page.getByText('Miejsca są Twoje na dłużej.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue('zofia@')
    await page.getByRole('button', { name: /^Usuń/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Koszyk jest pusty' })).toBeVisible()
  })
})
