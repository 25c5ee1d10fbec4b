import type { Page } from '@playwright/test'
import { expect, phone, test } from '../fixtures/shop-test.ts'
import { allow, restAt, stopClock } from '../fixtures/visitor.ts'

declare global {
  interface Window {
    moves: PerformanceEntry[]
  }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Pliki cookie: Ty wybierasz' })
const answered = (page: Page, call: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/api/www/${call}`))

async function watchMoves(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Web fonts change the layout when they arrive, and a machine without Arial has no fallback of similar width: so they are
  // blocked here.
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }))
  await page.addInitScript(() => {
    window.moves = []
    new PerformanceObserver((list) => window.moves.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    })
  })
}

async function expectNothingMoved(page: Page) {
  await page.waitForLoadState('load')
  expect(await page.evaluate(() => window.moves.map((entry) => entry.toJSON()))).toEqual([])
}

test('neither the banner nor its absence moves anything on the page', async ({ page }) => {
  await page.setViewportSize(phone)
  await watchMoves(page)
  await stopClock(page)
  await restAt(page, '/')
  await expectNothingMoved(page)
  await allow(page, '')
  await restAt(page, '/')
  await expect(banner(page)).toHaveCount(0)
  await expectNothingMoved(page)
})

test('a guest is asked before anything optional happens, decides once for every page, and what is withdrawn is erased', {
  tag: '@gate',
}, async ({ page }) => {
  await page.setViewportSize(phone)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopClock(page)

  await test.step('before the decision nothing optional is stored, sent or counted', async () => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url())
    })
    await restAt(page, '/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.clock.runFor(10_000)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await page.context().cookies()).toEqual([])
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    expect(sent).toEqual([])
  })

  await test.step('what the keyboard reaches is never hidden below the banner', async () => {
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    const [link, asked] = [await last.boundingBox(), await banner(page).boundingBox()]
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0)
  })

  await test.step('it meets the banner right after the skip link and answers with Enter', async () => {
    await restAt(page, '/zima')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Przejdź do treści' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole('link', { name: 'Polityka prywatności' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const told = answered(page, 'consent')
    await page.keyboard.press('Enter')
    expect((await told).status()).toBe(204)
    await expect(banner(page)).toBeHidden()
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'cookie_consent')
    expect(cookie?.value).toMatch(/\.preferences\.statistics\.marketing$/)
    // Judged by the machine's clock, which is that of the browser's cookies.
    const now = performance.timeOrigin + performance.now()
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - now) / 86_400_000)).toBe(180)
  })

  await test.step('a page that once asked asks no more, and a new one comes without the banner', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(banner(page)).toBeHidden()
    await restAt(page, '/')
    await expect(banner(page)).toHaveCount(0)
  })

  await test.step('from now on presses are counted', async () => {
    const tile = page.getByRole('main').locator('li[data-track="tile"]').first()
    await tile.getByRole('link').click()
    await page.clock.runFor(100)
    await expect(page).not.toHaveURL(/:\d+\/$/)
    const heard = answered(page, 'events')
    await page.clock.runFor(3_000)
    expect((await heard).status()).toBe(204)
    expect((await heard).request().postDataJSON().events).toContainEqual(
      expect.objectContaining({ event: 'click', page: '/' }),
    )
  })

  await test.step('what is withdrawn at the foot of the page is erased', async () => {
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toContain('appId')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia cookies' }).click()
    await page.clock.runFor(100)
    const told = answered(page, 'consent')
    await page.getByRole('dialog').getByRole('button', { name: 'Tylko niezbędne' }).click()
    expect((await told).status()).toBe(204)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['cookie_consent'])
  })
})
