import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import { readContactForm } from './contact-form.ts'

const topics = ['rezerwacja', 'inne']
const written = {
  topic: 'inne',
  name: 'Anna Nowak',
  email: 'anna@wojaz.example',
  message: 'Czy hotel ma windę?',
}
const read = (typed: Record<string, string>) => readContactForm(topics, typed)

test('a message is read as it was written', () => {
  expect(read(written)).toEqual(accepted({ ...written, phone: null, reservation: null }))
})

test('an empty form says what is missing, in the order of the form', () => {
  const empty = read({})
  expect(empty).toEqual(
    refused({
      topic: 'topic-missing',
      name: 'name-missing',
      email: 'email-missing',
      message: 'message-missing',
    }),
  )
  expect(Object.keys((empty as { refusal: object }).refusal)).toEqual(['topic', 'name', 'email', 'message'])
})

test.each([
  ['a topic nobody offered', { topic: 'tajne' }, { topic: 'topic-missing' }],
  ['a name of spaces', { name: ' \t ' }, { name: 'name-missing' }],
  ['an endless name', { name: 'a'.repeat(81) }, { name: 'name-too-long' }],
  ['a broken address', { email: 'anna@' }, { email: 'email-not-an-address' }],
  ['a phone without digits', { phone: 'wieczorem' }, { phone: 'phone-not-a-number' }],
  [
    'a reservation number with signs',
    { reservation: '<script>' },
    { reservation: 'reservation-not-a-number' },
  ],
  [
    'an endless reservation number',
    { reservation: '1'.repeat(31) },
    { reservation: 'reservation-not-a-number' },
  ],
  ['a message of line breaks', { message: '\r\n\r\n' }, { message: 'message-missing' }],
  ['an endless message', { message: 'a'.repeat(4_001) }, { message: 'message-too-long' }],
])('%s is told at its field', (_, typed, faults) => {
  expect(read({ ...written, ...typed })).toEqual(refused(faults))
})

test('lines of a message stay lines, and nothing invisible comes along', () => {
  expect(read({ ...written, message: 'Dzień dobry,\r\nczy jest\u0000 winda?\u0007\r' })).toMatchObject({
    value: { message: 'Dzień dobry,\nczy jest winda?' },
  })
})

test('a name is one line, so that it cannot begin a header', () => {
  expect(read({ ...written, name: 'Anna\r\nBcc: wszyscy@wojaz.example' })).toMatchObject({
    value: { name: 'Anna Bcc: wszyscy@wojaz.example' },
  })
})

test('phone and reservation may be given', () => {
  expect(read({ ...written, phone: '+48 600 000 000', reservation: 'WJ 2026/00017' })).toMatchObject({
    value: { phone: '+48600000000', reservation: 'WJ 2026/00017' },
  })
})
