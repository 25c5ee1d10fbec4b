import type { Page } from '@playwright/test'
import { bookableOffer } from '../fixtures/bookable-offer.ts'
import { next } from '../fixtures/checkout-page.ts'
import { placeOrder } from '../fixtures/placed-order.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { allow, remember } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

// The shop refuses forms on purpose here, and the browser notes every refusal in its console.
test.use({ viewport: phone, reducedMotion: 'reduce', expectedComplaint: /status of 422/ })

const password = 'zwykłe zdanie'

async function linkTo(address: string, page: string): Promise<string> {
  const { lettersTo } = runningStack()
  const found = async () =>
    new RegExp(`https?://\\S+/${page}\\S*`).exec(
      (await lettersTo(address)).map(({ text }) => text).join('\n'),
    )?.[0] ?? ''
  await expect.poll(found, { timeout: 45_000 }).not.toBe('')
  return found()
}

async function logIn(page: Page, email: string) {
  await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anno!')
}

test('a guest saves two offers, registers, activates by letter and finds them on another device after logging in', async ({
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

  await page.goto(await linkTo(email, 'mytui/aktywacja'))
  await page.getByLabel('Hasło').fill('nie to hasło')
  await page.getByRole('button', { name: 'Aktywuj konto' }).click()
  await expect(page.getByLabel('Hasło')).toHaveAccessibleDescription(/To nie jest hasło/)
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Aktywuj konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dzień dobry, Anno!')
  await expect(page.getByRole('link', { name: 'Moje konto' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ulubione, 2 oferty' })).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await test.step('another device, without scripts, has the same list', async () => {
    const desk = await browser.newContext({ viewport: desktop, javaScriptEnabled: false })
    const there = await desk.newPage()
    await there.goto('/mytui/logowanie?powrot=/ulubione')
    await there.getByRole('textbox', { name: 'Adres e-mail' }).fill(email)
    await there.getByLabel('Hasło').fill(password)
    await there.getByRole('button', { name: 'Zaloguj się' }).click()
    await expect(there).toHaveURL(/\/ulubione$/)
    await expect(there.getByRole('main').getByRole('article')).toHaveCount(2)
    await there.getByRole('link', { name: 'Moje konto' }).click()
    await there.getByRole('button', { name: 'Wyloguj się' }).click()
    await there.goto('/ulubione')
    await expect(there.getByRole('main').getByRole('article')).toHaveCount(0)
    await desk.close()
  })

  await page.getByRole('button', { name: 'Wyloguj się' }).click()
  await expect(page.getByRole('link', { name: 'Zaloguj się' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ulubione', exact: true })).toBeVisible()
  await logIn(page, email)
  await expect(page.getByRole('link', { name: 'Ulubione, 2 oferty' })).toBeVisible()
})

test('whoever ordered as a guest makes an account with a password alone, and finds the trip and its papers there', async ({
  page,
  browser,
}) => {
  const order = await placeOrder(runningStack())
  await allow(page, '')
  await remember(page, order.cookies)
  await openPage(page, `/pz/platnosc/${order.number}`)
  await page.getByLabel('Zaliczka 25%').check()
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jedziesz!')

  await page.getByLabel('Hasło').fill('krótkie')
  await page.getByRole('button', { name: 'Załóż konto' }).click()
  await expect(page.getByLabel('Hasło')).toHaveAccessibleDescription(/co najmniej 10 znaków/)
  await expect(page.getByRole('textbox', { name: 'Adres e-mail' })).toHaveValue(order.email)
  await expect(page.getByRole('textbox', { name: 'Nazwisko' })).toHaveValue('Żółcińska')
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Załóż konto' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź pocztę')

  const desk = await browser.newContext({ viewport: desktop })
  const there = await desk.newPage()
  await there.goto(`/pz/payment/success/${order.number}`)
  await expect(there.getByRole('heading', { level: 1 })).not.toContainText('Jedziesz!')
  await there.goto(await linkTo(order.email, 'mytui/aktywacja'))
  await there.getByLabel('Hasło').fill(password)
  await there.getByRole('button', { name: 'Aktywuj konto' }).click()
  const trips = there.getByRole('region', { name: 'Nadchodzące wyjazdy' })
  await expect(trips.getByRole('article')).toHaveCount(1)
  await expect(trips).toContainText(order.number)
  await expect(trips).toContainText(/Do zapłaty .+ do \d\d\.\d\d\.\d{4}/)
  await expectAccessible(there)
  await trips.getByRole('link', { name: /^Szczegóły i dokumenty/ }).click()
  await expect(there.getByRole('heading', { level: 1 })).toContainText('Jedziesz!')
  await expect(there.getByRole('heading', { name: 'Załóż konto z danymi z zamówienia' })).toHaveCount(0)
  const papers = there.waitForEvent('download')
  await there.getByRole('link', { name: /Potwierdzenie/ }).click()
  expect((await papers).suggestedFilename()).toBe(`potwierdzenie-${order.number}.pdf`)
  await desk.close()
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
  await page.getByLabel('Hasło').fill(password)
  await page.getByRole('button', { name: 'Aktywuj konto' }).click()
  await expect(page.getByRole('heading', { name: 'Nie masz jeszcze rezerwacji' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Znajdź wyjazd' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await openPage(page, `/pz/rezerwacja/${await bookableOffer('grecja', '2')}`)
  await next(page, 'podróżni').click()
  await expect(page.getByRole('group', { name: /^Kontakt/ }).getByLabel('Adres e-mail')).toHaveValue(email)
})
