import { amount, boxOf, someHotel, totalOf } from '../fixtures/hotel-card-page.ts'
import { expect, openPage, test } from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the offer, its price and every choice are there, and it can be booked', async ({ page }) => {
    await page.goto(await someHotel(page))
    const box = boxOf(page)
    const before = amount(await totalOf(page).textContent())
    await box.locator('summary').filter({ hasText: 'Lotnisko' }).click()
    const option = box.getByRole('navigation', { name: 'Lotnisko' }).locator('a:not([aria-current])').first()
    const difference = amount(await option.locator('.tabular-nums').textContent())
    await option.click()
    expect(amount(await totalOf(page).textContent())).toBe(before + difference)
    await expect(page.locator('#rezerwacja')).toContainText('Kod oferty')

    const rooms = page.locator('#pokoje nav a:not([aria-current])')
    const dearer = amount(await rooms.first().locator('.tabular-nums').textContent())
    await rooms.first().click()
    expect(amount(await totalOf(page).textContent())).toBe(before + difference + dearer)
    await page.locator('summary').filter({ hasText: 'Wszystkie oferty tego hotelu' }).click()
    await page.locator('#oferty').getByRole('link', { name: 'Pokaż oferty' }).click()
    await expect(page.locator('#oferty li:has(strong)')).toHaveCount(6)
    await page.locator('#oferty').getByRole('link', { name: 'Pokaż więcej' }).click()
    await expect(page.locator('#oferty li:has(strong)')).toHaveCount(12)

    const total = (await totalOf(page).textContent()) as string
    const hotel = (await page.getByRole('heading', { level: 1 }).textContent()) as string
    await boxOf(page).getByRole('link', { name: 'Zarezerwuj ten wyjazd' }).click()
    await expect(page).toHaveURL(/\/pz\/rezerwacja\/[\w-]{12}$/)
    await expect(page.locator('body')).toContainText(hotel)
    await expect(page.locator('body')).toContainText(total)
  })
})

const codeOfCard = /\/assets\/web-prd\/[^/]+\/card-body-[^/]+\.js$/

test.describe('a network that fails', () => {
  test.use({ expectedComplaint: /card-body-/ })

  test('if the code of the card does not come, a choice loads the whole page, and nothing contradicts it', async ({
    page,
  }) => {
    await allow(page, '')
    await page.route(codeOfCard, (route) => route.abort())
    const lost = page.waitForRequest(codeOfCard)
    await openPage(page, await someHotel(page))
    await lost
    const box = boxOf(page)
    await box.locator('summary').filter({ hasText: 'Lotnisko' }).click()
    const loaded = page.waitForEvent('load')
    await box.getByRole('navigation', { name: 'Lotnisko' }).locator('a:not([aria-current])').first().click()
    await loaded
    const total = (await totalOf(page).textContent()) as string
    await expect(page.locator('#cena')).toContainText(total)
  })
})

test('while the code of the card is on its way, the card is whole and its links lead on', async ({
  page,
}) => {
  await allow(page, '')
  const path = await someHotel(page)
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  let waiting = 0
  await page.route(codeOfCard, async (route) => {
    waiting += 1
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => waiting).toBe(1)
  // The server-rendered page stays: every tab leads to an existing section, and the price and its button are there.
  const tabs = await page
    .locator('nav a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') as string))
  expect(tabs.length).toBeGreaterThan(4)
  for (const tab of tabs) await expect(page.locator(tab)).toHaveCount(1)
  const total = await totalOf(page).textContent()
  expect(amount(total)).toBeGreaterThan(0)
  await boxOf(page).locator('summary').filter({ hasText: 'Lotnisko' }).click()
  const other = boxOf(page).getByRole('navigation', { name: 'Lotnisko' }).locator('a:not([aria-current])')
  const wanted = (await other.first().getAttribute('href')) as string

  arrive()
  await expect(totalOf(page)).toHaveText(total as string)
  await other.first().click()
  await expect(page).toHaveURL(wanted)
})
