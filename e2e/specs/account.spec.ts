import type { Page } from '@playwright/test'
import { bookableOffer } from '../fixtures/bookable-offer.ts'
import { next } from '../fixtures/checkout-page.ts'
import { linkTo, newAddress } from '../fixtures/emails.ts'
import { desktop, expect, expectNoSidewaysScroll, openPage, phone, test } from '../fixtures/shop-test.ts'
import { becomeCustomer } from '../fixtures/traveller.ts'
import { allow } from '../fixtures/visitor.ts'

// Forms are refused on purpose here, and the browser logs every refusal.
test.use({ viewport: phone, reducedMotion: 'reduce', expectedComplaint: /status of 422/ })

const password = 'zwykłe zdanie'

async function saveTwo(page: Page) {
  const cards = page.getByRole('region', { name: 'Polecamy w tym tygodniu' }).getByRole('article')
  for (const position of [0, 1]) {
    const isSaved = page.waitForResponse('**/api/www/wishlist')
    await cards
      .nth(position)
      .getByRole('button', { name: /^Zapisz w ulubionych/ })
      .click()
    await isSaved
  }
  await expect(page.getByRole('link', { name: 'Ulubione, 2 oferty' })).toBeVisible()
}

async function logIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anno!')
}

test('a guest saves two offers, registers, activates by email, and finds them again after logging in', {
  tag: '@gate',
}, async ({ page }) => {
  const email = newAddress('konto')
  await allow(page, 'preferences')
  await openPage(page, '/')
  await saveTwo(page)
  await page.goto('/mytui')
  await expect(page).toHaveURL(/\/mytui\/logowanie\?powrot=%2Fmytui$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await page.getByRole('link', { name: 'Załóż konto' }).click()
  await page.getByRole('textbox', { name: 'Imię' }).fill('Anna')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Żółcińska')
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
  await page.getByLabel('Hasło').fill('krótkie')
  await page.getByLabel('Hasło').press('Enter')
  await expect(page.getByLabel('Hasło')).toHaveAccessibleDescription(/co najmniej 10 znaków/)
  await expect(page.getByLabel('Hasło')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Imię' })).toHaveValue('Anna')
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Załóż konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź pocztę')

  await page.goto(await linkTo(email, 'mytui/aktywacja'))
  // The browser that registered is not asked for the password again.
  await expect(page.getByLabel('Hasło')).toHaveCount(0)
  await page.getByRole('button', { name: 'Aktywuj konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anno!')
  await expect(page.getByLabel('Twoje konto: Anna').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ulubione, 2 oferty' })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ulubione', exact: true })).toBeVisible()
  await logIn(page, email)
  await expect(page.getByRole('link', { name: 'Ulubione, 2 oferty' })).toBeVisible()
})

test('a customer has the same saved offers on another device, without scripts; a used link says that it has done its work', async ({
  page,
  browser,
}) => {
  const email = newAddress('konto')
  await allow(page, 'preferences')
  await openPage(page, '/')
  await becomeCustomer(page, email, { firstName: 'Anna', lastName: 'Żółcińska', password })
  await openPage(page, '/')
  await saveTwo(page)
  await page.goto(await linkTo(email, 'mytui/aktywacja'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To konto jest już aktywne')
  await page.getByRole('link', { name: 'Przejdź do konta' }).click()
  await expect(page).toHaveURL(/\/mytui$/)

  const desk = await browser.newContext({ viewport: desktop, javaScriptEnabled: false })
  const there = await desk.newPage()
  await there.goto('/mytui/logowanie?powrot=/ulubione')
  await there.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
  await there.getByRole('button', { name: 'Dalej' }).click()
  await there.getByLabel('Hasło').fill(password)
  await there.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(there).toHaveURL(/\/ulubione$/)
  await expect(there.getByRole('main').getByRole('article')).toHaveCount(2)
  await there.getByRole('button', { name: 'Twoje konto: Anna' }).hover()
  await there.getByRole('banner').getByRole('link', { name: 'Moje podróże' }).click()
  await there.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click()
  await there.goto('/ulubione')
  await expect(there.getByRole('main').getByRole('article')).toHaveCount(0)
  await desk.close()
})

test('a customer who has booked nothing is shown where to begin, and is known in the checkout', async ({
  page,
}) => {
  const email = newAddress('puste')
  await allow(page, '')
  await openPage(page, '/mytui/nowe-konto')
  await page.getByRole('textbox', { name: 'Imię' }).fill('Anna')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Żółcińska')
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Załóż konto' }).click()
  await page.goto(await linkTo(email, 'mytui/aktywacja'))
  await page.getByRole('button', { name: 'Aktywuj konto' }).click()
  await expect(page.getByRole('heading', { name: 'Nie masz jeszcze rezerwacji' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Znajdź wyjazd' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await openPage(page, `/pz/rezerwacja/${await bookableOffer('grecja', '2')}`)
  await next(page, 'podróżni').click()
  await expect(page.getByRole('group', { name: /^Kontakt/ }).getByLabel('Adres e-mail')).toHaveValue(email)
})
