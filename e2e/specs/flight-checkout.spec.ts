import { defaultSearchState, listingHref, type SearchState } from '@wojaz/travel/search'
import {
  amount,
  fillChild,
  fillContact,
  fillPeople,
  heading,
  luggage,
  next,
  order,
  totalOf,
} from '../fixtures/checkout-page.ts'
import { expect, expectNoSidewaysScroll, openPage, phone, test } from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test.use({ viewport: phone, reducedMotion: 'reduce' })

test('a guest finds a flight without a hotel, chooses upsells, pays by BLIK and gets documents without a voucher', {
  tag: '@gate',
}, async ({ page }) => {
  await allow(page, 'preferences')
  await openPage(page, '/wypoczynek/turcja/wyloty-z-warszawy')
  const book = page.getByRole('link', { name: /^Rezerwuj Warszawa/ }).first()
  await expect(book).toHaveAttribute('rel', /nofollow/)
  const card = page.getByRole('listitem').filter({ has: book }).first()
  await expect(card).toContainText(
    /taryfa [\d\s]+zł, podatki i\sopłaty lotniskowe [\d\s]+zł, TFG\si\sTFP\s60\szł/,
  )
  await expectNoSidewaysScroll(page)
  await book.click()
  await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
  await expect(heading(page)).toHaveText('Dodatki do wyjazdu')
  await expect(page.getByText('Wybierz bagaż').first()).toBeVisible()
  await expect(page.getByText('Transfer do hotelu')).toHaveCount(0)
  const price = await totalOf(page)
  await next(page, 'podróżni').click()
  await fillPeople(page)
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
  await expect(page.getByRole('link', { name: 'Potwierdzenie (PDF)', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voucher (PDF)' })).toHaveCount(0)
})

const three: SearchState = {
  ...defaultSearchState,
  tripType: 'CZ',
  childrenBirthDates: ['2019-05-01'],
  fullPrice: true,
  selectedDestinationsCodes: ['TR'],
  selectedFilterValues: { flightWay: ['oneWay'] },
}

test('three fly one way: a heavier case, paid by BLIK, and no ticket to print', async ({ page }) => {
  await allow(page, 'preferences')
  await openPage(page, listingHref(three))
  const card = page.getByRole('article').filter({ hasText: 'W jedną stronę' }).first()
  await expect(card).toContainText('Wylot')
  await expect(card).not.toContainText('Powrót')
  const listed = amount(await card.locator('strong').first().textContent())
  await expectNoSidewaysScroll(page)
  await card.getByRole('link', { name: /^Rezerwuj/ }).click()
  await expect(heading(page)).toHaveText('Dodatki do wyjazdu')
  await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
  await openPage(page, page.url())
  await expect.poll(() => totalOf(page)).toBe(listed)
  await page.locator('summary').filter({ hasText: 'Wybierz bagaż' }).click()
  await luggage(page).check()
  await expect.poll(() => totalOf(page)).toBeGreaterThan(listed)
  const price = await totalOf(page)
  await next(page, 'podróżni').click()
  await expect(page.getByRole('group', { name: /^Podróżny 3,/ })).toBeVisible()
  await fillPeople(page)
  await fillChild(page)
  await fillContact(page)
  await next(page, 'podsumowanie').click()
  await expect(heading(page)).toHaveText('Sprawdź i zamów')
  await expect.poll(() => totalOf(page)).toBe(price)
  await page.getByRole('checkbox', { name: 'Akceptuję warunki uczestnictwa.' }).check()
  await order(page).click()
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(heading(page)).toContainText('Jedziesz!')
  await expect(page.getByText('Biletu nie drukujesz.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Voucher (PDF)' })).toHaveCount(0)
  await expectNoSidewaysScroll(page)
})
