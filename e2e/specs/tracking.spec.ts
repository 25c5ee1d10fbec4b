import type { Page } from '@playwright/test'
import { expect, phone, test } from '../fixtures/shop-test.ts'
import { allow, restAt, stopClock } from '../fixtures/visitor.ts'

interface Counted {
  event: string
  identifier: string
  page: string
}

/** What reaches the shop's own counters. */
function countedBy(page: Page): Counted[] {
  const counted: Counted[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/www/events') counted.push(...request.postDataJSON().events)
  })
  return counted
}

const dataLayer = (page: Page) => page.evaluate(() => (window.dataLayer ?? null) as Counted[] | null)
const tile = (page: Page) => page.getByRole('main').locator('li[data-track="tile"]').first()
const identifierOf = async (page: Page) =>
  `tiles | tile | ${((await tile(page).getByRole('link').textContent()) ?? '').trim()}`

test('without consent to statistics nobody counts and no link waits', async ({ page }) => {
  const counted = countedBy(page)
  await allow(page, 'marketing')
  await stopClock(page)
  await restAt(page, '/')
  await tile(page).scrollIntoViewIfNeeded()
  await page.clock.runFor(10_000)
  await tile(page).getByRole('link').click()
  await expect(page).not.toHaveURL(/:\d+\/$/)
  await page.clock.runFor(10_000)
  expect(await dataLayer(page)).toBeNull()
  expect(counted).toEqual([])
})

test('with consent a press is counted without what may name a person, and a link of the shop leads on after 100 ms', async ({
  page,
}) => {
  const counted = countedBy(page)
  await allow(page, 'statistics')
  await stopClock(page)
  await restAt(page, '/')
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'jan.kowalski@example.com'
    document.querySelector('main [data-track=hero]')?.append(button)
    button.click()
  })
  const press = { event: 'click', identifier: await identifierOf(page), page: '/' }
  await tile(page).getByRole('link').click()
  await page.clock.runFor(99)
  await expect(page).toHaveURL(/:\d+\/$/)
  await page.clock.runFor(1)
  await expect(page).not.toHaveURL(/:\d+\/$/)

  const heard = page.waitForResponse((answer) => answer.url().endsWith('/api/www/events'))
  await page.clock.runFor(3_000)
  expect((await heard).status()).toBe(204)
  const presses = counted.filter(({ event }) => event === 'click')
  expect(presses).toEqual([{ ...press, identifier: 'hero' }, press])
  expect(((await dataLayer(page)) ?? []).filter(({ event }) => event === 'click')).toEqual(presses)
})

test('a tile is seen once, when all of it has been in sight for a moment, and never after the consent is withdrawn', async ({
  page,
}) => {
  const counted = countedBy(page)
  await page.setViewportSize(phone)
  await allow(page, 'statistics')
  await stopClock(page)
  await restAt(page, '/')
  await page.clock.runFor(200)
  const sight = { event: 'impression', identifier: await identifierOf(page), page: '/' }
  const seen = async () =>
    ((await dataLayer(page)) ?? []).filter(({ identifier }) => identifier === sight.identifier)
  const scrollSoThat = (part: number) =>
    tile(page).evaluate(async (element, share) => {
      const { top, height } = element.getBoundingClientRect()
      window.scrollBy({ top: top + height * share - window.innerHeight, behavior: 'instant' })
      // The browser tells whoever watches the element together with us, and them first.
      await new Promise((told) => new IntersectionObserver(told).observe(element))
    }, part)

  await scrollSoThat(0.9)
  await page.clock.runFor(2_000)
  expect(await seen()).toEqual([])
  await scrollSoThat(1.05)
  await page.clock.runFor(99)
  expect(await seen()).toEqual([])
  await page.clock.runFor(1)
  expect(await seen()).toEqual([sight])
  await scrollSoThat(0.5)
  await scrollSoThat(1.05)
  await page.clock.runFor(500)
  expect(await seen()).toEqual([sight])

  await page.getByRole('contentinfo').getByRole('link', { name: 'Ustawienia cookies' }).click()
  await page.clock.runFor(5_000)
  await page.getByRole('dialog').getByRole('button', { name: 'Tylko niezbędne' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await dataLayer(page)).toBeNull()
  const before = counted.length
  await tile(page).getByRole('link').click()
  await page.clock.runFor(10_000)
  expect(counted).toHaveLength(before)
})
