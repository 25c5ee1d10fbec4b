import type { Page } from '@playwright/test'
import { bookableOffer } from '../fixtures/bookable-offer.ts'
import { next } from '../fixtures/checkout-page.ts'
import { linkTo } from '../fixtures/emails.ts'
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

// Forms are refused on purpose here, and the browser logs every refusal.
test.use({ viewport: phone, reducedMotion: 'reduce', expectedComplaint: /status of 422/ })

const password = 'zwykłe zdanie'

async function logIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
  await page.getByRole('button', { name: 'Dalej' }).click()
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anno!')
}

test('a guest saves two offers, registers, activates by email and finds them on another device after logging in', async ({
  page,
  browser,
}) => {
  const email = `konto-${process.pid}@wojaz.example`
  await allow(page, 'preferences')
  await openPage(page, '/')
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

  await page.goto('/mytui')
  await expect(page).toHaveURL(/\/mytui\/logowanie\?powrot=%2Fmytui$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Załóż konto' }).click()
  await page.getByRole('textbox', { name: 'Imię' }).fill('Anna')
  await page.getByRole('textbox', { name: 'Nazwisko' }).fill('Żółcińska')
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
  await page.getByLabel('Hasło').fill('krótkie')
  await page.getByLabel('Hasło').press('Enter')
  await expect(page.getByLabel('Hasło')).toHaveAccessibleDescription(/co najmniej 10 znaków/)
  await expect(page.getByLabel('Hasło')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Imię' })).toHaveValue('Anna')
  await expectAccessible(page)
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Załóż konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź pocztę')

  const link = await linkTo(email, 'mytui/aktywacja')
  await page.goto(link)
  // The browser that registered is not asked for the password again.
  await expect(page.getByLabel('Hasło')).toHaveCount(0)
  await page.getByRole('button', { name: 'Aktywuj konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anno!')
  await expect(page.getByLabel('Twoje konto: Anna').filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ulubione, 2 oferty' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await test.step('the link opened once more says that it has done its work', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('To konto jest już aktywne')
    await page.getByRole('link', { name: 'Przejdź do konta' }).click()
    await expect(page).toHaveURL(/\/mytui$/)
  })

  await test.step('another device, without scripts, has the same list', async () => {
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

  await page.getByRole('main').getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ulubione', exact: true })).toBeVisible()
  await logIn(page, email)
  await expect(page.getByRole('link', { name: 'Ulubione, 2 oferty' })).toBeVisible()
})

test('a customer who has booked nothing is shown where to begin, and is known in the checkout', async ({
  page,
}) => {
  const email = `puste-${process.pid}@wojaz.example`
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
