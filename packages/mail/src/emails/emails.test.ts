import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { officeEmail, presaleOfficeEmail, receivedEmail } from './contact-emails.ts'
import words from './email-words.json' with { type: 'json' }
import { alreadyEmail, confirmEmail } from './subscription-emails.ts'

const facts = {
  to: 'anna@wojaz.example',
  list: 'newsletter' as const,
  firstName: 'Anna',
  siteUrl: 'https://wojaz.example',
  leaveToken: 'leave-token',
  confirmToken: 'confirm-token',
  until: new Date('2026-06-08T12:00:00Z'),
}

test.each(locales)('every text of an email is there in %s, with the same gaps', (locale) => {
  const gaps = (text: string) => text.match(/\{\{\w+\}\}/g) ?? []
  for (const [key, text] of Object.entries(words)) {
    expect(text[locale].trim(), key).not.toBe('')
    expect(gaps(text[locale]), key).toEqual(gaps(text.pl))
  }
})

test.each(locales)('an email in %s has no gap left open, as text and as HTML', (locale) => {
  for (const email of [
    confirmEmail({ ...facts, locale }),
    confirmEmail({ ...facts, locale, list: 'presale', firstName: null }),
    alreadyEmail({ ...facts, locale }),
    receivedEmail(facts.to, 'biuro@wojaz.example', { reference: 'K1234567', locale }),
  ]) {
    expect(email.subject + email.text + email.html).not.toMatch(/\{\{|undefined|null/)
    expect(email.html).toContain(`<html lang="${locale}">`)
  }
})

test('the email that asks for confirmation leads to the page of its language and says until when', () => {
  const { text, html, subject } = confirmEmail({ ...facts, locale: 'cs' })
  expect(subject).toBe('Potvrďte odběr newsletteru Wojaż')
  const link = 'https://wojaz.example/cs/newsletter/potwierdzenie?token=confirm-token'
  expect(text).toContain(link)
  expect(html).toContain(`href="${link}"`)
  expect(text).toContain('Dobrý den, Anno!')
  expect(text).toContain('08.06.2026')
})

test('one press in a mail program leaves the list, and there is a link for those without such a program', () => {
  const { headers, text } = alreadyEmail({ ...facts, locale: 'pl' })
  expect(headers).toEqual({
    'List-Unsubscribe': '<https://wojaz.example/api/www/newsletter/leave?token=leave-token>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  expect(text).toContain('https://wojaz.example/newsletter/rezygnacja?token=leave-token')
})

test('no link of an email holds an address', () => {
  const { text, html, headers } = confirmEmail({ ...facts, locale: 'pl' })
  expect(text + html + JSON.stringify(headers)).not.toContain('anna@')
})

const message = {
  topic: 'inne',
  name: '<b>Anna</b>',
  email: 'anna@wojaz.example',
  phone: null,
  reservation: 'WJ 17',
  message: 'Czy hotel ma windę?\n<script>alert(1)</script>',
}
const received = { reference: 'K1234567', locale: 'uk' as const }

test('the office reads what the guest wrote and answers the guest', () => {
  const email = officeEmail('biuro@wojaz.example', 'Coś innego', message, received)
  expect(email).toMatchObject({ to: 'biuro@wojaz.example', replyTo: 'anna@wojaz.example' })
  expect(email.text).toContain('Czy hotel ma windę?\n')
  expect(email.text).toContain('Rezerwacja: WJ 17')
  expect(email.text).not.toContain('Telefon')
  expect(email.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(email.html).not.toContain('<script>')
})

test('the guest’s email repeats nothing that was typed', () => {
  const email = receivedEmail(message.email, 'biuro@wojaz.example', received)
  expect(email.subject).toContain('K1234567')
  expect(email.text + email.html).not.toMatch(/Anna|windę/)
  expect(email.replyTo).toBe('biuro@wojaz.example')
})

test('the office learns of a confirmed presale guest', () => {
  const guest = {
    email: 'anna@wojaz.example',
    firstName: 'Anna',
    phone: '+48600000000',
    wish: null,
    locale: 'pl' as const,
  }
  const email = presaleOfficeEmail('biuro@wojaz.example', guest)
  expect(email.subject).toBe('Przedsprzedaż: nowy zapis (Anna)')
  expect(email.text).toContain('Telefon: +48600000000')
})
