import type { Page } from '@playwright/test'
import type { SearchResult } from '@wojaz/offers'
import { addDays, decodeSearchParams, defaultSearchState, listingHref } from '@wojaz/travel'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'

const form = (page: Page) => page.getByRole('search')
/** The field that opens, whatever it shows. */
const field = (page: Page, name: string) => page.locator(`[data-dropdown="${name}"] > summary`)
const searched = (page: Page) => decodeSearchParams(new URL(page.url()).searchParams)
const results = /\/wypoczynek\/wyniki-wyszukiwania-samolot\?q=/

const suggestions = (page: Page) => page.getByRole('combobox', { name: 'Kraj, region' })
/** What was typed finds hotels of that name as well; the place itself stands first. */
const suggested = (page: Page, name: RegExp | string) => page.getByRole('option', { name }).first()
const hotels = (page: Page) => page.locator('#wyniki article').getByRole('heading', { level: 3 })

/** Who comes near the form gets its code at once; from then on it decides what is open. */
async function openSearch(page: Page, path = '/') {
  await openPage(page, path)
  await form(page).hover()
  await expect(page.locator('form[data-live]')).toBeVisible()
}

test('a family of four searches with two birth dates and shares what it found; a ninth guest is refused in words', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(desktop)
  await openSearch(page)
  await field(page, 'airport').click()
  await form(page).getByRole('checkbox', { name: 'Katowice' }).check()
  await expect(form(page).getByText(/^Znaleziono \d+ ofert/)).toBeAttached()
  await field(page, 'region').click()
  // One dropdown is open at a time.
  await expect(page.locator('[data-dropdown][open]')).toHaveCount(1)
  await suggestions(page).fill('grec')
  await suggested(page, /^Grecja/).click()
  await expect(suggested(page, /^Grecja/)).toHaveAttribute('aria-selected', 'true')
  await field(page, 'hours').click()
  await form(page)
    .getByRole('checkbox', { name: /^Rano, 6–12/ })
    .check()
  await field(page, 'participants').dblclick()
  await expect(page.locator('[data-dropdown="participants"]')).not.toHaveAttribute('open')
  await field(page, 'participants').click()
  const addChild = form(page).getByRole('button', { name: 'Dodaj dziecko' })
  await addChild.dblclick()
  await page.keyboard.press('Escape')
  // Without birth dates it stays open and says why.
  await expect(form(page).getByText('Każde dziecko potrzebuje daty urodzenia')).toBeVisible()
  await form(page).getByLabel('Data urodzenia, dziecko 1').fill('2019-05-01')
  await form(page).getByLabel('Data urodzenia, dziecko 2').fill('2021-03-04')
  await expectAccessible(page)
  for (let person = 5; person <= 8; person += 1)
    await form(page).getByRole('button', { name: 'Dodaj dorosłego' }).click()
  await form(page).getByRole('button', { name: 'Dodaj dorosłego' }).click()
  await expect(
    form(page).getByText('Maksymalna liczba uczestników dla jednej rezerwacji założonej online to 8 osób.'),
  ).toBeVisible()
  for (let person = 8; person >= 5; person -= 1)
    await form(page).getByRole('button', { name: 'Usuń dorosłego' }).click()
  await form(page).getByRole('button', { name: 'Gotowe' }).click()
  await expect(field(page, 'participants')).toContainText('2 dorosłych, 2 dzieci')
  await form(page).locator('button[type="submit"]').last().dblclick()
  await expect(page).toHaveURL(results)
  expect(searched(page)).toMatchObject({
    tripType: 'WS',
    selectedAirports: ['KTW'],
    selectedDestinationsCodes: ['GR'],
    adultsCount: 2,
    childrenBirthDates: ['2019-05-01', '2021-03-04'],
    selectedFilterValues: { hours: ['06-12'] },
  })
  await expect(page.getByRole('link', { name: 'Usuń: Wylot: rano, 6–12' })).toBeVisible()
  for (const facts of await page.locator('#wyniki article').getByText('Wylot: Katowice').allTextContents())
    expect(facts).toMatch(/ (0[6-9]|1[01]):\d\d/)
  // Who gets the link sees the same, in a browser that knows nothing of it.
  const friend = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await openPage(friend, page.url())
  expect(await hotels(friend).allTextContents()).toEqual(await hotels(page).allTextContents())
  await friend.close()
})

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

test('what leads nowhere says why and cannot be chosen; a neighbouring airport is offered instead', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  const nobodyFlies = { ...defaultSearchState, selectedAirports: ['LUZ'], durationFrom: 29, durationTo: 30 }
  await openSearch(page, listingHref(nobodyFlies))
  await page.locator('[data-search-line] > summary').click()
  await field(page, 'airport').click()
  const reason = 'Brak ofert przy Twoich wyborach'
  const dead = form(page).getByRole('checkbox', { name: `Szczecin ${reason}` })
  await expect(dead).toHaveAttribute('aria-disabled', 'true')
  await expect(form(page).getByText('Szczecin').locator('xpath=ancestor::label')).toContainText(reason)
  await dead.focus()
  await page.keyboard.press('Space')
  await expect(dead).not.toBeChecked()
  for (const name of ['hours', 'region']) {
    await expect(field(page, name)).toHaveAttribute('aria-disabled', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(reason)
    await expect(field(page, name)).toContainText(reason)
    await field(page, name).click({ force: true })
    await expect(page.locator(`[data-dropdown="${name}"]`)).not.toHaveAttribute('open')
  }
  await expectAccessible(page)
  if (!(await page.locator('[data-dropdown="airport"]').getAttribute('open')))
    await field(page, 'airport').click()
  await expect(form(page).getByText('W tej samej okolicy')).toBeVisible()
  await form(page).getByRole('button', { name: 'Dodaj Rzeszów' }).click()
  await expect(form(page).getByRole('checkbox', { name: /^Rzeszów/ })).toBeChecked()
  await form(page)
    .getByRole('button', { name: /^Pokaż \d+ ofert/ })
    .click()
  await expect(page).toHaveURL(/a%3ALUZ%3Aa%3ARZE/)
  await expect(hotels(page).first()).toBeVisible()
})

test.describe('when the network fails', () => {
  test.use({ expectedComplaint: /Failed to load resource|Error fetching/ })

  test('a failed count is told and never blocks the search; a late answer does not overwrite a newer one', async ({
    page,
  }) => {
    await page.setViewportSize(desktop)
    let calls = 0
    let releaseFirst = () => {}
    const firstHeld = new Promise<void>((resolve) => {
      releaseFirst = resolve
    })
    await page.route('**/api/www/search/offers/count', async (route) => {
      calls += 1
      if (calls === 1) await firstHeld
      if (calls === 3) return route.abort()
      return route.fulfill({ json: calls === 1 ? 111 : 22 }).catch(() => {})
    })
    await page.route('**/api/www/gs', (route) => route.abort())
    await openSearch(page)
    await field(page, 'duration').click()
    await expect(
      page.locator('[data-dropdown="duration"]').getByText('Nie udało się sprawdzić cen i dostępności.'),
    ).toBeVisible()
    const nights = form(page).locator('[data-dropdown="duration"]').getByRole('radio')
    await nights.nth(1).check({ force: true })
    await field(page, 'duration').click()
    await nights.nth(2).check({ force: true })
    const submit = form(page).locator('button[type="submit"]').last()
    await expect(submit).toHaveText('Pokaż 22 oferty')
    releaseFirst()
    await expect(submit).toHaveText('Pokaż 22 oferty')
    await field(page, 'duration').click()
    await nights.nth(3).check({ force: true })
    await expect(form(page).getByText('Nie udało się policzyć ofert.')).toBeVisible()
    await submit.click()
    await expect(page).toHaveURL(results)
    expect(searched(page).durationFrom).toBe(7)
  })
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
  await dates.getByRole('button', { name: /^Cały miesiąc/ }).click()
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is the browser’s own, and leads to the same address', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/')
    await field(page, 'region').click()
    await form(page)
      .getByRole('checkbox', { name: /^Grecja/ })
      .check()
    await field(page, 'participants').click()
    await form(page).getByLabel('Dorośli').first().fill('3')
    await form(page).getByLabel('Data urodzenia, dziecko 1').first().fill('2019-05-01')
    await form(page).locator('button[type="submit"]').last().click()
    await expect(page).toHaveURL(results)
    expect(searched(page)).toMatchObject({
      selectedDestinationsCodes: ['GR'],
      adultsCount: 3,
      childrenBirthDates: ['2019-05-01'],
    })
  })
})
