import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls, lostConnection, refusal } from '../../../test/browser/answer-calls.ts'
import { draw, phone } from '../../../test/browser/draw.tsx'
import { expectAccessible } from '../../../test/browser/expect-accessible.ts'
import { expectNoSidewaysScroll } from '../../../test/browser/expect-no-sideways-scroll.ts'
import { focusOn } from '../../../test/browser/keyboard.ts'
import { ContactForm } from './contact-form.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { fullBlocks } from './test-blocks.ts'

const sendUrl = 'POST /api/www/forms'
const email = page.getByRole('textbox', { name: 'Adres e-mail' })
const consent = page.getByRole('checkbox', { name: 'Zgadzam się' })
const missingEmail = { email: 'Podaj adres e-mail.' }
const missingConsent = { consent: 'Bez tej zgody nie możemy pisać.' }

test('by keyboard alone a guest is told what to mend, keeps what was typed, and is thanked on the spot', async () => {
  const answers = [
    refusal(422, { fields: { ...missingEmail, ...missingConsent } }),
    refusal(422, { fields: missingConsent }),
    { message: 'Prawie gotowe: sprawdź pocztę.' },
  ]
  const calls = answerCalls({ [sendUrl]: () => answers.shift() ?? null })
  const { router } = await draw(<NewsletterForm component={fullBlocks.newsletterForm} leads={false} />)

  await expect.element(consent).not.toBeChecked()
  focusOn(email)
  await userEvent.keyboard('{Enter}')
  await expect.element(email).toHaveAccessibleDescription(missingEmail.email)
  await expect.element(email).toHaveFocus()
  await expect.element(consent).toHaveAccessibleDescription(missingConsent.consent)
  await expectAccessible()

  await userEvent.keyboard('anna@wojaz.example{Tab}Anna{Enter}')
  await expect.element(consent).toHaveFocus()
  await expect.element(email).toHaveValue('anna@wojaz.example')
  await expect.element(email).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard(' {Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Prawie gotowe: sprawdź pocztę.')
  await expect.element(page.getByRole('form')).not.toBeInTheDocument()
  expect(document.activeElement?.textContent).toContain('Prawie gotowe')
  await expectAccessible()
  expect(router.state.location.pathname).toBe('/')
  expect(calls.at(-1)?.body).toEqual({
    page: '/',
    form: 'newsletterForm',
    fields: { email: 'anna@wojaz.example', firstName: 'Anna', consent: 'on', website: '' },
  })
})

test('on a phone a guest writes to the office, and neither a refusal nor a lost connection loses a word', async () => {
  const needed = { topic: 'Wybierz temat.', name: 'Podaj imię.', email: 'Podaj adres.', message: 'Napisz.' }
  const answers = [
    () => refusal(422, { fields: needed }),
    () => refusal(503, { message: 'Wróć za chwilę.' }),
    lostConnection,
    () => ({ message: 'Dziękujemy, wiadomość dotarła.' }),
  ]
  const calls = answerCalls({ [sendUrl]: () => answers.shift()?.() ?? null })
  await page.viewport(phone.width, phone.height)
  await draw(<ContactForm component={fullBlocks.contactForm} leads={false} />, { path: '/kontakt' })
  const send = page.getByRole('button', { name: 'Wyślij wiadomość' })
  const message = page.getByRole('textbox', { name: 'Wiadomość' })
  await send.click()
  await expect.element(page.getByRole('combobox', { name: 'Temat' })).toHaveFocus()
  expect(document.querySelectorAll('form [aria-invalid]')).toHaveLength(4)
  await expectNoSidewaysScroll()
  await expectAccessible()

  await page.getByRole('combobox', { name: 'Temat' }).selectOptions('Rezerwacja')
  await page.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Anna Nowak')
  await email.fill('anna@wojaz.example')
  await message.fill('Czy hotel ma windę?\nDziękuję!')
  await send.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Wróć za chwilę.')
  await expect.element(message).toHaveValue('Czy hotel ma windę?\nDziękuję!')
  await send.click()
  await expect.element(page.getByRole('alert')).not.toHaveTextContent('Wróć za chwilę.')
  await expect.element(message).toHaveValue('Czy hotel ma windę?\nDziękuję!')
  await send.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Dziękujemy, wiadomość dotarła.')
  expect(calls.at(-1)?.body).toMatchObject({
    fields: { topic: 'rezerwacja', name: 'Anna Nowak', message: 'Czy hotel ma windę?\nDziękuję!' },
  })
})

test('a form that is on its way is not sent again', async () => {
  let arrive: (answer: object) => void = () => {}
  const calls = answerCalls({ [sendUrl]: () => new Promise<object>((resolve) => (arrive = resolve)) })
  await draw(<NewsletterForm component={fullBlocks.newsletterForm} leads={false} />)
  focusOn(email)
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.poll(() => calls).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  arrive({ message: 'Dziękujemy.' })
  await expect.element(page.getByRole('status')).toHaveTextContent('Dziękujemy.')
  expect(calls).toHaveLength(1)
})
