import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/shop-test.ts'
import { allow, remember, restAt, stopClock, userInfoCall } from '../fixtures/visitor.ts'
import { journeyPaths } from '../journey-pages.ts'
import { runningStack } from '../stack.ts'

/** The names under which the browser has asked, call by call. */
function watchCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === userInfoCall) calls.push(request.headers()['x-app-id'] ?? '')
  })
  return calls
}

const appId = (page: Page) => page.evaluate(() => localStorage.getItem('appId'))

test('the shop is asked who the guest is when the page is at rest, and every four minutes after, even in a hidden tab', async ({
  page,
}) => {
  const calls = watchCalls(page)
  await stopClock(page)
  await restAt(page, '/')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(239_999)
  expect(calls).toHaveLength(1)
  await page.clock.runFor(1)
  await expect.poll(() => calls.length).toBe(2)
  await page.clock.runFor(240_000)
  await expect.poll(() => calls.length).toBe(3)
  expect(new Set(calls).size).toBe(1)
})

test('the name of the browser outlives the visit only with consent', async ({ page }) => {
  const calls = watchCalls(page)
  await stopClock(page)
  await restAt(page, '/zima')
  await restAt(page, '/zima')
  expect(await appId(page)).toBeNull()
  expect(calls[0]).not.toBe(calls[1])
  await allow(page, 'preferences')
  await restAt(page, '/zima')
  await restAt(page, '/zima')
  expect(calls.slice(-2)).toEqual([await appId(page), await appId(page)])
})

test('a component meant for returning guests appears when the guest becomes one, and is in nobody else’s page', async ({
  page,
  request,
}) => {
  const welcome = page.getByRole('heading', { name: 'Miło Cię znów widzieć' })
  await stopClock(page)
  await allow(page, 'preferences')
  await restAt(page, journeyPaths.returning)
  await expect(page.getByRole('heading', { name: 'Dla każdego' })).toBeVisible()
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('first_visit')
  await expect(welcome).toHaveCount(0)

  await remember(page, { first_visit: '2026-01-01' })
  await page.clock.runFor(240_000)
  await expect(welcome).toBeVisible()
  await page.reload()
  await expect(welcome).toBeVisible()
  // The stranger has cookies of his own: none.
  const stranger = await request.get(runningStack().siteUrl + journeyPaths.returning)
  expect(await stranger.text()).not.toContain('Miło Cię znów widzieć')
})
