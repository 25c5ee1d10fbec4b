import type { Page } from '@playwright/test'
import { hero, signInAsEditor } from '../fixtures/editor.ts'
import { desktop, expect, expectAccessible, phone, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

const { siteUrl } = runningStack()
const path = '/strona-z-ogloszeniem'
const plainPath = '/strona-bez-terminu'
const tablet = { width: 800, height: 1000 }
const hour = 3_600_000
const day = 24 * hour

const scene = (name: string) => ({
  scene: `/file/scenes/coast.greek.golden.${name}.jpg`,
  alt: `Lato: ${name}`,
})
const dateTo = new Date(Math.floor(Date.now() / day) * day + 10 * day).toISOString()

/** On a computer and a phone, not on a tablet; three seconds after the page; twice, a day apart; for ten days. */
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: siteUrl })
  const editor = await signInAsEditor(request)
  const variants = {
    desktop: { visible: true, image: scene('desktop') },
    tablet: { visible: false, image: scene('tablet') },
    mobile: { visible: true, image: scene('mobile') },
  }
  const timed = await editor.publishPopup({
    name: 'lato-test',
    active: true,
    variants,
    popupData: { dateTo, showLimit: 2, timeInterval: 24, delay: 3, redirectUrl: '/zima' },
  })
  const plain = await editor.publishPopup({
    name: 'bez-terminu',
    active: true,
    variants,
    popupData: { timeInterval: 0, delay: 0 },
  })
  const slots = (heading: string) => [{ name: 'main', components: [hero(heading)] }]
  await editor.publishPage({ url: path, title: 'Ogłoszenie', slots: slots('Z ogłoszeniem'), popup: timed })
  await editor.publishPage({
    url: plainPath,
    title: 'Bez terminu',
    slots: slots('Bez terminu'),
    popup: plain,
  })
  await request.dispose()
})

const popup = (page: Page) => page.getByRole('dialog', { name: /^Lato: / })
const closeButton = (page: Page) => popup(page).getByRole('button', { name: 'Zamknij okno' })

async function allows(page: Page, categories: string) {
  await page
    .context()
    .addCookies([{ name: 'cookie_consent', value: `1.2026-11-01${categories}`, url: siteUrl }])
}

async function history(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'popup_tracking')
  return cookie ? { ...JSON.parse(decodeURIComponent(cookie.value)), expires: cookie.expires } : null
}

/** Opens the page at a moment of the browser's own clock and lets the picture arrive. */
async function opens(page: Page, address = path) {
  const picture = page.waitForResponse((answer) =>
    answer.url().includes('/scale/scenes/coast.greek.golden.desktop'),
  )
  await page.goto(address)
  await picture
}

/** Long enough for a popup to come, if it were to come. */
async function waitsInVain(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(10_000)
  await page.waitForLoadState('networkidle')
  await expect(popup(page)).toHaveCount(0)
}

test.use({ viewport: desktop })
test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('comes after its delay, once its picture is there, and is counted', async ({ page }) => {
  await allows(page, '.preferences')
  await page.clock.pauseAt(Date.now() + 1_000)
  await opens(page)
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(2_900)
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toBeNull()
  await page.clock.runFor(200)
  await expect(popup(page)).toBeVisible()
  const picture = popup(page).getByRole('img')
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  )
  expect(await history(page)).toMatchObject({ 'lato-test': { count: 1, decision: null } })
  // Axe waits for timers of its own.
  await page.clock.resume()
  await expectAccessible(page)
})

test('never comes without consent to preferences, and comes on the same page once it is given', async ({
  page,
}) => {
  await page.goto(path)
  await waitsInVain(page)
  await page.getByRole('button', { name: 'Akceptuję wszystkie' }).click()
  await expect.poll(() => page.clock.runFor(1_000).then(() => popup(page).count())).toBe(1)
})

test('does not come to a guest who allows anything but preferences', async ({ page }) => {
  await allows(page, '.statistics.marketing')
  await page.goto(path)
  await waitsInVain(page)
  expect(await history(page)).toBeNull()
})

for (const [viewport, name] of [
  [desktop, 'desktop'],
  [phone, 'mobile'],
] as const) {
  test(`shows the picture for ${name} at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await allows(page, '.preferences')
    await page.goto(plainPath)
    await expect(page.getByRole('dialog', { name: `Lato: ${name}` })).toBeVisible()
  })
}

test('does not come where the device has no variant', async ({ page }) => {
  await page.setViewportSize(tablet)
  await allows(page, '.preferences')
  await page.goto(plainPath)
  await waitsInVain(page)
})

test('closed by its button it is a no; it comes again a day later, and not a third time', async ({
  page,
}) => {
  await allows(page, '.preferences')
  await opens(page)
  await page.clock.runFor(4_000)
  await closeButton(page).click()
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toMatchObject({ 'lato-test': { count: 1, decision: 'no' } })
  expect(Math.abs((await history(page)).expires * 1000 - Date.parse(dateTo))).toBeLessThan(60_000)

  await page.clock.runFor(23 * hour)
  await page.goto(path)
  await waitsInVain(page)
  await page.clock.runFor(2 * hour)
  await opens(page)
  await page.clock.runFor(4_000)
  await closeButton(page).click()
  expect(await history(page)).toMatchObject({ 'lato-test': { count: 2 } })

  await page.clock.runFor(2 * day)
  await page.goto(path)
  await waitsInVain(page)
})

test('closed by a press beside it or by Escape it is a no, and the focus goes back to the page', async ({
  page,
}) => {
  await allows(page, '.preferences')
  await page.goto(plainPath)
  await expect(popup(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(popup(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toMatchObject({ 'bez-terminu': { count: 1, decision: 'no' } })

  await page.goto(plainPath)
  await expect(popup(page)).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toMatchObject({ 'bez-terminu': { count: 2, decision: 'no' } })
})

test('a press on the picture is a yes and leads on half a second later', async ({ page }) => {
  await allows(page, '.preferences')
  await opens(page)
  await page.clock.runFor(4_000)
  await expect(popup(page)).toBeVisible()
  await page.clock.pauseAt(Date.now() + hour)
  await popup(page).getByRole('link').click()
  expect(await history(page)).toMatchObject({ 'lato-test': { count: 1, decision: 'yes' } })
  await page.clock.runFor(490)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(popup(page)).toBeVisible()
  await page.clock.runFor(20)
  await expect(page).toHaveURL(/\/zima$/)
  await expect(popup(page)).toHaveCount(0)
})

test('a press on a picture that leads nowhere closes it', async ({ page }) => {
  await allows(page, '.preferences')
  await page.goto(plainPath)
  await popup(page)
    .getByRole('button', { name: /^Lato: / })
    .click()
  await page.clock.runFor(600)
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toMatchObject({ 'bez-terminu': { decision: 'yes' } })
  const { expires } = await history(page)
  expect(Math.abs(expires * 1000 - Date.now() - 30 * day)).toBeLessThan(60_000)
})

test('is over when its time is over', async ({ page }) => {
  await allows(page, '.preferences')
  await page.clock.setFixedTime(Date.parse(dateTo) + 1)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toBeNull()
})

test('a history that cannot be read begins anew', async ({ page }) => {
  await allows(page, '.preferences')
  await page.context().addCookies([{ name: 'popup_tracking', value: '%7Brubbish', url: siteUrl }])
  await page.goto(plainPath)
  await expect(popup(page)).toBeVisible()
  expect(await history(page)).toMatchObject({ 'bez-terminu': { count: 1 } })
})

test.describe('with a picture that does not load', () => {
  test.use({ expectedComplaint: /Failed to load resource/ })

  test('it does not come at all', async ({ page }) => {
    await page.route('**/scale/scenes/coast.greek.golden.desktop*', (route) => route.abort())
    await allows(page, '.preferences')
    await page.goto(plainPath)
    await waitsInVain(page)
    expect(await history(page)).toBeNull()
  })
})
