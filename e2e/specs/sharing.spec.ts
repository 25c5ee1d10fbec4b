import { inDatabase } from '../fixtures/checkout-page.ts'
import { linkTo, newAddress } from '../fixtures/emails.ts'
import { type PlacedOrder, placeOrder } from '../fixtures/placed-order.ts'
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
import { allow } from '../fixtures/visitor.ts'

// A revoked preview answers 410, and the browser logs it.
test.use({ reducedMotion: 'reduce', expectedComplaint: /status of 410/ })

/** A trip paid by a guest without an account, and its first day. */
async function bookedByGuest(traveller: Traveller): Promise<PlacedOrder & { day: string }> {
  const order = await placeOrder(traveller)
  const [row] = await inDatabase<{ day: string }>(
    `update booking.orders set state = 'confirmed', paid = total, variant = 'full', confirmed_at = $2 where number = $1
     returning sold -> 'offer' ->> 'departureDate' as day`,
    [order.number, new Date()],
  )
  return { ...order, day: row?.day ?? '' }
}

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`${name}: a guest’s booking joins an account by the yes of its mailbox; companions see it until the link is withdrawn`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    const { number, email, day } = await bookedByGuest(`sharing, ${name as 'phone' | 'desktop'}`)
    await allow(page, '')
    await openPage(page, '/')
    await becomeCustomer(page, newAddress('ewa'))

    await page.goto('/mytui')
    await page.getByLabel('Numer rezerwacji').fill(number)
    await page.getByLabel('Nazwisko z rezerwacji').fill('zolcinska')
    await page.getByLabel('Dzień wyjazdu').fill(day)
    await page.getByRole('button', { name: 'Poproś o dodanie' }).click()
    await expect(page.getByText('Jeśli jest u nas taka rezerwacja')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    const elsewhere = await (await browser.newContext({ viewport })).newPage()
    await elsewhere.goto(await linkTo(email, 'mytui/dodaj-rezerwacje'))
    await expect(elsewhere.getByText(number)).toBeVisible()
    await elsewhere.getByRole('button', { name: 'Zgadzam się' }).click()
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Rezerwacja jest na tym koncie')

    await page.goto(`/mytui/rezerwacja/${number}/karta/podsumowanie`)
    await page.getByRole('button', { name: 'Zrób link' }).click()
    const link = await page.getByLabel('Link do podglądu').inputValue()
    await elsewhere.goto(link)
    await expect(elsewhere.getByText('To podgląd podróży')).toBeVisible()
    await expect(elsewhere.getByRole('main')).not.toContainText('zł')
    await expect(elsewhere.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    await page.getByRole('button', { name: 'Wyłącz link' }).click()
    await expect(page.getByRole('button', { name: 'Zrób link' })).toBeVisible()
    await elsewhere.reload()
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Ten podgląd jest wyłączony')
    await elsewhere.context().close()
  })
