import { addDays, dayOf, formatDate } from '@wojaz/travel/dates'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import {
  amount,
  cartIdOf,
  fillChild,
  fillContact,
  fillPeople,
  heading,
  luggage,
  next,
  order,
  totalOf,
  traveller,
} from '../fixtures/checkout-page.ts'
import { emailTo, newAddress } from '../fixtures/emails.ts'
import { desktop, expect, openPage, test } from '../fixtures/shop-test.ts'
import { ownOffer } from '../fixtures/stock.ts'
import { allow } from '../fixtures/visitor.ts'

// Forms are refused on purpose, and a stranger gets a 403; the browser logs both.
test.use({ reducedMotion: 'reduce', expectedComplaint: /status of (422|403)/ })

test('two adults and a child get from an offer to the payment page, and the price is the same all the way', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize(desktop)
  await allow(page, '')
  const code = await ownOffer('checkout of a family', '2c190501')
  await openPage(page, `/pz/rezerwacja/${code}`)
  await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
  const cart = cartIdOf(page)
  await expect(heading(page)).toHaveText('Dodatki do wyjazdu')
  const price = await totalOf(page)
  expect(price).toBeGreaterThan(0)
  expect(await page.evaluate(() => sessionStorage.getItem('cart-id'))).toMatch(/^[\w-]{22}$/)

  await page.reload()
  expect(await totalOf(page)).toBe(price)
  await openPage(page, page.url())

  await test.step('what is ticked is counted at once, and is still there after a reload of the next step', async () => {
    await page.locator('summary').filter({ hasText: 'Wybierz bagaż' }).focus()
    await page.keyboard.press('Enter')
    await luggage(page).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => totalOf(page)).toBeGreaterThan(price)
  })
  const withLuggage = await totalOf(page)
  await next(page, 'podróżni').focus()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Kto jedzie')
  await page.reload()
  expect(await totalOf(page)).toBe(withLuggage)

  await test.step('what is wrong is said at its field, and nothing is lost', async () => {
    await openPage(page, page.url())
    await traveller(page, 2).getByLabel('Imię lub imiona').fill('Jan')
    await next(page, 'podsumowanie').focus()
    await page.keyboard.press('Enter')
    const first = traveller(page, 1).getByRole('radio', { name: 'Kobieta' })
    await expect(first).toBeFocused()
    await expect(traveller(page, 1).getByLabel('Imię lub imiona')).toHaveAccessibleDescription('Podaj imię.')
    await expect(traveller(page, 2).getByLabel('Imię lub imiona')).toHaveValue('Jan')
    await page.keyboard.press('Space')
    await expect(first).toBeChecked()
  })

  await fillPeople(page)
  await fillChild(page)
  await expect(traveller(page, 3).getByLabel('Data urodzenia')).toHaveValue('01.05.2019')
  await fillContact(page)
  await page.keyboard.press('Enter')

  await expect(heading(page)).toHaveText('Sprawdź i zamów')
  await expect(page.getByText('Zofia Nowak')).toBeVisible()
  expect(await totalOf(page)).toBe(withLuggage)
  // The legally required information before the contract, besides dates, flights, room and meals.
  await expect(page.getByText(/^[1-5] z 5 gwiazdek/).first()).toBeVisible()
  await expect(page.getByText(/ograniczoną sprawność ruchową\? Zadzwoń przed zamówieniem/)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Anna Nowak-Żółć').first()).toBeVisible()

  await order(page).click()
  await expect(page.getByRole('checkbox', { name: 'Akceptuję warunki uczestnictwa.' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: /standardowego formularza informacyjnego/ }).press('Space')
  for (const channel of ['e‑mailem', 'SMS‑em', 'dzwonić'])
    await expect(page.getByRole('checkbox', { name: new RegExp(channel) })).not.toBeChecked()
  await order(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pz\/platnosc\/W\d{9}$/)
  await expect(page.locator('main')).toContainText(
    new RegExp(String(withLuggage).replace(/(?=(\d{3})+$)/g, '\\s?')),
  )

  // The ordered reservation cannot be filled in any more.
  await page.goto(`/pz/rezerwacja/${cart}/summary`)
  await expect(page).toHaveURL(/\/pz\/platnosc\/W\d{9}$/)
})

/** Whose age band the child leaves while on the trip, and what is said then. */
const birthdays = [
  {
    child: 'a child who turns twelve',
    years: 12,
    says: 'dziecko skończy 12 lat przed powrotem i leci w cenie dla dorosłych',
  },
  {
    child: 'an infant who turns two',
    years: 2,
    says: 'dziecko skończy 2 lata przed powrotem i leci na własnym fotelu',
  },
] as const

for (const { child, years, says } of birthdays)
  test(`${child} before the return costs more: both prices are told, and agreed to before anything goes on`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    await allow(page, '')
    const born = addDays(dayOf(new Date()), -60)
    const code = await ownOffer(`checkout of ${child}`, `2c${born.slice(2).replaceAll('-', '')}`)
    const parts = parseOfferCode(code)
    if (!parts.ok) throw new Error(parts.refusal.part)
    // No child is born on 29 February.
    const returns = addDays(parts.value.date, parts.value.nights).replace('02-29', '02-28')
    await openPage(page, `/pz/rezerwacja/${code}`)
    const price = await totalOf(page)
    await next(page, 'podróżni').click()
    await fillPeople(page)
    await fillChild(page)
    await expect(traveller(page, 3).getByLabel('Data urodzenia')).toHaveValue(formatDate(born))
    await fillContact(page)
    const birthday = `${Number(returns.slice(0, 4)) - years}${returns.slice(4)}`
    await traveller(page, 3).getByLabel('Data urodzenia').fill(formatDate(birthday))
    await next(page, 'podsumowanie').click()
    await expect(page.getByText(says)).toBeVisible()
    const agree = page.getByRole('button', { name: /^Zgadzam się na/ })
    const now = amount(await agree.textContent())
    expect(now).toBeGreaterThan(price)
    await agree.click()
    await expect(heading(page)).toHaveText('Sprawdź i zamów')
    expect(await totalOf(page)).toBe(now)
    await expect(page.getByText(`ur. ${formatDate(birthday)}`)).toBeVisible()
  })

test('a guest who goes over to Czech before ordering gets email and documents in Czech', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize(desktop)
  await allow(page, '')
  const email = newAddress('cesky')
  await openPage(page, `/pz/rezerwacja/${await ownOffer('checkout in Czech')}`)
  await next(page, 'podróżni').click()
  await fillPeople(page)
  await fillContact(page)
  await page.getByRole('group', { name: 'Kontakt do Ciebie' }).getByLabel('Adres e-mail').fill(email)
  await next(page, 'podsumowanie').click()
  await expect(heading(page)).toHaveText('Sprawdź i zamów')
  const total = await totalOf(page)
  await openPage(page, `/cs${new URL(page.url()).pathname}`)
  expect(await totalOf(page)).toBe(total)
  for (const name of ['terms', 'standardForm']) await page.locator(`input[name=${name}]`).check()
  await page.getByRole('button', { name: 'Objednávám s povinností platby' }).click()
  await page.getByLabel('Kód BLIK').fill('777123')
  await page.getByRole('button', { name: /^Zaplatit/ }).click()
  await expect(page).toHaveURL(/\/cs\/pz\/payment\/success/)
  const sent = await emailTo(email)
  expect(sent.subject).toMatch(/^Rezervace W\d{9} potvrzena/)
  expect(sent.text).toMatch(/\d noc/)
  expect(sent.text).toContain('/cs/pz/')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('plain forms lead from an offer to the payment page', { tag: '@gate' }, async ({ page }) => {
    await page.goto(`/pz/rezerwacja/${await ownOffer('checkout without scripts')}`)
    await page.locator('summary').filter({ hasText: 'Wybierz bagaż' }).click()
    await luggage(page).check()
    await next(page, 'podróżni').click()
    await fillPeople(page, 1)
    await next(page, 'podsumowanie').click()
    await expect(traveller(page, 1).getByLabel('Nazwisko')).toHaveValue('Nowak-Żółć')
    await expect(traveller(page, 2).getByLabel('Nazwisko')).toHaveAccessibleDescription('Podaj nazwisko.')
    await fillPeople(page)
    await fillContact(page)
    await next(page, 'podsumowanie').click()
    await expect(page.getByText('Anna Nowak-Żółć').first()).toBeVisible()
    await page.getByRole('checkbox', { name: 'Akceptuję warunki uczestnictwa.' }).check()
    await order(page).click()
    await expect(
      page.getByRole('checkbox', { name: /standardowego formularza/ }),
    ).toHaveAccessibleDescription(/Zgodnie z prawem/)
    await page.getByRole('checkbox', { name: /standardowego formularza/ }).check()
    await order(page).click()
    await expect(page).toHaveURL(/\/pz\/platnosc\/W\d{9}$/)
  })

  test('a link by e-mail goes on in another browser, and a stranger sees nothing', async ({
    page,
    browser,
  }) => {
    const email = newAddress('later')
    await page.goto(`/pz/rezerwacja/${await ownOffer('checkout finished later')}`)
    const start = page.url()
    await next(page, 'podróżni').click()
    await fillPeople(page)
    await fillContact(page)
    await next(page, 'podsumowanie').click()
    await page.getByText('Dokończ później').click()
    const later = page.getByRole('complementary')
    await later.getByLabel('Adres e-mail').fill(email)
    await later.getByRole('button', { name: 'Wyślij mi link' }).click()
    await expect(page.getByText('Link wysłany. Sprawdź skrzynkę.')).toBeVisible()

    const elsewhere = await browser.newContext({ javaScriptEnabled: false, locale: 'pl-PL' })
    const other = await elsewhere.newPage()
    const refused = await other.goto(start)
    expect(refused?.status()).toBe(403)
    expect(refused?.headers()['cache-control']).toBe('no-store')
    await expect(other.locator('body')).not.toContainText('Nowak')
    const { text } = await emailTo(email)
    await other.goto(/https?:\/\/\S+\/pz\/rezerwacja\/\S+/.exec(text)?.[0] ?? '')
    await expect(other.getByText('Anna Nowak-Żółć').first()).toBeVisible()
    expect(await totalOf(other)).toBe(await totalOf(page))
    await elsewhere.close()
  })
})
