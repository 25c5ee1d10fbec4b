import { defaultSearchState, listingHref } from '@wojaz/travel/search'
import {
  field,
  form,
  hotels,
  openSearch,
  results,
  searched,
  suggested,
  suggestions,
} from '../fixtures/search-bar.ts'
import { desktop, expect, expectAccessible, openPage, phone, test } from '../fixtures/shop-test.ts'

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
    await nights.nth(1).click({ force: true })
    await field(page, 'duration').click()
    await nights.nth(2).click({ force: true })
    const submit = form(page).locator('button[type="submit"]').last()
    await expect(submit).toHaveText('Pokaż 22 oferty')
    releaseFirst()
    await expect(submit).toHaveText('Pokaż 22 oferty')
    await field(page, 'duration').click()
    await nights.nth(3).click({ force: true })
    await expect(form(page).getByText('Nie udało się policzyć ofert.')).toBeVisible()
    await submit.click()
    await expect(page).toHaveURL(results)
    expect(searched(page).durationFrom).toBe(7)
  })
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
