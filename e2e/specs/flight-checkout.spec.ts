import { defaultSearchState, listingHref } from '@wojaz/travel/search'
import {
  fillChild,
  fillContact,
  fillPeople,
  heading,
  luggage,
  next,
  order,
  totalOf,
} from '../fixtures/checkout-page.ts'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test.setTimeout(180_000)
test.use({ viewport: phone, reducedMotion: 'reduce' })

test('flights from a city say what they are made of and lead to all flights of the route', async ({
  page,
}) => {
  await openPage(page, '/wypoczynek/turcja/wyloty-z-warszawy')
  const book = page.getByRole('link', { name: /^Rezerwuj Warszawa/ }).first()
  await expect(book).toHaveAttribute('rel', /nofollow/)
  const card = page.getByRole('listitem').filter({ has: book }).first()
  await expect(card).toContainText(
    /taryfa [\d\s]+zł, podatki i\sopłaty lotniskowe [\d\s]+zł, TFG\si\sTFP\s60\szł/,
  )
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Wszystkie loty na tej trasie' }).click()
  await expect(page).toHaveURL(/\/wyszukiwarka-lotow\?q=/)
  await expect(page.getByRole('heading', { level: 3, name: /^Warszawa/ }).first()).toBeVisible()
})

test('three fly one way: with a heavier case, paid by BLIK, and papers without a voucher', async ({
  page,
}) => {
  await allow(page, 'preferences')
  const three = { ...defaultSearchState, childrenBirthDates: ['2019-05-01'], tripType: 'CZ' } as const
  await openPage(page, listingHref({ ...three, selectedDestinationsCodes: ['TR'], fullPrice: true }))
  await page.getByRole('link', { name: 'Filtry' }).click()
  await page.getByRole('checkbox', { name: /^W jedną stronę/ }).check()
  await page.getByRole('button', { name: /^Pokaż [\d\s]+ofert/ }).click()
  await expect(page).toHaveURL(/flightWay%3AoneWay/)
  const card = page.getByRole('article').filter({ hasText: 'W jedną stronę' }).first()
  await expect(card).toContainText('Wylot')
  await expect(card).not.toContainText('Powrót')
  const listed = Number((await card.locator('strong').first().textContent())?.replace(/\D/g, ''))
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const book = card.getByRole('link', { name: /^Rezerwuj/ })
  await expect(book).toHaveAttribute('rel', /nofollow/)
  await book.click()
  await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
  await expect(heading(page)).toHaveText('Dodatki do wyjazdu')
  await expect(page.getByText('Transfer do hotelu')).toHaveCount(0)
  expect(await totalOf(page)).toBe(listed)
  await luggage(page).check()
  await expect.poll(() => totalOf(page)).toBeGreaterThan(listed)
  const price = await totalOf(page)
  await next(page, 'podróżni').click()
  await fillPeople(page)
  await fillChild(page)
  await fillContact(page)
  await next(page, 'podsumowanie').click()
  await expect(heading(page)).toHaveText('Sprawdź i zamów')
  await expect(page.getByRole('checkbox', { name: /standardowego formularza/ })).toHaveCount(0)
  await expect(page.getByText('Wyżywienie')).toHaveCount(0)
  await page.getByText('Szczegóły wyjazdu').click()
  const parts = [
    'Taryfa lotnicza',
    'Podatki i opłaty lotniskowe',
    'Fundusz Gwarancyjny (TFG)',
    'Fundusz Pomocowy (TFP)',
  ]
  for (const part of parts) await expect(page.getByText(part).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText(/\b(noc|noce|nocy)\b/).filter({ visible: true })).toHaveCount(0)
  expect(await totalOf(page)).toBe(price)
  await expectNoSidewaysScroll(page)
  await page.getByRole('checkbox', { name: 'Akceptuję warunki uczestnictwa.' }).check()
  await order(page).click()
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(heading(page)).toContainText('Jedziesz!')
  await expect(page.getByRole('link', { name: 'Potwierdzenie (PDF)' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voucher (PDF)' })).toHaveCount(0)
})
