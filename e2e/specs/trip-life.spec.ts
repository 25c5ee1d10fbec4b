import type { Page } from '@playwright/test'
import { formatMoney } from '@wojaz/travel/money'
import { inDatabase } from '../fixtures/checkout-page.ts'
import { afterRounds, emailTo, linkTo } from '../fixtures/emails.ts'
import { payOrder, placeOrder } from '../fixtures/placed-order.ts'
import { callsOf } from '../fixtures/shop-calls.ts'
import { desktop, expect, openPage, phone, test } from '../fixtures/shop-test.ts'
import type { Traveller } from '../fixtures/stock.ts'
import { becomeCustomer } from '../fixtures/traveller.ts'
import { allow, remember } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

// Forms are refused on purpose here, and the browser logs every refusal.
test.use({ viewport: desktop, reducedMotion: 'reduce', expectedComplaint: /status of 422/ })

const password = 'zwykłe zdanie'
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Części rezerwacji' }).getByRole('link', { name })

/** A customer with a trip, paid as told through the bank. */
async function customerWithTrip(page: Page, traveller: Traveller, variant: 'full' | 'deposit') {
  const order = await placeOrder(traveller)
  await payOrder(order, variant)
  await allow(page, '')
  await openPage(page, '/')
  await becomeCustomer(page, order.email)
  return { ...order, part: (name: string) => `/mytui/rezerwacja/${order.number}/karta/${name}` }
}

async function payByBlik(page: Page) {
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
}

test.describe(() => {
  test.use({ viewport: phone })

  test('whoever ordered as a guest makes an account with a password alone, and finds the trip and its documents there', {
    tag: '@gate',
  }, async ({ page, browser }) => {
    const order = await placeOrder('life: account')
    await allow(page, '')
    await remember(page, order.cookies)
    await openPage(page, `/pz/platnosc/${order.number}`)
    await page.getByLabel('Zaliczka 25%').check()
    await payByBlik(page)
    await expect(title(page)).toContainText('Jedziesz!')

    await page.getByLabel('Hasło').fill('krótkie')
    await page.getByRole('button', { name: 'Załóż konto' }).click()
    await expect(page.getByLabel('Hasło')).toHaveAccessibleDescription(/co najmniej 10 znaków/)
    await expect(page.getByRole('textbox', { name: 'Adres e-mail' })).toHaveValue(order.email)
    await expect(page.getByRole('textbox', { name: 'Nazwisko' })).toHaveValue('Żółcińska')
    await page.getByLabel('Hasło').fill(password)
    await page.getByRole('button', { name: 'Załóż konto' }).click()
    await expect(title(page)).toHaveText('Sprawdź pocztę')

    const elsewhere = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce' })
    const there = await elsewhere.newPage()
    await there.goto(`/pz/payment/success/${order.number}`)
    await expect(title(there)).not.toContainText('Jedziesz!')
    await there.goto(await linkTo(order.email, 'mytui/aktywacja'))
    await there.getByLabel('Hasło').fill('nie to hasło')
    await there.getByRole('button', { name: 'Aktywuj konto' }).click()
    await expect(there.getByLabel('Hasło')).toHaveAccessibleDescription(/To nie jest hasło/)
    await there.getByLabel('Hasło').fill(password)
    await there.getByRole('button', { name: 'Aktywuj konto' }).click()
    const trips = there.getByRole('region', { name: 'Nadchodzące wyjazdy' })
    await expect(trips.getByRole('article')).toHaveCount(1)
    await expect(trips).toContainText(order.number)
    await expect(trips).toContainText(/Do zapłaty .+ do \d\d\.\d\d\.\d{4}/)
    await trips.getByRole('link', { name: /^Szczegóły i dokumenty/ }).click()
    await expect(there.getByRole('list').filter({ hasText: 'Wylot' })).toBeVisible()
    await tab(there, 'Dokumenty').click()
    await expect(there.getByText('Voucher do hotelu pojawi się tutaj')).toBeVisible()
    const documents = there.waitForEvent('download')
    await there.getByRole('link', { name: 'Pobierz Potwierdzenie (PDF)' }).click()
    expect((await documents).suggestedFilename()).toBe(`potwierdzenie-${order.number}.pdf`)
    await elsewhere.close()
  })
})

test('another date, dearer: prices first, then what becomes what, then one press', { tag: '@gate' }, async ({
  page,
}) => {
  const { number, total, email, part } = await customerWithTrip(page, 'life: change', 'deposit')
  await openPage(page, part('podsumowanie'))
  await tab(page, 'Zmiany').click()
  await page.getByRole('link', { name: 'Termin lub długość' }).click()
  const dearer = page.getByRole('listitem').filter({ hasText: 'drożej o' }).first()
  await dearer.getByRole('button', { name: /^Wybierz/ }).click()
  await expect(title(page)).toHaveText('Sprawdź i potwierdź zmianę')
  await expect(page.getByRole('timer')).toBeVisible()
  await page.getByRole('button', { name: 'Zmień wyjazd' }).click()
  await expect(page.getByText('Wyjazd jest zmieniony')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Historia zmian' })).toContainText('zmiana wyjazdu')
  await afterRounds(async () => {
    const emails = await runningStack().emailsTo(email)
    return emails.some(({ text }) => text?.includes('Cena przed zmianą'))
  }, 'the email that says what has changed')
  const detail = await callsOf(page)('readReservation', { query: { number } })
  expect(detail.body.money.total).toBeGreaterThan(total)
})

test('an own amount is paid through Przelewy24, the rest by BLIK', async ({ page }) => {
  const { part } = await customerWithTrip(page, 'life: instalments', 'deposit')
  await openPage(page, part('platnosc'))
  await page.getByRole('textbox', { name: 'Kwota w złotych' }).fill('500')
  await page.getByRole('radio', { name: /^PayPo/ }).check()
  await page.getByRole('button', { name: `Zapłać ${formatMoney(500_00)}` }).click()
  await expect(page).toHaveTitle(/Przelewy24/)
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page).toHaveURL(/\/mytui\/payment\/success\/[\da-f-]{36}$/)
  await expect(title(page)).toHaveText('Dziękujemy, płatność dotarła')
  await page.getByRole('link', { name: 'Do podróży' }).click()
  await expect(page.getByText(`${formatMoney(500_00)}`).first()).toBeVisible()
  await page.getByRole('radio', { name: /^Wszystko, co zostało/ }).check()
  await page.getByRole('radio', { name: /^BLIK/ }).check()
  await payByBlik(page)
  await expect(title(page)).toHaveText('Dziękujemy, płatność dotarła')
})

test('seats are chosen after the purchase, and given back', async ({ page }) => {
  const { part } = await customerWithTrip(page, 'life: seats', 'full')
  await openPage(page, part('uslugi'))
  await page.getByRole('link', { name: 'Wybierz miejsca' }).click()
  await expect(page).toHaveURL(/miejsca=1/)
  // Before the seat map is there the button sends the lists, which would be the next step.
  await expect(page.getByText(/^Jednym kliknięciem wybierzesz/)).toBeVisible()
  await page.getByRole('button', { name: 'Wybierz miejsca obok siebie' }).click()
  await expect(page.getByText(/^Miejsca obok siebie są wybrane/)).toBeVisible()
  await page.getByRole('button', { name: 'Policz' }).click()
  await expect(page.getByRole('heading', { name: 'Sprawdź i potwierdź' })).toBeVisible()
  await page.getByRole('link', { name: 'Wróć do dodatków' }).click()
  await expect(page.getByRole('button', { name: 'Zwolnij wszystkie' })).toBeVisible()
  await page.getByRole('button', { name: 'Policz' }).click()
  await page.getByRole('button', { name: /^Potwierdź i zapłać/ }).click()
  await expect(page).toHaveURL(/karta\/platnosc$/)
  await payByBlik(page)
  await expect(title(page)).toHaveText('Dziękujemy, płatność dotarła')
  await page.goto(part('podroz'))
  await expect(page.getByText(/^\d+[A-K] Anna Żółcińska/).first()).toBeVisible()
  await openPage(page, `${part('uslugi')}?miejsca=1`)
  await page.getByRole('button', { name: 'Zwolnij wszystkie' }).click()
  await page.getByRole('button', { name: 'Policz' }).click()
  await expect(page.getByText('Wraca do Ciebie')).toBeVisible()
  await page.getByRole('button', { name: 'Potwierdź zmianę' }).click()
  await expect(page.getByText(/^Gotowe\./)).toBeVisible()
})

test('a trip is called off: first the price, then one press; the bank pays back', { tag: '@gate' }, async ({
  page,
}) => {
  const { number, total, email, part } = await customerWithTrip(page, 'life: called off', 'full')
  await openPage(page, part('zarzadzanie'))
  await page.getByRole('button', { name: 'Sprawdź, ile do mnie wróci' }).click()
  await expect(page.getByText('Wraca do Ciebie')).toBeVisible()
  await expect(page.getByRole('main')).toContainText(formatMoney(Math.ceil((total * 75) / 100)))
  await page.getByRole('button', { name: 'Odwołaj wyjazd' }).click()
  await expect(page).toHaveURL(/karta\/platnosc$/)
  await expect(page.getByRole('heading', { name: 'Wyjazd odwołany' })).toBeVisible()
  await afterRounds(async () => {
    const refunds = await inDatabase<{ isThere: boolean }>(
      `select finished_at is not null as "isThere" from booking.refunds join booking.payments on payments.id = payment_id
       where order_number = $1`,
      [number],
    )
    return refunds.length > 0 && refunds.every(({ isThere }) => isThere)
  }, 'the refund')
  await page.reload()
  await expect(page.getByText(/wypłacony \d\d\./).first()).toBeVisible()
  await emailTo(email, /Odwołan|odwołan|anulowan|Anulowan/)
})
