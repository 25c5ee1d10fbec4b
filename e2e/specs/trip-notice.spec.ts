import type { Page } from '@playwright/test'
import { afterRounds } from '../fixtures/emails.ts'
import { followNotices, isAllBack, moveFlights, placeOrder } from '../fixtures/placed-order.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import type { Traveller } from '../fixtures/stock.ts'
import { becomeCustomer } from '../fixtures/traveller.ts'
import { allow, remember } from '../fixtures/visitor.ts'
import { runningStack } from '../stack.ts'

test.use({ viewport: phone, reducedMotion: 'reduce' })

/** A trip with a deposit paid in this browser. */
async function paidTrip(page: Page, traveller: Traveller) {
  const order = await placeOrder(traveller)
  await allow(page, '')
  await remember(page, order.cookies)
  await openPage(page, `/pz/platnosc/${order.number}`)
  await page.getByLabel('Zaliczka 25%').check()
  await page.getByLabel('Kod BLIK').fill('777123')
  await page.getByRole('button', { name: /^Zapłać/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jedziesz!')
  return order
}

test('hours that change: whoever does not answer has left with everything back, whoever agrees goes', async ({
  page,
}) => {
  test.slow()
  // One after the other: a change affects all orders of the flight.
  for (const [size, viewport] of Object.entries({ phone, desktop })) {
    await page.setViewportSize(viewport)

    await test.step(`${size}: silence until the deadline, and all the money is back`, async () => {
      const { number, email } = await paidTrip(page, `flight moved, silence, ${size as 'phone' | 'desktop'}`)
      const address = await moveFlights(runningStack(), number, 9)
      await followNotices(runningStack())
      await openPage(page, address)
      await expect(page.getByText(/^Termin na odpowiedź minął/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Zgadzam się na zmianę' })).toHaveCount(0)
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await afterRounds(() => isAllBack(number), 'the money')
      await becomeCustomer(page, email)
      await openPage(page, `/mytui/rezerwacja/${number}/karta/platnosc`)
      await expect(page.getByText(/^Zwrot .+: wypłacony/)).toBeVisible()
      await expectNoSidewaysScroll(page)
      await page.context().clearCookies()
    })

    await test.step(`${size}: one press, without an account`, async () => {
      const { number } = await paidTrip(page, `flight moved, agreed, ${size as 'phone' | 'desktop'}`)
      await openPage(page, await moveFlights(runningStack(), number))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zmieniły się godziny lotu')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
      await page.getByRole('button', { name: 'Zgadzam się na zmianę' }).click()
      await expect(page.getByText(/^Zgoda zapisana/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Zgadzam się na zmianę' })).toHaveCount(0)
    })
  }
})
