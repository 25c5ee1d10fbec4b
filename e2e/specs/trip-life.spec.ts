import { formatMoney } from '@wojaz/travel/money'
import { linkTo } from '../fixtures/emails.ts'
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

// Forms are refused on purpose here, and the browser logs every refusal.
test.use({ reducedMotion: 'reduce', expectedComplaint: /status of 422/ })

const password = 'zwykłe zdanie'

for (const [size, viewport] of Object.entries({ desktop, phone }))
  test(`${size}: whoever ordered as a guest makes an account with a password alone, finds the trip and its documents there, changes it, pays for it and calls it off`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    // The whole life of a trip: bought, changed, paid, seated, cancelled.
    test.slow()
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

    const desk = await browser.newContext({ viewport, reducedMotion: 'reduce' })
    const there = await desk.newPage()
    await there.goto(`/pz/payment/success/${order.number}`)
    await expect(there.getByRole('heading', { level: 1 })).not.toContainText('Jedziesz!')
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
    await expectAccessible(there)
    await trips.getByRole('link', { name: /^Szczegóły i dokumenty/ }).click()
    await expect(there.getByRole('list').filter({ hasText: 'Wylot' })).toBeVisible()
    await expectAccessible(there)
    const tabs = there.getByRole('navigation', { name: 'Części rezerwacji' })
    await tabs.getByRole('link', { name: 'Dokumenty' }).click()
    await expect(there.getByText('Voucher do hotelu pojawi się tutaj')).toBeVisible()
    const documents = there.waitForEvent('download')
    await there.getByRole('link', { name: 'Pobierz Potwierdzenie (PDF)' }).click()
    expect((await documents).suggestedFilename()).toBe(`potwierdzenie-${order.number}.pdf`)

    let total = order.total
    await test.step('another date, dearer: prices first, then what becomes what, then one press', async () => {
      await tabs.getByRole('link', { name: 'Zmiany' }).click()
      await there.getByRole('link', { name: 'Termin lub długość' }).click()
      await expectAccessible(there)
      await expectNoSidewaysScroll(there)
      const dearer = there.getByRole('listitem').filter({ hasText: 'drożej o' }).first()
      await dearer.getByRole('button', { name: /^Wybierz/ }).click()
      await expect(there.getByRole('heading', { level: 1 })).toHaveText('Sprawdź i potwierdź zmianę')
      await expect(there.getByRole('timer')).toBeVisible()
      await expectAccessible(there)
      await expectNoSidewaysScroll(there)
      await there.getByRole('button', { name: 'Zmień wyjazd' }).click()
      await expect(there.getByText('Wyjazd jest zmieniony')).toBeVisible()
      await expect(there.getByRole('region', { name: 'Historia zmian' })).toContainText('zmiana wyjazdu')
      await expectNoSidewaysScroll(there)
      await expectAccessible(there)
      const changed = async () => (await runningStack().emailsTo(order.email)).map(({ text }) => text).join()
      await expect.poll(changed, { timeout: 45_000 }).toContain('Cena przed zmianą')
      const detail = await there.request.get(`/api/www/mytui/api/reservation?number=${order.number}`)
      total = (await detail.json()).money.total
      expect(total).toBeGreaterThan(order.total)
    })

    await test.step('an own amount is paid through Przelewy24, the rest, the difference with it, by BLIK', async () => {
      const title = there.getByRole('heading', { level: 1 })
      await tabs.getByRole('link', { name: 'Płatności' }).click()
      await expect(there).toHaveURL(/karta\/platnosc$/)
      await openPage(there, there.url())
      await there.getByRole('textbox', { name: 'Kwota w złotych' }).fill('500')
      await there.getByRole('radio', { name: /^PayPo/ }).check()
      await expectAccessible(there)
      await there.getByRole('button', { name: `Zapłać ${formatMoney(500_00)}` }).click()
      await expect(there).toHaveTitle(/Przelewy24/)
      await there.getByRole('button', { name: /^Zapłać/ }).click()
      await expect(there).toHaveURL(/\/mytui\/payment\/success\/[\da-f-]{36}$/)
      await expect(title).toHaveText('Dziękujemy, płatność dotarła')
      await expectAccessible(there)
      await there.getByRole('link', { name: 'Do podróży' }).click()
      await expect(there.getByText(`${formatMoney(500_00)}`).first()).toBeVisible()
      await there.getByRole('radio', { name: /^Wszystko, co zostało/ }).check()
      await there.getByRole('radio', { name: /^BLIK/ }).check()
      await there.getByLabel('Kod BLIK').fill('777123')
      await there.getByRole('button', { name: /^Zapłać/ }).click()
      await expect(title).toHaveText('Dziękujemy, płatność dotarła')
    })

    await test.step('seats are chosen later, and given back', async () => {
      await openPage(there, `/mytui/rezerwacja/${order.number}/karta/uslugi`)
      await expectNoSidewaysScroll(there)
      await there.getByRole('link', { name: 'Wybierz miejsca' }).click()
      await expect(there).toHaveURL(/miejsca=1/)
      await openPage(there, there.url())
      // Other guests of the same plane may be faster; then a message is shown, and the guest chooses again.
      await expect(async () => {
        // Before the seat map is loaded the button sends the lists, which would be the next step.
        await expect(there.getByText(/^Jednym kliknięciem wybierzesz/)).toBeVisible()
        await there.getByRole('button', { name: 'Wybierz miejsca obok siebie' }).click()
        await expect(there.getByText(/^Miejsca obok siebie są wybrane/)).toBeVisible()
        await there.getByRole('button', { name: 'Policz' }).click()
        await expect(there.getByText(/^Sprawdź i potwierdź|^Ktoś był szybszy/).first()).toBeVisible()
        await expect(there.getByRole('heading', { name: 'Sprawdź i potwierdź' })).toBeVisible({
          timeout: 1_000,
        })
      }).toPass()
      await expectAccessible(there)
      await there.getByRole('link', { name: 'Wróć do dodatków' }).click()
      await expect(there.getByRole('button', { name: 'Zwolnij wszystkie' })).toBeVisible()
      await there.getByRole('button', { name: 'Policz' }).click()
      await there.getByRole('button', { name: /^Potwierdź i zapłać/ }).click()
      await expect(there).toHaveURL(/karta\/platnosc$/)
      await there.getByLabel('Kod BLIK').fill('777123')
      await there.getByRole('button', { name: /^Zapłać/ }).click()
      await expect(there.getByRole('heading', { level: 1 })).toHaveText('Dziękujemy, płatność dotarła')
      await there.goto(`/mytui/rezerwacja/${order.number}/karta/podroz`)
      await expect(there.getByText(/^\d+[A-K] Anna Żółcińska/).first()).toBeVisible()
      await openPage(there, `/mytui/rezerwacja/${order.number}/karta/uslugi?miejsca=1`)
      await there.getByRole('button', { name: 'Zwolnij wszystkie' }).click()
      await there.getByRole('button', { name: 'Policz' }).click()
      await expect(there.getByText('Wraca do Ciebie')).toBeVisible()
      await there.getByRole('button', { name: 'Potwierdź zmianę' }).click()
      await expect(there.getByText(/^Gotowe\./)).toBeVisible()
    })

    await test.step('the trip is called off: first the price, then one press; the bank pays back', async () => {
      await there.goto(`/mytui/rezerwacja/${order.number}/karta/zarzadzanie`)
      await expectAccessible(there)
      await there.getByRole('button', { name: 'Sprawdź, ile do mnie wróci' }).click()
      // The fee for the change is not refunded: 100 zł for each of two.
      const changeFee = 2 * 100_00
      const refund = Math.ceil(((total - changeFee) * 75) / 100)
      await expect(there.getByText('Wraca do Ciebie')).toBeVisible()
      await expect(there.getByRole('main')).toContainText(formatMoney(refund))
      await expect(there.getByRole('main')).toContainText(`wcześniejsze zmiany (${formatMoney(changeFee)})`)
      await expectAccessible(there)
      await there.getByRole('button', { name: 'Odwołaj wyjazd' }).click()
      await expect(there).toHaveURL(/karta\/platnosc$/)
      await expect(there.getByRole('heading', { name: 'Wyjazd odwołany' })).toBeVisible()
      const isPaidOut = async () => {
        await there.reload()
        return there.getByText(/wypłacony \d\d\./).count()
      }
      await expect.poll(isPaidOut, { timeout: 60_000 }).toBeGreaterThan(0)
      await expectNoSidewaysScroll(there)
    })
    await desk.close()
  })
