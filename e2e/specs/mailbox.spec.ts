import { inDatabase } from '../fixtures/checkout-page.ts'
import { officeAnswers, someoneAtDesk } from '../fixtures/office-answers.ts'
import {
  desktop,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  openPage,
  phone,
  test,
} from '../fixtures/shop-test.ts'
import { traveller } from '../fixtures/traveller.ts'
import { runningStack } from '../stack.ts'

test.use({ reducedMotion: 'reduce' })

for (const [name, viewport] of Object.entries({ phone, desktop }))
  test(`${name}: a guest writes in the chat of a trip, the answer appears by itself, and the mailbox has it all, with a file, without scripts, too`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(viewport)
    const number = await traveller(page, `mailbox, ${name as 'phone' | 'desktop'}`)
    const goHome = await someoneAtDesk(runningStack())
    await openPage(page, `/mytui/rezerwacja/${number}/karta/czat`)
    const isThere = 'Doradca jest na miejscu do 24:00. Napisz, a odpowie od razu.'
    await expect(page.getByText(isThere, { exact: true })).toBeVisible()
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
      name: 'skan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'),
    })
    await mailbox.getByRole('button', { name: 'Wyślij wiadomość' }).click()
    await expect(mailbox.getByText('Wiadomość wysłana.')).toBeVisible()
    await expect(mailbox.getByRole('link', { name: /skan\.pdf/ })).toBeVisible()
    await plain.close()
    // The page that was open all the time shows it, too.
    await expect(page.getByRole('log').getByText('Dziękuję, oto skan.')).toBeVisible()
    await goHome()
  })

test.describe(() => {
  // The browser logs every refusal, and calls are refused on purpose here.
  test.use({ viewport: phone, expectedComplaint: /status of 40[13]/ })

  test('a message typed after the session ended elsewhere: the login, and back to the message as it was typed', async ({
    page,
  }) => {
    const number = await traveller(page, 'mailbox, session over')
    const chat = `/mytui/rezerwacja/${number}/karta/czat`
    await openPage(page, chat)
    const [session] = await inDatabase<{ email: string }>(
      `delete from account.sessions using account.customers, booking.orders
        where customers.id = sessions.customer_id and customers.email = sold -> 'contact' ->> 'email' and number = $1
        returning email`,
      [number],
    )
    await page.getByLabel('Twoja wiadomość').fill('Czy jest łóżeczko?')
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
    await expect(page).toHaveURL(/\/mytui\/logowanie\?powrot=/)
    await page.getByRole('textbox', { name: 'Adres e-mail' }).fill(session?.email ?? '')
    await page.getByRole('button', { name: 'Dalej' }).click()
    await page.getByLabel('Hasło').fill('zwykłe zdanie o morzu')
    await page.getByRole('button', { name: 'Zaloguj się', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${chat}$`))
    await expect(page.getByLabel('Twoja wiadomość')).toHaveValue('Czy jest łóżeczko?')
    await page.getByRole('button', { name: 'Wyślij wiadomość' }).click()
    await expect(page.getByRole('log').getByText('Czy jest łóżeczko?')).toBeVisible()
  })
})
