import { formatMoney } from '@wojaz/travel/money'
import { giveConsents, heading, inDatabase } from '../fixtures/checkout-page.ts'
import { afterRounds } from '../fixtures/emails.ts'
import { placeOrder } from '../fixtures/placed-order.ts'
import { desktop, expect, expectNoSidewaysScroll, openPage, phone, test } from '../fixtures/shop-test.ts'
import { allow, remember } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

test.describe('a form that is not in order', () => {
  // The browser logs the 422.
  test.use({ expectedComplaint: /422/ })

  test('on a phone a guest mistypes the code, reloads, pays a deposit by BLIK, and knows what is still due', {
    tag: '@gate',
  }, async ({ page }) => {
    const order = await placeOrder('payment of a deposit')
    await page.setViewportSize(phone)
    await allow(page, '')
    await remember(page, order.cookies)
    const answer = await openPage(page, `/pz/platnosc/${order.number}`)
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    await expect(page.getByRole('timer')).toBeVisible()
    await page.reload()
    await expect(page.locator('summary')).toContainText(formatMoney(order.total))

    await page.getByLabel('Zaliczka 25%').check()
    await page.getByLabel('BLIK', { exact: false }).first().check()
    await expect(page.getByText('Kod BLIK (opcjonalnie)')).toHaveCount(0)
    await page.getByLabel('Kod BLIK').fill('77')
    await page.getByRole('button', { name: /^Zapłać/ }).click()
    await expect(page.getByRole('alert')).toContainText('6 cyfr')
    await expect(page.getByLabel('Zaliczka 25%')).toBeChecked()

    await page.getByLabel('Kod BLIK').fill('777 123')
    await page.getByRole('button', { name: /^Zapłać/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jedziesz!')
    await expect(page).toHaveURL(new RegExp(`/pz/payment/success/${order.number}$`))
    await expect(page.getByText('Jeszcze do zapłaty:')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Zapłać wcześniej' })).toBeVisible()
  })
})

test('a code that waits for the phone outlives a reload, and is paid with a press there', {
  tag: '@gate',
}, async ({ page, context }) => {
  const order = await placeOrder('payment by a code that waits')
  await allow(page, '')
  await remember(page, order.cookies)
  await openPage(page, `/pz/platnosc/${order.number}`)
  await page.getByLabel('Kod BLIK').fill('123456')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByText('Potwierdź płatność w aplikacji banku.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Potwierdź płatność w aplikacji banku.')).toBeVisible()

  const app = await context.newPage()
  await app.goto(runningStack().bankUrl)
  const waiting = app.getByRole('listitem').filter({ hasText: order.number })
  await waiting.getByRole('button', { name: 'Potwierdź' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jedziesz!')
  await expect(page.getByText('Wszystko zapłacone.')).toBeVisible()
})

test('refused at the bank, a guest pays by another bank: same order, same price, same places', {
  tag: '@gate',
}, async ({ page }) => {
  const order = await placeOrder('payment refused', 'uk')
  await page.setViewportSize(desktop)
  await allow(page, '')
  await remember(page, order.cookies)
  await openPage(page, `/uk/pz/platnosc/${order.number}`)
  await page.getByLabel('mBank').check()
  await page.getByRole('button', { name: /^Сплатити/ }).click()
  // The bank's page uses the buyer's language, too.
  await expect(page).toHaveURL(/\/pay\/\?orderId=/)
  await page.getByRole('button', { name: 'Відхилити оплату' }).click()

  await expect(page).toHaveURL(new RegExp(`/uk/platnosc-negatywna/${order.number}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Оплата не вдалася')
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByRole('complementary')).toContainText(formatMoney(order.total))
  await page.getByLabel('iPKO').check()
  await page.getByRole('button', { name: /^Сплатити/ }).click()
  await page.getByRole('button', { name: /^Сплатити/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Їдете!')
})

test('an unpaid order is cancelled in one press; what is cancelled or too late is made anew with the same people', async ({
  page,
}) => {
  const order = await placeOrder('payment cancelled')
  await page.setViewportSize(phone)
  await allow(page, '')
  await remember(page, order.cookies)
  await openPage(page, `/pz/platnosc/${order.number}`)
  await page.getByRole('button', { name: 'Anuluj zamówienie' }).click()
  await expect(heading(page)).toHaveText('Zamówienie jest anulowane')
  await page.getByRole('button', { name: 'Zarezerwuj jeszcze raz' }).click()
  await expect(heading(page)).toHaveText('Sprawdź i zamów')
  await expect(page.getByText('Anna Żółcińska').first()).toBeVisible()

  await giveConsents(page)
  await page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' }).click()
  await expect(heading(page)).toHaveText('Jak chcesz zapłacić?')
  const number = page.url().split('/').at(-1) ?? ''
  expect(number).not.toBe(order.number)
  await inDatabase('update booking.orders set held_until = $2 where number = $1', [number, new Date()])
  await afterRounds(async () => {
    const [row] = await inDatabase<{ state: string }>('select state from booking.orders where number = $1', [
      number,
    ])
    return row?.state === 'expired'
  }, 'the order expires')
  await openPage(page, `/pz/platnosc/${number}`)
  await expect(heading(page)).toHaveText('Czas na zapłatę minął')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Zarezerwuj jeszcze raz' }).click()
  await expect(heading(page)).toHaveText('Sprawdź i zamów')
  await expect(page.getByText('Anna Żółcińska').first()).toBeVisible()
  for (const consent of await page.getByRole('checkbox').all()) await expect(consent).not.toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the same forms lead to the bank and back', async ({ page }) => {
    const order = await placeOrder('payment without scripts')
    await remember(page, order.cookies)
    await page.goto(`/pz/platnosc/${order.number}`)
    await page.getByLabel('Karta płatnicza').check()
    await page.getByRole('button', { name: /^Zapłać/ }).click()
    await page.getByRole('button', { name: /^Zapłać/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jedziesz!')
  })
})

test.describe('somebody else', () => {
  test.use({ expectedComplaint: /403/ })

  test('who knows only the number of an order sees nothing of it', { tag: '@gate' }, async ({ page }) => {
    const order = await placeOrder('payment that a stranger sees')
    await allow(page, '')
    for (const path of [
      '/pz/platnosc',
      '/pz/payment/confirm',
      '/pz/payment/success',
      '/platnosc-negatywna',
    ]) {
      const answer = await page.goto(`${path}/${order.number}`)
      expect(answer?.status()).toBe(403)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Otwórz rezerwację na tym urządzeniu')
      await expect(page.getByText(formatMoney(order.total))).toHaveCount(0)
    }
  })
})
