import type { SearchResult } from '@wojaz/offers'
import { addDays } from '@wojaz/travel/dates'
import { field, form, openSearch, results, searched, suggested, suggestions } from '../fixtures/search-bar.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  phone,
  test,
} from '../fixtures/shop-test.ts'

test('with the keyboard alone a guest walks the calendar, hears its prices and takes a day give or take three', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  await openSearch(page)
  await field(page, 'travelDate').focus()
  await page.keyboard.press('Enter')
  const current = page.locator('[data-day]:focus')
  await expect(current).toHaveCount(1)
  const first = (await current.getAttribute('data-day')) ?? ''
  await expect(page.locator('[data-day][aria-label*="od "]').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  const day = addDays(first, 8)
  await expect(current).toHaveAttribute('data-day', day)
  await page.keyboard.press('PageDown')
  await page.keyboard.press('PageUp')
  await expect(current).toHaveAttribute('data-day', day)
  await page.keyboard.press('Escape')
  await expect(field(page, 'travelDate')).toBeFocused()
  await expect(field(page, 'travelDate')).toContainText('Kiedykolwiek')
  await page.keyboard.press('Enter')
  await page.locator('[data-day][tabindex="0"]').first().focus()
  const open = page.locator('[data-day]:not([aria-disabled])')
  const picked = (await open.nth(4).getAttribute('data-day')) ?? ''
  await open.nth(4).focus()
  await page.keyboard.press('Enter')
  await form(page).getByRole('radio', { name: '± 3 dni' }).press('Space')
  await form(page).getByRole('button', { name: 'Wybierz termin' }).press('Enter')
  await expect(field(page, 'travelDate')).toBeFocused()
  await form(page).locator('button[type="submit"]').last().press('Enter')
  await expect(page).toHaveURL(results)
  expect(searched(page).endDate).toBe(addDays(picked, 3))
})

test('with the keyboard alone a guest finds a place despite a typo, and a hotel by its name', async ({
  page,
  request,
}) => {
  await page.setViewportSize(desktop)
  const found = await request.post('/api/www/search/offers', { data: { offerType: 'BY_PLANE' } })
  const [{ hotelName } = { hotelName: '' }] = ((await found.json()) as SearchResult).offers
  await openSearch(page)
  await field(page, 'region').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(suggestions(page)).toBeFocused()
  await page.keyboard.type('gerc')
  await expect(suggested(page, /^Grecja/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role="option"].outline-2')).toContainText('Grecja')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(suggested(page, /^Grecja/)).toHaveAttribute('aria-selected', 'true')
  await expect(field(page, 'region')).toContainText('Grecja')
  // The first press takes the text away, the second closes the field.
  await page.keyboard.press('Escape')
  await expect(suggestions(page)).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(field(page, 'region')).toBeFocused()
  await page.keyboard.press('Enter')
  await suggestions(page).focus()
  await page.keyboard.type(hotelName)
  await expect(suggested(page, hotelName)).toContainText('zobacz hotel')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: hotelName })).toBeVisible()
  expect(searched(page).selectedDestinationsCodes).toEqual(['GR'])
})

test('on a phone every field is a view of its own, and Back closes it', async ({ page }) => {
  await page.setViewportSize(phone)
  await openSearch(page)
  await expectNoSidewaysScroll(page)
  await field(page, 'region').click()
  const view = page.getByRole('dialog', { name: 'Dokąd' })
  await expect(view).toBeVisible()
  await suggestions(page).fill('turc')
  await suggested(page, /^Turcja/).click()
  await expect(view.getByRole('button', { name: /^Pokaż \d+ ofert/ })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(view).toBeHidden()
  await expect(page).toHaveURL(/\/$/)
  await expect(field(page, 'region')).toContainText('Turcja')
  await field(page, 'participants').click()
  const party = page.getByRole('dialog', { name: 'Kto jedzie' })
  await party.getByRole('button', { name: 'Dodaj dziecko' }).click()
  await page.goBack()
  // A child without its birth date keeps the view open.
  await expect(party.getByText('Każde dziecko potrzebuje daty urodzenia')).toBeVisible()
  await party.getByLabel('Data urodzenia, dziecko 1').fill('2020-02-02')
  await party.getByRole('button', { name: 'Gotowe' }).click()
  await expect(party).toBeHidden()
  await field(page, 'travelDate').click()
  const dates = page.getByRole('dialog', { name: 'Kiedy' })
  await dates.getByRole('button', { name: /^Cały miesiąc: .* od \d/ }).click()
  await expectNoSidewaysScroll(page)
  await dates.locator('button[type="submit"]').click()
  await expect(page).toHaveURL(results)
  expect(searched(page)).toMatchObject({
    selectedDestinationsCodes: ['TR'],
    childrenBirthDates: ['2020-02-02'],
  })
  expect(searched(page).startDate).toMatch(/-01$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
})
