import type { Page } from '@playwright/test'
import { openDatabase } from '@wojaz/database'
import { bookableOffer } from '../fixtures/bookable-offer.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { remember } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

const people = [
  { title: 'Kobieta', firstName: 'Anna', lastName: 'Nowak-Żółć', birthDate: '24.03.1987' },
  { title: 'Mężczyzna', firstName: 'Jan', lastName: 'Nowak', birthDate: '02.11.1985' },
]
const contact = {
  'Adres e-mail': 'anna@wojaz.example',
  Telefon: '600 700 800',
  'Ulica i numer': 'Długa 4/7',
  'Kod pocztowy': '00-238',
  Miejscowość: 'Warszawa',
}

const amount = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))
const traveller = (page: Page, number: number) =>
  page.getByRole('group', { name: new RegExp(`^Podróżny ${number},`) })
const contactGroup = (page: Page) => page.getByRole('group', { name: 'Kontakt do Ciebie' })
const next = (page: Page, step: 'podróżni' | 'podsumowanie') =>
  page.getByRole('button', { name: `Dalej: ${step}` })
const order = (page: Page) => page.getByRole('button', { name: 'Zamawiam z obowiązkiem zapłaty' })
/** The dearest for the first traveller. */
const luggage = (page: Page) => page.locator('input[type=radio][name="LUGGAGE.0"]').last()
const cartIdOf = (page: Page) => /\/pz\/rezerwacja\/([\w-]{12})/.exec(page.url())?.[1] ?? ''

/** Of the trip beside the step, or of the bar below it on a phone. */
const totalOf = async (page: Page) =>
  amount(
    await page
      .locator('main :is(aside dd.text-heading, summary strong)')
      .filter({ visible: true })
      .first()
      .textContent(),
  )

async function fillPeople(page: Page, count = people.length) {
  for (const [index, one] of people.slice(0, count).entries()) {
    const fields = traveller(page, index + 1)
    await fields.getByRole('radio', { name: one.title }).check()
    await fields.getByLabel('Imię lub imiona').fill(one.firstName)
    await fields.getByLabel('Nazwisko').fill(one.lastName)
    await fields.getByLabel('Data urodzenia').fill(one.birthDate)
  }
}

async function fillContact(page: Page) {
  for (const [label, value] of Object.entries(contact)) await contactGroup(page).getByLabel(label).fill(value)
}

async function inDatabase(sql: string, values: readonly (string | number)[]) {
  const { databaseUrl: url } = runningStack()
  const database = openDatabase({ url, applicationName: 'journey', onError: () => {} })
  await database.pool.query(sql, [...values])
  await database.close()
}

/** What the guest has agreed to becomes another figure, as if the price had moved meanwhile. */
function movePrice(cartId: string, grosze: number) {
  return inDatabase('update booking.carts set agreed_offer = agreed_offer - $2 where id = $1', [
    cartId,
    grosze,
  ])
}

async function decided(page: Page) {
  await remember(page, { cookie_consent: '1.2026-11-01.' })
}

// From an offer to its payment are a dozen pages.
test.setTimeout(180_000)
// Forms are refused on purpose, and a stranger is turned away; the browser notes both in its console.
test.use({ reducedMotion: 'reduce', expectedComplaint: /status of (422|403)/ })

test('by keyboard two adults and a child get from an offer to the payment page, and the price is the same all the way', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await decided(page)
  const code = await bookableOffer('turcja', '2c190501')
  await openPage(page, `/pz/rezerwacja/${code}`)
  await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
  const cart = cartIdOf(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dodatki do wyjazdu')
  await expectAccessible(page)
  const price = await totalOf(page)
  expect(price).toBeGreaterThan(0)
  expect(await page.evaluate(() => sessionStorage.getItem('cart-id'))).toMatch(/^[\w-]{22}$/)

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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kto jedzie')
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
    await expectAccessible(page)
    await page.keyboard.press('Space')
    await expect(first).toBeChecked()
  })

  await fillPeople(page)
  const child = traveller(page, 3)
  await child.getByRole('radio', { name: 'Kobieta' }).check()
  await child.getByLabel('Imię lub imiona').fill('Zofia')
  await child.getByLabel('Nazwisko').fill('Nowak')
  await expect(child.getByLabel('Data urodzenia')).toHaveValue('01.05.2019')
  await fillContact(page)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź i zamów')
  await expect(page.getByText('Zofia Nowak')).toBeVisible()
  expect(await totalOf(page)).toBe(withLuggage)
  await page.reload()
  await expect(page.getByText('Anna Nowak-Żółć').first()).toBeVisible()
  await expectAccessible(page)

  await test.step('another birth date is another price: told, and agreed to before anything goes on', async () => {
    await openPage(page, page.url().replace('/summary', '/participants'))
    await traveller(page, 3).getByLabel('Data urodzenia').fill('01.05.2011')
    await next(page, 'podsumowanie').click()
    await expect(
      page.getByText('dziecko skończy 12 lat przed powrotem i leci w cenie dla dorosłych'),
    ).toBeVisible()
    await page.getByRole('button', { name: /^Zgadzam się na/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź i zamów')
  })

  const last = await totalOf(page)
  expect(last).toBeGreaterThan(withLuggage)
  await order(page).click()
  await expect(page.getByRole('checkbox', { name: 'Akceptuję warunki uczestnictwa.' })).toBeFocused()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: /standardowy formularz informacyjny/ }).press('Space')
  for (const channel of ['e-mailem', 'SMS-em', 'dzwonić'])
    await expect(page.getByRole('checkbox', { name: new RegExp(channel) })).not.toBeChecked()
  await order(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/pz\/platnosc\/W\d{9}$/)
  await expect(page.locator('main')).toContainText(new RegExp(String(last).replace(/(?=(\d{3})+$)/g, '\\s?')))

  // Back in the reservation there is nothing to fill in any more.
  await page.goto(`/pz/rezerwacja/${cart}/summary`)
  await expect(page).toHaveURL(/\/pz\/platnosc\/W\d{9}$/)
})

test('on a phone a drop is told, a rise stops with both figures, and two tabs are two reservations', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await decided(page)
  const code = await bookableOffer('grecja', '2')
  await openPage(page, `/pz/rezerwacja/${code}`)
  await expectNoSidewaysScroll(page)
  const [first, price] = [cartIdOf(page), await totalOf(page)]

  await test.step('the price stays below, and opens to the whole trip', async () => {
    await page.getByText('Szczegóły wyjazdu').click()
    await expect(
      page.getByText('To cena końcowa. Nic do niej nie doliczymy.').filter({ visible: true }),
    ).toBeVisible()
    await page.getByText('Szczegóły wyjazdu').click()
  })

  await movePrice(first, -100_00)
  await openPage(page, page.url())
  await expect(page.getByText(/cena spadła z/)).toBeVisible()
  await next(page, 'podróżni').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kto jedzie')
  await expect(page.getByText(/cena spadła z/)).toHaveCount(0)
  await fillPeople(page)
  await fillContact(page)
  await expectNoSidewaysScroll(page)

  await test.step('a second tab has a reservation of its own, and neither disturbs the other', async () => {
    const other = await page.context().newPage()
    await other.goto(`/pz/rezerwacja/${await bookableOffer('egipt', '2')}`)
    expect(cartIdOf(other)).not.toBe(first)
    const keys = await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => sessionStorage.getItem('cart-id'))),
    )
    expect(new Set(keys).size).toBe(2)
    await other.close()
  })

  await movePrice(first, 250_00)
  await next(page, 'podsumowanie').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cena się zmieniła')
  const figures = page.locator('main section dd')
  expect(amount(await figures.nth(0).textContent())).toBe(price - 250)
  expect(amount(await figures.nth(1).textContent())).toBe(price)
  await page.reload()
  await expect(order(page)).toHaveCount(0)
  await page.getByRole('button', { name: /^Zgadzam się na/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sprawdź i zamów')
  expect(await totalOf(page)).toBe(price)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)

  // The same offer opens the same reservation again.
  await openPage(page, `/pz/rezerwacja/${code}`)
  expect(cartIdOf(page)).toBe(first)

  await test.step('sold out, the nearest trips keep the people', async () => {
    // The same trip by a flight that nobody flies.
    const gone = code.replace(/^[A-Z]{6}\d{6}/, '$&T0001')
    await inDatabase('update booking.carts set offer_code = $2 where id = $1', [first, gone])
    await openPage(page, `/pz/rezerwacja/${first}/summary`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ktoś był szybszy')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Wybieram ten termin' }).first().click()
    await expect(page.getByText('Anna Nowak-Żółć').first()).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('plain forms lead to the payment page; a link by e-mail goes on elsewhere, and a stranger sees nothing', async ({
    page,
    browser,
  }) => {
    const email = `later-${process.pid}@wojaz.example`
    await page.goto(`/pz/rezerwacja/${await bookableOffer('hiszpania', '2')}`)
    const start = page.url()
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
    const { lettersTo } = runningStack()
    await expect.poll(async () => (await lettersTo(email)).length, { timeout: 45_000 }).toBe(1)
    const [letter] = await lettersTo(email)
    await other.goto(/https?:\/\/\S+\/pz\/rezerwacja\/\S+/.exec(letter?.text ?? '')?.[0] ?? '')
    await expect(other.getByText('Anna Nowak-Żółć').first()).toBeVisible()
    expect(await totalOf(other)).toBe(await totalOf(page))
    await elsewhere.close()

    await page.getByRole('checkbox', { name: 'Akceptuję warunki uczestnictwa.' }).check()
    await order(page).click()
    await expect(page.getByRole('checkbox', { name: /standardowy formularz/ })).toHaveAccessibleDescription(
      /prawo każe/,
    )
    await page.getByRole('checkbox', { name: /standardowy formularz/ }).check()
    await order(page).click()
    await expect(page).toHaveURL(/\/pz\/platnosc\/W\d{9}$/)
  })
})
