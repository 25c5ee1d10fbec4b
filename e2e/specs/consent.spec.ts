import type { Page } from '@playwright/test'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { remember, restAt, stopClock } from '../fixtures/visitor.ts'

declare global {
  interface Window {
    moves: PerformanceEntry[]
  }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Pliki cookie: Ty wybierasz' })
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Akceptuję wszystkie' })
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Tylko niezbędne' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Ustawienia cookies' })
const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'cookie_consent')

/** The guest decides, and the server has heard of it. */
async function decides(page: Page, press: () => Promise<void>) {
  const heard = page.waitForResponse((answer) => answer.url().endsWith('/api/www/consent'))
  await press()
  expect((await heard).status()).toBe(204)
}

/** Opened from the foot of the page, as at any later time. */
async function opensSettings(page: Page) {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia cookies' }).click()
  await expect(settings(page)).toBeVisible()
}

test('before a guest decides, nothing optional is stored, sent or counted', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url())
  })
  await stopClock(page)
  await restAt(page, '/')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await page.clock.runFor(10_000)
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(sent).toEqual([])
})

test('a guest who accepts is not asked again, and the decision lasts half a year', async ({ page }) => {
  await openPage(page, '/')
  await decides(page, () => accept(page).click())
  await expect(banner(page)).toBeHidden()
  const cookie = await consentCookie(page)
  expect(cookie?.value).toMatch(/^1\.\d{4}-\d\d-\d\d\.preferences\.statistics\.marketing$/)
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(180)
  await page.goto('/zima')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
})

test('refusing takes one press, as accepting does, on a button of the same size and look', async ({
  page,
}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    await openPage(page, '/')
    const looks = (button: ReturnType<typeof accept>) =>
      button.evaluate((element) => {
        const { width, height } = element.getBoundingClientRect()
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
        return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight }
      })
    expect(await looks(refuse(page))).toEqual(await looks(accept(page)))
  }
  await decides(page, () => refuse(page).click())
  await expect(banner(page)).toBeHidden()
  expect((await consentCookie(page))?.value).toMatch(/^1\.\d{4}-\d\d-\d\d$/)
})

test('a guest chooses in the settings, changes it later, and what was withdrawn is erased', async ({
  page,
}) => {
  await openPage(page, '/')
  await banner(page).getByRole('link', { name: 'Ustawienia cookies' }).click()
  const box = (name: string) => settings(page).getByRole('checkbox', { name })
  await expect(box('Niezbędne')).toBeDisabled()
  for (const name of ['Preferencje', 'Statystyka', 'Marketing']) await expect(box(name)).not.toBeChecked()
  await box('Preferencje').check()
  await decides(page, () => settings(page).getByRole('button', { name: 'Zapisz wybór' }).click())
  await expect(settings(page)).toBeHidden()
  await expect(banner(page)).toBeHidden()
  expect((await consentCookie(page))?.value).toMatch(/\.preferences$/)
  // Everything that is kept under preferences; what is necessary stays.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('appId'))).not.toBeNull()
  await remember(page, { first_visit: '2026-11-01', popup_tracking: '%7B%7D' })

  await opensSettings(page)
  await expect(box('Preferencje')).toBeChecked()
  await box('Preferencje').uncheck()
  await box('Statystyka').check()
  await decides(page, () => settings(page).getByRole('button', { name: 'Zapisz wybór' }).click())
  expect((await consentCookie(page))?.value).toMatch(/\d\.statistics$/)
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookie_consent'])
})

test('the keyboard meets the banner right after the skip link and answers with Enter', async ({ page }) => {
  await openPage(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(banner(page).getByRole('link', { name: 'Polityka prywatności' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(refuse(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(accept(page)).toBeFocused()
  await decides(page, () => page.keyboard.press('Enter'))
  await expect(banner(page)).toBeHidden()
  await expect(page.getByText('Zapisaliśmy Twój wybór.')).toBeAttached()
})

test('the settings keep the keyboard inside, close on Escape without deciding and give the focus back', async ({
  page,
}) => {
  await openPage(page, '/')
  const opener = banner(page).getByRole('link', { name: 'Ustawienia cookies' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toBeHidden()
  await expect(opener).toBeFocused()
  expect(await consentCookie(page)).toBeUndefined()
})

for (const viewport of [phone, desktop]) {
  test(`at ${viewport.width} px banner and settings are accessible and fit, and nothing moves before or after the decision`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript(() => {
      window.moves = []
      new PerformanceObserver((list) => window.moves.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
    })
    const expectNothingMoved = async () => {
      await page.waitForLoadState('load')
      const moves = await page.evaluate(() => window.moves.map((entry) => entry.toJSON()))
      expect(moves).toEqual([])
    }
    await openPage(page, '/')
    await expectNothingMoved()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await opensSettings(page)
    for (const summary of await settings(page).locator('summary').all()) await summary.click()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await decides(page, () => settings(page).getByRole('button', { name: 'Akceptuję wszystkie' }).click())
    await openPage(page, '/')
    await expectNothingMoved()
  })
}

test('what the keyboard reaches is never hidden below the banner', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, '/')
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  const [link, asked] = [await last.boundingBox(), await banner(page).boundingBox()]
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
})

test('a guest who comes back to a page that once asked is not asked again', async ({ page }) => {
  await openPage(page, '/')
  await openPage(page, '/zima')
  await decides(page, () => refuse(page).click())
  await page.goBack()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expect(banner(page)).toBeHidden()
})

test('banner and settings speak the language of the page', async ({ page }) => {
  for (const [path, heading] of [
    ['/cs', 'Soubory cookie: volba je na vás'],
    ['/ro', 'Cookie-uri: tu alegi'],
    ['/hu', 'Sütik: Ön dönt'],
    ['/uk', 'Файли cookie: вибір за вами'],
  ] as const) {
    await openPage(page, path)
    await page.getByRole('region', { name: heading }).getByRole('link').last().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const texts = await page.locator('.consent-banner, [role=dialog]').allInnerTexts()
    expect(texts).toHaveLength(2)
    for (const text of texts) expect(text).not.toMatch(/\bconsent\.|\{\{/)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest decides on the spot and stays on the page', async ({ page }) => {
    await page.goto('/zima?utm_source=mail')
    await refuse(page).click()
    await expect(page).toHaveURL(/\/zima$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect((await consentCookie(page))?.value).toMatch(/^1\.\d{4}-\d\d-\d\d$/)
  })

  test('the settings are a page of their own that shows and changes the decision', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia cookies' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ustawienia cookies' })).toBeVisible()
    await page.getByRole('main').getByRole('checkbox', { name: 'Statystyka' }).check()
    await page.getByRole('main').getByRole('button', { name: 'Zapisz wybór' }).click()
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Zapisaliśmy Twój wybór.')
    await expect(page.getByRole('main').getByRole('checkbox', { name: 'Statystyka' })).toBeChecked()
    await expect(page.getByRole('main').getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
    expect((await consentCookie(page))?.value).toMatch(/\d\.statistics$/)
  })
})

test('the page of the settings is accessible and saves without being loaded anew', async ({ page }) => {
  await openPage(page, '/ustawienia-cookies')
  await expect(banner(page)).toHaveCount(0)
  await expectAccessible(page)
  const main = page.getByRole('main')
  await decides(page, () => main.getByRole('button', { name: 'Akceptuję wszystkie' }).click())
  await expect(main.getByRole('checkbox', { name: 'Marketing' })).toBeChecked()
  await expect(main.getByRole('status')).toHaveText('Zapisaliśmy Twój wybór.')
})
