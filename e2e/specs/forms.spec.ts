import type { Page } from '@playwright/test'
import { afterRounds, newAddress } from '../fixtures/emails.ts'
import { desktop, expect, expectAccessible, expectAlive, openPage, test } from '../fixtures/shop-test.ts'
import { runningStack } from '../stack.ts'

const newsletterPage = '/formularz-do-newslettera'
const someone = () => newAddress('gosc')
const formNamed = (page: Page, name: string) => page.getByRole('form', { name })
const said = (page: Page, words: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words })

/** Waits for the newest email to the address. */
async function emailTo(address: string) {
  const { emailsTo } = runningStack()
  const sent = await afterRounds(async () => (await emailsTo(address)).at(-1), `an email to ${address}`)
  const link = (label: string) =>
    new RegExp(`https?://\\S+/newsletter/${label}\\?token=\\S+`).exec(sent?.text ?? '')?.[0] ?? ''
  return { subject: sent?.subject, confirm: link('potwierdzenie'), leave: link('rezygnacja') }
}

/** The email the office got about this guest. */
async function officeReadAbout(address: string): Promise<string> {
  const emails = await runningStack().emailsTo('biuro@wojaz.example')
  return emails.find(({ text }) => text?.includes(address))?.text ?? ''
}

// Forms are refused on purpose here, and the browser logs every refusal.
test.use({ expectedComplaint: /status of (422|503)/ })

test('by keyboard alone a guest signs up, is told what to mend, confirms in the email and leaves again', async ({
  page,
}) => {
  const email = someone()
  const form = formNamed(page, 'Twój adres')
  const address = form.getByRole('textbox', { name: 'Adres e-mail' })
  const consent = form.getByRole('checkbox', { name: /Zgadzam się na otrzymywanie newslettera/ })

  await test.step('an empty form says what is missing and brings the cursor there', async () => {
    await openPage(page, newsletterPage)
    await expect(consent).not.toBeChecked()
    await expectAlive(form)
    await address.focus()
    await page.keyboard.press('Enter')
    await expect(address).toHaveAccessibleDescription(/Podaj adres e-mail/)
    await expect(address).toBeFocused()
    await expect(consent).toHaveAccessibleDescription(/Bez tej zgody/)
    await expectAccessible(page)
  })

  await test.step('what was typed stays while something else is mended', async () => {
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Anna')
    await page.keyboard.press('Enter')
    await expect(consent).toBeFocused()
    await expect(address).toHaveValue(email)
    await expect(address).not.toHaveAttribute('aria-invalid')
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(said(page, 'Prawie gotowe')).toBeVisible()
    await expect(form).toHaveCount(0)
    await expectAccessible(page)
  })

  const { subject, confirm, leave } = await emailTo(email)
  await test.step('opening the link does nothing; the button confirms', async () => {
    expect(subject).toBe('Potwierdź zapis na newsletter Wojaż')
    await openPage(page, confirm)
    await expect(page.getByRole('heading', { level: 1, name: 'Potwierdź zapis' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Potwierdzam zapis' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Zapis potwierdzony' })).toBeVisible()
    expect(page.url()).not.toContain('token')
  })

  await test.step('leaving takes a press too', async () => {
    await openPage(page, leave)
    await page.getByRole('button', { name: 'Wypisuję się' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wypisaliśmy Cię' })).toBeVisible()
    await openPage(page, confirm)
    await page.getByRole('button', { name: 'Potwierdzam zapis' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ten link już wygasł' })).toBeVisible()
    await openPage(page, '/newsletter/potwierdzenie?token=x')
    await expect(page.getByRole('heading', { level: 1, name: 'Ten link jest niepełny' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the presale form keeps what was typed, says what to mend, thanks, and the sent’s button works', async ({
    page,
  }) => {
    const email = someone()
    await page.setViewportSize(desktop)
    await page.goto('/cs/przedsprzedaz')
    const form = formNamed(page, 'Dejte mi vědět o den dřív')
    await form.getByRole('textbox', { name: 'E-mailová adresa' }).fill(email)
    await form.getByRole('textbox', { name: 'Kam a kdy chcete jet?' }).fill('Kréta v květnu <b>')
    await form.getByRole('textbox', { name: 'Telefon' }).fill('+420 600 000 000')
    await form.getByRole('button', { name: 'Přihlásit se' }).click()
    await expect(
      form.getByRole('checkbox', { name: /napsal ohledně předprodeje/ }),
    ).toHaveAccessibleDescription(/Bez tohoto souhlasu/)
    await expect(form.getByRole('checkbox', { name: /zavolal/ })).toHaveAccessibleDescription(/smažte/)
    await expect(form.getByRole('textbox', { name: 'E-mailová adresa' })).toHaveValue(email)
    await expect(form.getByRole('textbox', { name: 'Kam a kdy chcete jet?' })).toHaveValue(
      'Kréta v květnu <b>',
    )
    await form.getByRole('checkbox', { name: /napsal ohledně předprodeje/ }).check()
    await form.getByRole('checkbox', { name: /zavolal/ }).check()
    await form.getByRole('button', { name: 'Přihlásit se' }).click()
    await expect(said(page, 'Klikněte ještě na odkaz')).toBeVisible()
    await page.reload()
    await expect(said(page, 'Klikněte ještě na odkaz')).toBeVisible()

    const { subject, confirm } = await emailTo(email)
    expect(subject).toBe('Potvrďte přihlášení k předprodeji')
    await page.goto(confirm)
    await page.getByRole('button', { name: 'Potvrzuji přihlášení' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Přihlášení je potvrzeno' })).toBeVisible()
    await expect.poll(() => officeReadAbout(email)).toContain('Kréta v květnu <b>')
  })
})
