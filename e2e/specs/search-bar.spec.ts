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
import { desktop, expect, openPage, test } from '../fixtures/shop-test.ts'

test('a family of four searches with a typo and two birth dates, shares what it found, opens a hotel and comes back', {
  tag: '@gate',
}, async ({ page, browser }) => {
  await page.setViewportSize(desktop)
  await openSearch(page)
  await field(page, 'airport').click()
  await form(page).getByRole('checkbox', { name: 'Katowice' }).check()
  await expect(form(page).getByText(/^Znaleziono [\d\s]+ ofert/)).toBeAttached()
  await field(page, 'region').click()
  await suggestions(page).fill('gerc')
  await suggested(page, /^Grecja/).click()
  await field(page, 'hours').click()
  await form(page)
    .getByRole('checkbox', { name: /^Rano, 6–12/ })
    .check()
  // The list of hours covers the fields below it.
  await page.keyboard.press('Escape')
  await field(page, 'participants').click()
  await form(page).getByRole('button', { name: 'Dodaj dziecko' }).dblclick()
  await form(page).getByLabel('Data urodzenia, dziecko 1').fill('2019-05-01')
  await form(page).getByLabel('Data urodzenia, dziecko 2').fill('2021-03-04')
  await form(page).getByRole('button', { name: 'Gotowe' }).click()
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
  const found = await hotels(page).allTextContents()
  // The link shows the same in a browser without stored data.
  const friend = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await openPage(friend, page.url())
  expect(await hotels(friend).allTextContents()).toEqual(found)
  await friend.close()

  await hotels(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: found[0] })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(results)
  await expect(hotels(page)).toHaveText(found)
})
