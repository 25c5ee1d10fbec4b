import { expect, expectAccessible, expectNoSidewaysScroll, phone, test } from '../fixtures/shop-test.ts'

const everyOffice = '/kontakt/biura-tui'

test('a guest finds an office by postcode, sees whether it is open and how to get there', async ({
  page,
}) => {
  await page.goto(everyOffice)
  await page.getByLabel('Miasto, ulica lub kod pocztowy').fill('warszawa')
  await page.getByRole('button', { name: 'Szukaj', exact: true }).click()
  await expect(page).toHaveURL(/\?miejsce=warszawa$/)
  await expect(page.getByRole('heading', { name: /„warszawa”/ })).toBeVisible()
  await expectAccessible(page)

  const card = page.getByRole('article').first()
  await expect(card).toContainText(/Otwarte do|Zamknięte/)
  const name = ((await card.getByRole('heading').textContent()) ?? '').trim()
  await card.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(7)
  await expect(page.getByRole('link', { name: 'Otwórz na mapie' })).toHaveAttribute('rel', /nofollow/)
  const schema = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(JSON.parse(schema ?? '')).toMatchObject({ '@type': 'TravelAgency', name })
  await expect(page.getByRole('heading', { name: 'Weź ze sobą' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await expectNoSidewaysScroll(page)
})

test('the offices of a city, the nearest first when the guest asks', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 52.2297, longitude: 21.0122 })
  await page.goto(`${everyOffice}/warszawa`)
  await expect(page.getByRole('heading', { name: 'Nie możesz przyjść?' })).toBeVisible()
  await page.getByRole('button', { name: 'Pokaż najbliższe' }).click()
  await expect(page.getByText('Najbliższe są na początku.')).toBeVisible()
  const away = await page.getByText(/km od ciebie/).allInnerTexts()
  const kilometres = away.map((text) => Number(/([\d,]+)\skm/.exec(text)?.[1]?.replace(',', '.')))
  expect(kilometres.length).toBeGreaterThan(1)
  expect(kilometres).toEqual([...kilometres].sort((a, b) => a - b))
  await expectAccessible(page)
})

test.describe('an address that leads to no office', () => {
  test.use({ expectedComplaint: /404/ })
  for (const address of ['/nigdzie', '/warszawa/ul-nigdzie-1/nieznane']) {
    test(address, async ({ page }) => {
      const answer = await page.goto(everyOffice + address)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the search is a plain form and every office is readable', async ({ page }) => {
    await page.goto(`/uk${everyOffice}`)
    await page.getByLabel('Місто, вулиця або індекс').fill('Kraków')
    await page.getByRole('button', { name: 'Шукати', exact: true }).click()
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Години роботи' })).toBeVisible()
    await expect(page).toHaveURL(/\/uk\/kontakt\/biura-tui\/krakow\//)
  })
})
