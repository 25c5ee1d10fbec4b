import type { Page } from '@playwright/test'
import { cartIdOf, fillContact, fillPeople, heading, next } from '../fixtures/checkout-page.ts'
import { newAddress } from '../fixtures/emails.ts'
import { payOrder, placeOrder } from '../fixtures/placed-order.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { ownOffer } from '../fixtures/stock.ts'
import { becomeCustomer } from '../fixtures/traveller.ts'
import { allow, remember } from '../fixtures/visitor.ts'

// every-page.spec.ts looks at all pages with an address of their own. These only a guest with a reservation or an account reaches.
test.use({ viewport: desktop, reducedMotion: 'reduce', expectedComplaint: /status of 422/ })

// A dozen pages each, at two widths.
test.slow()

/** Accessible and without horizontal scrolling, at a desk and on a phone. */
async function expectInOrder(page: Page) {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page, page.url())
  }
  await page.setViewportSize(desktop)
}

test('every step of the checkout is accessible, also with faults and with the seat map open', async ({
  page,
}) => {
  await allow(page, '')
  await openPage(page, `/pz/rezerwacja/${await ownOffer('states of a checkout')}`)
  await expectInOrder(page)
  await page.getByRole('link', { name: 'Wybierz miejsca', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Wybierz miejsca w samolocie' })
  await dialog
    .getByRole('button', { name: /standard, \d/ })
    .first()
    .click()
  await expect(dialog.getByRole('timer')).toBeVisible()
  await expectInOrder(page)
  await openPage(page, `/pz/rezerwacja/${cartIdOf(page)}/participants`)
  await expectInOrder(page)
  await next(page, 'podsumowanie').click()
  await expect(page.getByText('Podaj imię.').first()).toBeVisible()
  await expectInOrder(page)
  await fillPeople(page)
  await fillContact(page)
  await next(page, 'podsumowanie').click()
  await expect(heading(page)).toHaveText('Sprawdź i zamów')
  await expectInOrder(page)
})

test('every state of a payment is accessible', async ({ page }) => {
  const order = await placeOrder('states of a payment')
  await allow(page, '')
  await remember(page, order.cookies)
  const payment = `/pz/platnosc/${order.number}`
  await openPage(page, payment)
  await expectInOrder(page)
  await page.getByLabel('mBank').check()
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page).toHaveURL(/\/pay\/\?orderId=/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Odrzuć płatność' }).click()
  await expect(page).toHaveURL(new RegExp(`/platnosc-negatywna/${order.number}$`))
  await expectInOrder(page)
  await openPage(page, payment)
  await page.getByLabel('Kod BLIK').fill('123456')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByText('Potwierdź płatność w aplikacji banku.')).toBeVisible()
  await expectInOrder(page)

  const paid = await placeOrder('states of a paid order')
  await payOrder(paid, 'deposit')
  await remember(page, paid.cookies)
  await openPage(page, `/pz/payment/success/${paid.number}`)
  await expect(heading(page)).toContainText('Jedziesz!')
  await expectInOrder(page)

  const cancelled = await placeOrder('states of a cancelled order')
  await remember(page, cancelled.cookies)
  await openPage(page, `/pz/platnosc/${cancelled.number}`)
  await page.getByRole('button', { name: 'Anuluj zamówienie' }).click()
  await expect(heading(page)).toHaveText('Zamówienie jest anulowane')
  await expectInOrder(page)
})

test('every part of a reservation is accessible', async ({ page }) => {
  const order = await placeOrder('states of a reservation')
  await payOrder(order, 'deposit')
  const { number } = order
  await allow(page, '')
  await openPage(page, '/')
  await becomeCustomer(page, order.email)
  await openPage(page, '/mytui')
  await expectInOrder(page)
  const parts = [
    'podsumowanie',
    'podroz',
    'dokumenty',
    'platnosc',
    'uslugi',
    'uslugi?miejsca=1',
    'zarzadzanie',
  ]
  for (const part of parts) {
    await openPage(page, `/mytui/rezerwacja/${number}/karta/${part}`)
    await expectInOrder(page)
  }
  await page.getByRole('button', { name: 'Sprawdź, ile do mnie wróci' }).click()
  await expect(page.getByText('Wraca do Ciebie')).toBeVisible()
  await expectInOrder(page)
  await openPage(page, `/mytui/rezerwacja/${number}/karta/podsumowanie`)
  await page.getByRole('link', { name: 'Zmiany' }).click()
  await page.getByRole('link', { name: 'Termin lub długość' }).click()
  const dearer = page.getByRole('listitem').filter({ hasText: 'drożej o' }).first()
  const another = dearer.getByRole('button', { name: /^Wybierz/ })
  await expect(another).toBeVisible()
  await expectInOrder(page)
  await another.click()
  await expect(heading(page)).toHaveText('Sprawdź i potwierdź zmianę')
  await expectInOrder(page)
})

test('every page of an account is accessible', async ({ page }) => {
  await allow(page, '')
  for (const form of ['logowanie', 'nowe-konto']) {
    await openPage(page, `/mytui/${form}`)
    await expectInOrder(page)
  }
  await page.getByRole('button', { name: 'Załóż konto' }).click()
  await expect(page.getByRole('textbox', { name: 'Imię' })).toHaveAttribute('aria-invalid', 'true')
  await expectInOrder(page)
  const email = newAddress('states')
  await becomeCustomer(page, email)
  for (const part of ['', '/ustawienia/haslo', '/ustawienia/sposoby-logowania', '/ustawienia/moje-dane']) {
    await openPage(page, `/mytui${part}`)
    await expectInOrder(page)
  }
  await page.getByRole('link', { name: 'Zobacz, co się stanie' }).click()
  await expect(heading(page)).toHaveText('Usuń konto')
  await expectInOrder(page)
})
