import type { Page } from '@playwright/test'
import { desktop, expect, expectAccessible, openPage, phone, test } from '../fixtures/shop-test.ts'
import { allow, remember, restAt, stopClock } from '../fixtures/visitor.ts'
import { journeyPaths } from '../journey-pages.ts'
import { runningStack } from '../stack.ts'

const { endOfPopup } = runningStack()
/** The first comes three seconds after the page, twice, a day apart; the second at once and always. */
const { timedPopup: timedPath, plainPopup: plainPath } = journeyPaths
const tablet = { width: 800, height: 1000 }
const minute = 60_000
const day = 86_400_000

const popup = (page: Page) => page.getByRole('dialog', { name: /^Lato: / })

async function history(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'popup_tracking')
  return cookie ? { ...JSON.parse(decodeURIComponent(cookie.value)), expires: cookie.expires * 1000 } : null
}

async function restsUntilPictureIsThere(page: Page) {
  const picture = page.waitForResponse((answer) => answer.url().includes('coast.greek.golden.desktop'))
  await restAt(page, timedPath)
  await picture
}

async function waitsInVain(page: Page, path: string) {
  await restAt(page, path)
  await page.clock.runFor(10_000)
  await expect(popup(page)).toHaveCount(0)
}

test.use({ viewport: desktop })

test('comes after its delay with its picture, is told no, comes again a day later, and not a third time', async ({
  page,
}) => {
  await stopClock(page)
  await allow(page, 'preferences')
  await restsUntilPictureIsThere(page)
  await page.clock.runFor(2_999)
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toBeNull()
  await page.clock.runFor(1)
  await expect(popup(page)).toBeVisible()
  const picture = popup(page).locator('img')
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  )
  // Browsers go by their own clock, which this one is a few seconds ahead of.
  expect(Math.abs((await history(page)).expires - Date.parse(endOfPopup))).toBeLessThan(30_000)
  const shownAt = await page.evaluate(() => Date.now())
  expect(await history(page)).toMatchObject({
    'lato-test': { count: 1, lastShown: shownAt, decision: null },
  })

  const closeButton = popup(page).getByRole('button', { name: 'Zamknij okno' })
  await page.clock.runFor(minute)
  await closeButton.click()
  await expect(popup(page)).toHaveCount(0)
  expect(await history(page)).toMatchObject({
    'lato-test': { count: 1, lastShown: shownAt + minute, decision: 'no' },
  })

  await page.clock.fastForward(day - 30_000)
  await waitsInVain(page, timedPath)
  await page.clock.fastForward(30_000)
  await restsUntilPictureIsThere(page)
  await page.clock.runFor(3_000)
  // Into a tab of its own: the page stays.
  await popup(page)
    .getByRole('link')
    .click({ modifiers: ['ControlOrMeta'] })
  await page.clock.runFor(500)
  await expect(popup(page)).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${timedPath}$`))
  expect(await history(page)).toMatchObject({ 'lato-test': { count: 2, decision: 'yes' } })

  await page.clock.fastForward(2 * day)
  await waitsInVain(page, timedPath)
})

test('comes once the guest allows it, and a press on its picture leads on half a second later', async ({
  page,
}) => {
  await stopClock(page)
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
  await remember(page, { popup_tracking: '%7Brubbish' })
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
    await stopClock(page)
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
    await page.clock.fastForward(Date.parse(endOfPopup) - (await page.evaluate(() => Date.now())) + 1)
    await waitsInVain(page, timedPath)
    expect(await history(page)).toBeNull()
  })
})
