import type { Page } from '@playwright/test'
import {
  type Buyer,
  chooseOpen,
  newBuyer,
  pay,
  putIntoCart,
  sayWhoBuys,
} from '../fixtures/attraction-cart.ts'
import { emailTo } from '../fixtures/emails.ts'
import { desktop, expect, expectAccessible, openPage, phone, test } from '../fixtures/shop-test.ts'

/** A private car: its owner must confirm first. */
async function ask(page: Page, buyer: Buyer) {
  await chooseOpen(page, 'attraction on request', 'text=prywatny transfer')
  await putIntoCart(page)
  await expect(page.getByText(/^Organizator potwierdza osobno\./)).toBeVisible()
  await page.getByLabel('Numer lotu').fill('7Z 1234')
  await sayWhoBuys(page, buyer)
  await pay(page)
  await expect(page).toHaveURL(/\/atrakcje\/payment\/success\//)
}

/** Opens the order's page from the link of the email. */
async function openFrom(page: Page, { text }: { text: string }) {
  await openPage(page, /https?:\/\/\S+success\S+/.exec(text)?.[0] ?? '')
}

test('on a desktop a guest who waits for an answer is told so on the page and by email', async ({ page }) => {
  const buyer = newBuyer()
  await page.setViewportSize(desktop)
  await ask(page, buyer)
  await expect(
    page.getByRole('heading', { level: 1, name: 'Zapłacone, czekamy na organizatora' }),
  ).toBeVisible()
  await expect(page.getByText('Czeka na potwierdzenie organizatora')).toBeVisible()
  await expect(page.getByText(/^To jeszcze nie jest bilet\./)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pokaż bilet/ })).toHaveCount(0)
  await expectAccessible(page)
  await emailTo(buyer.email, /^Czekamy na potwierdzenie: /)
})

test('on a phone a request that is confirmed becomes a ticket, and an email brings it', async ({ page }) => {
  const buyer = newBuyer('+48 600 777 777')
  await page.setViewportSize(phone)
  await ask(page, buyer)
  await openFrom(page, await emailTo(buyer.email, /^Bilet: /))
  await expect(page.getByRole('heading', { level: 1, name: 'Gotowe, masz bilety' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pokaż bilet/ })).toBeVisible()
})

test('on a phone a request that is refused is paid back without a word, and an email says so', async ({
  page,
}) => {
  const buyer = newBuyer('+48 600 500 500')
  await page.setViewportSize(phone)
  await ask(page, buyer)
  const email = await emailTo(buyer.email, /^Organizator nie potwierdził: /)
  expect(email.text).toContain('Oddajemy całe')
  await openFrom(page, email)
  await expect(page.getByText('Organizator odmówił')).toBeVisible()
  await expect(page.getByText(/^Zwr(ot|ócono) /)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pokaż bilet/ })).toHaveCount(0)
  await emailTo(buyer.email, /^Zwróciliśmy /)
})
