import type { Page, Request } from '@playwright/test'
import { hotels, listing } from '../fixtures/listing-page.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'

const area = /[?&]map=[-\d.]+%2C[-\d.]+%2C\d+/

const map = (page: Page) => page.locator('#mapa')
const surface = (page: Page) => map(page).getByRole('application', { name: 'Mapa z cenami' })
const marks = (page: Page) => map(page).locator('[data-mark]')
const onMap = (page: Page) => map(page).getByText(/^\d+ hotel\S* na mapie$/)

/** Hotels whose prices are drawn: a mark for several says how many they are. */
const hotelsMarked = (page: Page) =>
  marks(page).evaluateAll((drawn) =>
    drawn.reduce((sum, mark) => sum + (Number(mark.querySelector('span')?.textContent) || 1), 0),
  )

/** The list and the map show the same hotels, and nothing is on its way any more. */
async function settled(page: Page) {
  await expect(page.locator('#wyniki ol[aria-busy]')).toHaveCount(0)
  await expect(async () => {
    const shown = await hotels(page)
    await expect(onMap(page)).toHaveText(new RegExp(`^${shown} `), { timeout: 1_000 })
  }).toPass()
}

/** Every hotel of the plain list, as the map asks for it. */
async function pinsOf(
  page: Page,
): Promise<{ hotelName: string; latitude: number; longitude: number; price: number }[]> {
  const answer = await page.request.post('/api/www/search/offers/map', { data: { offerType: 'BY_PLANE' } })
  return (await answer.json()).pins
}

test('a guest looks around on the map: what it shows is what is listed, and Back, reload and a link bring it again', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.setViewportSize(desktop)
  await openPage(page, listing)
  const all = await hotels(page)
  expect(fetched.filter((url) => /countries-50m|price-map|listing-map|offers\/map/.test(url))).toEqual([])

  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await expect(page).toHaveURL(/#mapa$/)
  await settled(page)
  await expect(map(page).locator('[data-drawn]')).toBeVisible()
  expect(await marks(page).count()).toBeGreaterThan(2)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  // Nearer, by keyboard: the list follows.
  const several = map(page).locator('[data-mark]', { has: page.locator('span') })
  await several.last().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(area)
  await expect(page.getByRole('link', { name: /^Usuń: Obszar mapy/ })).toBeVisible()
  await settled(page)
  const near = await hotels(page)
  expect(near).toBeLessThan(all)
  expect(near).toBeGreaterThan(0)

  const address = page.url()
  await page.reload()
  await settled(page)
  expect([page.url(), await hotels(page)]).toEqual([address, near])

  // A card and its price light each other.
  const card = page.locator('#wyniki li[data-hotel]').first()
  await card.hover()
  await expect(map(page).locator('[data-lit]')).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(map(page).locator('[data-lit]')).toHaveCount(0)
  await card.getByRole('link').first().focus()
  await expect(map(page).locator('[data-lit]')).toHaveCount(1)

  await map(page).getByRole('checkbox', { name: 'Szukaj, gdy przesuwam mapę' }).uncheck()
  await surface(page).press('ArrowRight')
  const here = map(page).getByRole('button', { name: 'Szukaj w tym miejscu' })
  await expect(here).toBeVisible()
  expect(page.url()).toBe(address)
  await here.click()
  await expect(page).not.toHaveURL(address)
  await settled(page)

  await page.getByRole('link', { name: /^Usuń: Obszar mapy/ }).click()
  await expect(page).not.toHaveURL(area)
  await expect(page.getByRole('link', { name: /^Usuń: Obszar mapy/ })).toHaveCount(0)
  await settled(page)
  expect(await hotels(page)).toBe(all)
  await page.getByRole('link', { name: 'Ukryj mapę' }).click()
  await expect(map(page)).toHaveCount(0)
  await page.goBack()
  await expect(map(page)).toBeVisible()
})

test('a price opens the hotel behind it, by mouse and by keyboard', async ({ page }) => {
  await page.setViewportSize(desktop)
  const pins = await pinsOf(page)
  const pin = pins.at(-1)
  await openPage(page, `${listing}?map=${pin?.latitude.toFixed(3)},${pin?.longitude.toFixed(3)},2#mapa`)
  await settled(page)
  const mark = marks(page).and(map(page).getByRole('button', { name: pin?.hotelName }))
  await mark.click()
  const card = map(page).getByRole('group', { name: pin?.hotelName })
  await expect(card.getByRole('link', { name: pin?.hotelName })).toBeVisible()
  await expect(card).toContainText((await mark.textContent()) ?? '')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(mark).toBeFocused()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  await card.getByRole('link', { name: pin?.hotelName }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pin?.hotelName ?? '')
})

test('another search from the bar leaves the map open, and prices that come late never replace newer ones', async ({
  page,
}) => {
  await page.setViewportSize(desktop)
  // The first question is answered last, if anybody still listens.
  let answerFirst = () => {}
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  const questions: Request[] = []
  await page.route('**/api/www/search/offers/map', async (route) => {
    questions.push(route.request())
    if (questions.length === 1) await held
    await route.continue().catch(() => {})
  })
  await openPage(page, `${listing}#mapa`)
  await expect.poll(() => questions.length).toBe(1)
  const all = await hotels(page)

  const line = page.locator('[data-search-line] > summary')
  await line.hover()
  await expect(page.locator('form[data-live]')).toBeVisible()
  await line.click()
  await page.locator('[data-dropdown="airport"] > summary').click()
  await page
    .locator('[data-dropdown="airport"]')
    .getByRole('checkbox', { name: /^Bydgoszcz/ })
    .check()
  await page.locator('[data-search] button[type="submit"]').click()
  await expect(page).toHaveURL(/a%3ABZG.*#mapa$/)
  await expect.poll(() => hotels(page)).toBeLessThan(all)
  await settled(page)
  const found = await hotels(page)
  await expect.poll(() => hotelsMarked(page)).toBe(found)

  answerFirst()
  await (questions[0] as Request).response().catch(() => null)
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  expect(await hotelsMarked(page)).toBe(found)
})

test('on a phone the map covers the screen; filters opened from it lead back to it', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, listing)
  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Mapa' })).toBeVisible()
  await expect(map(page).locator('[data-drawn]')).toBeVisible()
  await expect(onMap(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await page.goBack()
  await expect(map(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Mapa', exact: true }).click()
  await map(page).getByRole('link', { name: 'Filtry' }).click()
  await expect(page).toHaveURL(/#filtry$/)
  await page.locator('#filtry').getByRole('link', { name: 'Zamknij' }).click()
  await expect(page).toHaveURL(/#mapa$/)
  await map(page).getByRole('link', { name: 'Filtry' }).click()
  await page
    .locator('#filtry')
    .getByRole('checkbox', { name: /^All inclusive/ })
    .check()
  await page
    .locator('#filtry')
    .getByRole('button', { name: /^Pokaż \d+/ })
    .click()
  await expect(page).toHaveURL(/board%3AAI.*#mapa$/)
  await settled(page)
  await map(page).getByRole('button', { name: 'Przybliż' }).click()
  await expect(page).toHaveURL(area)
  await settled(page)
  await map(page)
    .getByRole('link', { name: /^Pokaż \d+/ })
    .click()
  await expect(map(page)).toHaveCount(0)
  await expect(page).toHaveURL(area)
  expect(await page.locator('#wyniki article').count()).toBeGreaterThan(0)
})

test.describe('when prices of the map cannot be had', () => {
  test.use({ expectedComplaint: /offers\/map|Failed to load resource/ })
  test('the list stays, the map says so and tries again', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.route('**/api/www/search/offers/map', (route) => route.abort())
    await openPage(page, `${listing}#mapa`)
    await expect(map(page).getByText('Nie udało się wczytać cen na mapie.')).toBeVisible()
    expect(await page.locator('#wyniki article').count()).toBeGreaterThan(0)
    await page.unroute('**/api/www/search/offers/map')
    await map(page).getByRole('button', { name: 'Spróbuj ponownie' }).click()
    await settled(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no map to open, and a link to an area still lists it', async ({ page }) => {
    const [pin] = await pinsOf(page)
    await page.goto(`${listing}?map=${pin?.latitude.toFixed(2)},${pin?.longitude.toFixed(2)},30#mapa`)
    expect(await page.locator('#wyniki article').count()).toBeGreaterThan(0)
    await expect(page.getByRole('link', { name: 'Mapa', exact: true })).toHaveCount(0)
    await page.getByRole('link', { name: /^Usuń: Obszar mapy/ }).click()
    await expect(page).not.toHaveURL(/map=/)
  })
})
