import type { Page } from '@playwright/test'
import { hero, signInAsEditor } from '../fixtures/editor.ts'
import { expect, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

const { siteUrl } = runningStack()
const path = '/strona-dla-powracajacych'
const call = '/api/www/user/info/get'

async function remembers(page: Page, cookies: Record<string, string>) {
  await page
    .context()
    .addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: siteUrl })))
}

function countCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === call) calls.push(request.headers()['x-app-id'] ?? '')
  })
  return calls
}

test('the shop is asked who the guest is when the page is at rest, and every four minutes after, even in a hidden tab', async ({
  page,
}) => {
  const calls = countCalls(page)
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3_000)
  await expect.poll(() => calls.length).toBe(1)

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
    Object.defineProperty(document, 'hidden', { get: () => true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.clock.runFor(240_000)
  await expect.poll(() => calls.length).toBe(2)
  await page.clock.runFor(240_000)
  await expect.poll(() => calls.length).toBe(3)
  expect(new Set(calls).size).toBe(1)
})

test('the name of the browser outlives the visit only with consent', async ({ page }) => {
  const calls = countCalls(page)
  const visit = async () => {
    const answered = page.waitForResponse((answer) => answer.url().includes(call))
    await page.goto('/')
    await answered
  }
  await visit()
  await visit()
  expect(await page.evaluate(() => localStorage.getItem('appId'))).toBeNull()
  await remembers(page, { cookie_consent: '1.2026-11-01.preferences' })
  await visit()
  await visit()
  expect(await page.evaluate(() => localStorage.getItem('appId'))).toBe(calls[3])
  expect(calls[2]).toBe(calls[3])
  expect(new Set(calls).size).toBe(3)
})

test('a component meant for returning guests appears when the guest becomes one, and is in nobody else’s page', async ({
  page,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: siteUrl })
  const editor = await signInAsEditor(request)
  const components = [hero('Dla każdego'), hero('Miło Cię znów widzieć', ['RETURNING'])]
  await editor.publishPage({ url: path, title: 'Powroty', slots: [{ name: 'main', components }] })
  await request.dispose()
  const welcome = page.getByRole('heading', { name: 'Miło Cię znów widzieć' })
  await page.clock.install()
  await remembers(page, { cookie_consent: '1.2026-11-01.preferences' })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Dla każdego' })).toBeVisible()
  await page.clock.runFor(3_000)
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .toContain('first_visit')
  await expect(welcome).toHaveCount(0)

  await remembers(page, { first_visit: '2026-01-01' })
  await page.clock.runFor(240_000)
  await expect(welcome).toBeVisible()
  await page.reload()
  await expect(welcome).toBeVisible()
  const strangers = await playwright.request.newContext({ baseURL: siteUrl })
  expect(await (await strangers.get(path)).text()).not.toContain('Miło Cię znów widzieć')
  await strangers.dispose()
})
