import type { Page } from '@playwright/test'
import { hotels, listing } from '../fixtures/listing-page.ts'
import { neverTakenOver } from '../fixtures/patient-presses.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  test,
} from '../fixtures/shop-test.ts'

const area = /[?&]map=[-\d.]+%2C[-\d.]+%2C\d+/

const map = (page: Page) => page.locator('#mapa')
const surface = (page: Page) => map(page).getByRole('application', { name: 'Mapa z cenami' })
const marks = (page: Page) => map(page).locator('[data-mark]')
const onMap = (page: Page) => map(page).getByText(/^[\d\s]+ hotel\S* na mapie$/)

/** Waits until list and map show the same hotels and nothing is loading. */
async function settled(page: Page) {
  await expect(page.locator('#wyniki ol[aria-busy]')).toHaveCount(0)
  await expect(async () => {
    const shown = await hotels(page)
    await expect(onMap(page)).toHaveText(new RegExp(`^${shown} `), { timeout: 1_000 })
  }).toPass()
}

test('a guest looks around on the map: what it shows is what is listed, and Back, reload and a link bring it again', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.setViewportSize(desktop)
  neverTakenOver(page, '[data-mark], [role=application]')
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

  // Zooms in by keyboard: the list follows.
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

  // A card and its price marker highlight each other.
  const card = page.locator('#wyniki li[data-hotel]').first()
  await card.hover()
  await expect(map(page).locator('[data-lit]')).toHaveCount(1)
  await page.mouse.move(0, 0)
  await expect(map(page).locator('[data-lit]')).toHaveCount(0)
  await card.getByRole('link').first().focus()
  await expect(map(page).locator('[data-lit]')).toHaveCount(1)

  await map(page).getByRole('checkbox', { name: 'Szukaj, gdy przesuwam mapę' }).uncheck()
  await surface(page).press('ArrowRight')
  const here = map(page).getByRole('button', { name: 'Szukaj w tym obszarze' })
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
