import type { Page } from '@playwright/test'
import { openDatabase } from '@wojaz/database'
import { expect, phone, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

const { siteUrl, databaseUrl } = runningStack()
const call = '/api/www/events'

interface Counted {
  event: string
  identifier: string
  page: string
}

function countedBy(page: Page): Counted[] {
  const counted: Counted[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === call) counted.push(...request.postDataJSON().events)
  })
  return counted
}

async function allows(page: Page, categories: string) {
  await page
    .context()
    .addCookies([{ name: 'cookie_consent', value: `1.2026-11-01${categories}`, url: siteUrl }])
}

/** Tracking begins when the page is at rest; the data layer says that it has. */
async function opens(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => 'dataLayer' in window)
}

const dataLayer = (page: Page) => page.evaluate(() => (window as { dataLayer?: Counted[] }).dataLayer ?? [])
const tile = (page: Page) => page.getByRole('main').locator('li[data-track="tile"]').first()

test('without consent to statistics nobody counts and no link waits', async ({ page }) => {
  const counted = countedBy(page)
  await page.clock.install()
  await allows(page, '.preferences.marketing')
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.clock.runFor(10_000)
  await tile(page).scrollIntoViewIfNeeded()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await tile(page).getByRole('link').click()
  await expect(page).not.toHaveURL(/:\d+\/$/)
  await page.clock.runFor(10_000)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(counted).toEqual([])
})

test('with consent a press on a tile is counted, waits 100 ms and then leads on', async ({ page }) => {
  const counted = countedBy(page)
  await page.clock.install()
  await allows(page, '.statistics')
  await opens(page, '/')
  const label = ((await tile(page).getByRole('link').textContent()) ?? '').trim()
  await tile(page).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await tile(page).getByRole('link').click()
  const press = { event: 'click', identifier: `tiles | tile | ${label}`, page: '/' }
  expect(await dataLayer(page)).toContainEqual(press)
  await page.clock.runFor(99)
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.clock.runFor(1)
  await expect(page).not.toHaveURL(/:\d+\/$/)
  await page.clock.runFor(3_000)
  await expect.poll(() => counted).toContainEqual(press)
})

test('a tile is seen when all of it has been in sight for a moment', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.clock.install()
  await allows(page, '.statistics')
  await opens(page, '/')
  const label = ((await tile(page).getByRole('link').textContent()) ?? '').trim()
  const sight = { event: 'impression', identifier: `tiles | tile | ${label}`, page: '/' }
  const seen = async () => (await dataLayer(page)).filter(({ identifier }) => identifier === sight.identifier)
  const scrollSoThat = (part: number) =>
    tile(page).evaluate((element, share) => {
      const { top, height } = element.getBoundingClientRect()
      window.scrollBy({ top: top + height * share - window.innerHeight, behavior: 'instant' })
    }, part)

  await scrollSoThat(0.9)
  await page.clock.runFor(2_000)
  expect(await seen()).toEqual([])
  await scrollSoThat(1.05)
  await expect.poll(() => page.clock.runFor(100).then(seen)).toEqual([sight])
  await scrollSoThat(0.5)
  await page.clock.runFor(500)
  await scrollSoThat(1.05)
  await page.clock.runFor(2_000)
  expect(await seen()).toEqual([sight])
})

test('a text that may name a person is left out of what is counted', async ({ page }) => {
  await allows(page, '.statistics')
  await opens(page, '/')
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'jan.kowalski@example.com'
    document.querySelector('main [data-track]')?.append(button)
    button.click()
  })
  const presses = (await dataLayer(page)).filter(({ event }) => event === 'click')
  expect(presses).toHaveLength(1)
  expect(presses[0]?.identifier).not.toContain('@')
})

test('whoever withdraws the consent is not counted from that moment on', async ({ page }) => {
  const counted = countedBy(page)
  await page.clock.install()
  await allows(page, '.statistics')
  await opens(page, '/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia cookies' }).click()
  await page.clock.runFor(5_000)
  await page.getByRole('dialog').getByRole('button', { name: 'Tylko niezbędne' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  const before = counted.length
  await tile(page).scrollIntoViewIfNeeded()
  await page.clock.runFor(10_000)
  expect(counted).toHaveLength(before)
})

test('what was counted is a sum in the database, about nobody', async ({ page }) => {
  await allows(page, '.statistics')
  await opens(page, '/zima')
  const heard = page.waitForResponse((answer) => new URL(answer.url()).pathname === call)
  await page.getByRole('banner').getByRole('link').first().click()
  expect((await heard).status()).toBe(204)
  const database = openDatabase({ url: databaseUrl, applicationName: 'journeys', onError: () => {} })
  const sums = async () => {
    const { rows } = await database.pool.query(
      `select identifier, count::int from insight.event_count where event = 'click' and page = '/zima'`,
    )
    return rows
  }
  await expect
    .poll(sums, { timeout: 25_000 })
    .toContainEqual({ identifier: 'header | Wojaż – strona główna', count: expect.any(Number) })
  await database.close()
})
