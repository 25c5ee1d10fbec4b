import type { Page } from '@playwright/test'
import { inDatabase } from '../fixtures/checkout-page.ts'
import { linkTo } from '../fixtures/letters.ts'
import { placeOrder } from '../fixtures/placed-order.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { allow } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

// The network is cut on purpose, and the browser notes it in its console.
test.use({ reducedMotion: 'reduce', expectedComplaint: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

const password = 'zwykłe zdanie o morzu'
const mytui = '/api/www/mytui/api'

/** Whoever bought the trip, logged in. */
async function traveller(page: Page): Promise<string> {
  const { number, email } = await placeOrder(runningStack())
  await inDatabase(
    `update booking.orders set state = 'confirmed', paid = total, variant = 'full', confirmed_at = now() where number = $1`,
    [number],
  )
  await allow(page, '')
  await openPage(page, '/')
  const typed = { email, firstName: 'Ewa', lastName: 'Nowak', password }
  await page.request.post(`${mytui}/register`, { data: typed })
  const token = new URL(await linkTo(email, 'mytui/aktywacja')).searchParams.get('token')
  expect((await page.request.post(`${mytui}/activate`, { data: { token, password } })).status()).toBe(200)
  return number
}

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`${name}: hotel, way, papers and guide of a trip are there for who travels`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const number = await traveller(page)
    for (const [tab, said] of [
      ['podsumowanie', 'Z powrotem w domu'],
      ['podroz', 'Odprawa'],
      ['hotel', 'Zameldowanie'],
      ['dokumenty', 'Bilet / informacja o przelocie (PDF)'],
      ['przewodnik', 'Zapisz na telefonie'],
    ] as const) {
      await page.goto(`/mytui/rezerwacja/${number}/karta/${tab}`)
      await expect(page.getByText(said, { exact: true }).first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })

test('a guide that was opened once opens without the internet, and is gone after the logout', async ({
  page,
  context,
}) => {
  const number = await traveller(page)
  const guide = `/mytui/rezerwacja/${number}/karta/przewodnik`
  await page.goto(guide)
  await expect(page.getByRole('status').filter({ hasText: 'także bez internetu' })).toBeVisible()

  await context.setOffline(true)
  await page.goto(guide)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Przewodnik')
  expect(await page.content()).not.toMatch(new RegExp(`${number}|Nowak|@wojaz`))
  expect(await page.goto(`/mytui/rezerwacja/${number}/karta/dokumenty`).catch(() => null)).toBeNull()

  await context.setOffline(false)
  await page.goto('/mytui')
  await page.getByRole('button', { name: 'Wyloguj' }).first().click()
  await expect(page).toHaveURL(/logowanie/)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await context.setOffline(true)
  expect(await page.goto(guide).catch(() => null)).toBeNull()
})
