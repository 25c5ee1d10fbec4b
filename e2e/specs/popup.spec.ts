import type { Page } from '@playwright/test'
import { hero, signInAsEditor } from '../fixtures/editor.ts'
import { desktop, expect, expectAccessible, openPage, phone, test } from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

const { siteUrl } = runningStack()
const timedPath = '/strona-z-ogloszeniem'
const plainPath = '/strona-bez-terminu'
const tablet = { width: 800, height: 1000 }
const hour = 3_600_000
const day = 24 * hour

const scene = (name: string) => ({
  scene: `/file/scenes/coast.greek.golden.${name}.jpg`,
  alt: `Lato: ${name}`,
})
const dateTo = new Date(Math.floor(Date.now() / day) * day + 10 * day)

/** On a computer and a phone, not on a tablet; one three seconds after the page, twice, a day apart, for ten days; one at once. */
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: siteUrl })
  const editor = await signInAsEditor(request)
  const variants = {
    desktop: { visible: true, image: scene('desktop') },
    tablet: { visible: false, image: scene('tablet') },
    mobile: { visible: true, image: scene('mobile') },
  }
  const timed = { dateTo, showLimit: 2, timeInterval: 24, delay: 3, redirectUrl: '/zima' }
  for (const [name, url, popupData] of [
    ['lato-test', timedPath, timed],
    ['bez-terminu', plainPath, { timeInterval: 0, delay: 0 }],
  ] as const) {
    const popup = await editor.publishPopup({ name, active: true, variants, popupData })
    const slots = [{ name: 'main', components: [hero(name)] }]
    await editor.publishPage({ url, title: name, slots, popup })
  }
  await request.dispose()
})

const popup = (page: Page) => page.getByRole('dialog', { name: /^Lato: / })

async function history(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'popup_tracking')
  return cookie ? { ...JSON.parse(decodeURIComponent(cookie.value)), expires: cookie.expires * 1000 } : null
}

/**
 * Opens a page on which no time passes but what a test lets pass. Afterwards the page is at rest: what decides about the popup has
 * decided, since the shop has been asked who the guest is by its neighbour.
 */
async function rests(page: Page, path: string) {
  const asked = page.waitForRequest((request) => request.url().includes('/user/info/get'))
  await openPage(page, path)
  await page.waitForLoadState('load')
  await page.clock.runFor(100)
  await asked
}

async function restsUntilPictureIsThere(page: Page) {
  const picture = page.waitForResponse((answer) => answer.url().includes('coast.greek.golden.desktop'))
  await rests(page, timedPath)
  await picture
}

async function waitsInVain(page: Page, path: string) {
  await rests(page, path)
  await page.clock.runFor(10_000)
  await expect(popup(page)).toHaveCount(0)
}

test.use({ viewport: desktop })

test('comes after its delay with its picture, is told no, comes again a day later, and not a third time', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await allow(page, 'preferences')
  await restsUntilPictureIsThere(page)
  await page.clock.runFor(2_999)
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toBeNull()
  await page.clock.runFor(1)
  await expect(popup(page)).toBeVisible()
  const picture = popup(page).getByRole('img')
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  )
  const shownAt = await page.evaluate(() => Date.now())
  expect(await history(page)).toMatchObject({
    'lato-test': { count: 1, lastShown: shownAt, decision: null },
  })

  const closeButton = popup(page).getByRole('button', { name: 'Zamknij okno' })
  await page.clock.runFor(hour / 60)
  await closeButton.click()
  await expect(popup(page)).toHaveCount(0)
  const told = await history(page)
  expect(told).toMatchObject({ 'lato-test': { count: 1, lastShown: shownAt + hour / 60, decision: 'no' } })
  expect(Math.abs(told.expires - dateTo.getTime())).toBeLessThan(5_000)

  await page.clock.fastForward(day - 30_000)
  await waitsInVain(page, timedPath)
  await page.clock.fastForward(30_000)
  await restsUntilPictureIsThere(page)
  await page.clock.runFor(3_000)
  await closeButton.click()
  expect(await history(page)).toMatchObject({ 'lato-test': { count: 2 } })

  await page.clock.fastForward(2 * day)
  await waitsInVain(page, timedPath)
})

test('comes once the guest allows it, and a press on its picture leads on half a second later', async ({
  page,
}) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1_000)
  await waitsInVain(page, timedPath)
  const picture = page.waitForResponse((answer) => answer.url().includes('coast.greek.golden.desktop'))
  await page.getByRole('button', { name: 'Akceptuję wszystkie' }).click()
  await picture
  await page.clock.runFor(3_000)
  await popup(page).getByRole('link').click()
  // A link of the shop waits 100 ms for its press to be counted.
  await page.clock.runFor(100)
  expect(await history(page)).toMatchObject({ 'lato-test': { count: 1, decision: 'yes' } })
  expect(await page.evaluate(() => window.dataLayer)).toContainEqual({
    event: 'popup',
    popup: 'lato-test',
    decision: 'yes',
    page: timedPath,
  })
  await page.clock.runFor(499)
  await expect(popup(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${timedPath}$`))
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/zima$/)
  await expect(popup(page)).toHaveCount(0)
})

test('begins anew after a history that cannot be read; Escape and a press beside it are a no; a picture that leads nowhere closes', async ({
  page,
}) => {
  await allow(page, 'preferences')
  await page.context().addCookies([{ name: 'popup_tracking', value: '%7Brubbish', url: siteUrl }])
  await openPage(page, plainPath)
  await expect(page.getByRole('dialog', { name: 'Lato: desktop' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await expect(popup(page).locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toMatchObject({ 'bez-terminu': { count: 1, decision: 'no' } })

  await page.setViewportSize(phone)
  await openPage(page, plainPath)
  await expect(page.getByRole('dialog', { name: 'Lato: mobile' })).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toMatchObject({ 'bez-terminu': { count: 2, decision: 'no' } })

  await openPage(page, plainPath)
  await popup(page)
    .getByRole('button', { name: /^Lato: / })
    .click()
  await expect(popup(page)).toHaveCount(0)
  const told = await history(page)
  expect(told).toMatchObject({ 'bez-terminu': { count: 3, decision: 'yes' } })
  expect(Math.abs(told.expires - Date.now() - 30 * day)).toBeLessThan(60_000)
})

test.describe('where it may not come', () => {
  test.use({ expectedComplaint: /Failed to load resource.*coast\.greek\.golden\.desktop/ })

  test('it stays away: other consents, no variant for the device, a picture that fails, a time that is over', async ({
    page,
  }) => {
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1_000)
    await allow(page, 'statistics.marketing')
    await waitsInVain(page, plainPath)
    await allow(page, 'preferences')
    await page.setViewportSize(tablet)
    await waitsInVain(page, plainPath)
    await page.setViewportSize(desktop)
    await page.route(/scale\/scenes\/coast\.greek\.golden\.desktop/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await waitsInVain(page, plainPath)
    await failed
    await page.unrouteAll()
    await page.clock.fastForward(dateTo.getTime() - (await page.evaluate(() => Date.now())) + 1)
    await waitsInVain(page, timedPath)
    expect(await history(page)).toBeNull()
  })
})
