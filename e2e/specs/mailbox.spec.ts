import type { Page } from '@playwright/test'
import { inDatabase } from '../fixtures/checkout-page.ts'
import { linkTo } from '../fixtures/letters.ts'
import { officeAnswers } from '../fixtures/office-answers.ts'
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

test.use({ reducedMotion: 'reduce' })

const password = 'zwykłe zdanie o morzu'
const mytui = '/api/www/mytui/api'

/** A customer with a trip that is paid for. */
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
  const answer = await page.request.post(`${mytui}/activate`, { data: { token, password } })
  expect(answer.status()).toBe(200)
  return number
}

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`${name}: a guest writes in the chat of a trip, the answer appears by itself, and the mailbox has it all, with a file, without scripts, too`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    const number = await traveller(page)
    await openPage(page, `/mytui/rezerwacja/${number}/karta/czat`)
    await expect(page.getByText('Teraz nikogo tu nie ma.')).toBeVisible()
    await page.getByLabel('Twoja wiadomość').fill('Czy jest łóżeczko?')
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
    await expect(page.getByRole('log').getByText('Czy jest łóżeczko?')).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await officeAnswers(runningStack(), number, 'Tak, bezpłatnie.')
    await expect(page.getByRole('log').getByText('Tak, bezpłatnie.')).toBeVisible()

    await officeAnswers(runningStack(), number, 'Miłej podróży!')
    const cookies = await page.context().cookies()
    const plain = await browser.newContext({ viewport, javaScriptEnabled: false })
    await plain.addCookies(cookies)
    const mailbox = await plain.newPage()
    await mailbox.goto('/mytui/skrzynka-odbiorcza')
    await mailbox.getByRole('heading', { level: 2 }).getByRole('link').first().click()
    await expect(mailbox.getByText('Miłej podróży!')).toBeVisible()
    await mailbox.getByLabel('Twoja wiadomość').fill('Dziękuję, oto skan.')
    await mailbox.getByLabel('Załączniki').setInputFiles({
      ...{ name: 'skan.pdf', mimeType: 'application/pdf' },
      buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    })
    await mailbox.getByRole('button', { name: 'Wyślij wiadomość' }).click()
    await expect(mailbox.getByText('Wiadomość wysłana.')).toBeVisible()
    await expect(mailbox.getByRole('link', { name: /skan\.pdf/ })).toBeVisible()
    await plain.close()
    // The page that was open all the while has it, too.
    await expect(page.getByRole('log').getByText('Dziękuję, oto skan.')).toBeVisible()
  })
